import { expect, test } from 'vitest';
import { tasksAfterLoad } from './long-tasks.ts';

const main = { pid: 7, tid: 1 };
const task = (ts: number, dur: number, thread = main) => ({ name: 'RunTask', ts, dur, ...thread });

test('the tasks after the load event are told, the longest first, with what took longest in them', () => {
  const traceEvents = [
    task(100, 900_000),
    { name: 'loadEventEnd', ts: 1_000_000, ...main },
    task(1_100_000, 20_000),
    task(1_200_000, 70_000),
    { name: 'v8.compile', ts: 1_201_000, dur: 5000, args: { data: { url: '/assets/small.js' } }, ...main },
    {
      name: 'FunctionCall',
      ts: 1_207_000,
      dur: 60_000,
      args: { data: { url: '/assets/browser.js', functionName: 'hydrate' } },
      ...main,
    },
    task(1_300_000, 500_000, { pid: 7, tid: 2 }),
  ];
  expect(tasksAfterLoad(JSON.stringify({ traceEvents }))).toEqual([
    { milliseconds: 70, culprit: 'FunctionCall /assets/browser.js hydrate' },
    { milliseconds: 20, culprit: 'nothing that has a name' },
  ]);
});

test('a trace without a load event proves nothing', () => {
  expect(() => tasksAfterLoad('{"traceEvents":[]}')).toThrow('no load event');
});

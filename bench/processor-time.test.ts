import { expect, test } from 'vitest';
import { blockingProcessorTime } from './processor-time.ts';

const main = { pid: 1, tid: 1 };
const task = (ts: number, tdur: number, thread = main) => ({
  name: 'ThreadControllerImpl::RunTask',
  ts,
  tdur,
  ...thread,
});
const paint = (ts: number) => ({ name: 'firstContentfulPaint', ts, ...main });

test('a task after the first paint blocks by what it works beyond 50 ms of a slower phone', () => {
  const events = [
    task(10, 90_000),
    paint(20),
    task(30, 20_000),
    task(40, 12_000),
    task(50, 99_000, { pid: 1, tid: 2 }),
  ];
  // 20 ms × 4 − 50; 12 ms × 4 is below 50.
  expect(blockingProcessorTime(events, 4)).toBe(30);
});

test('a trace without a paint says so', () => {
  expect(() => blockingProcessorTime([task(1, 1)], 4)).toThrow('first contentful paint');
});

import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { dueDigest } from '../../functions/src/alerts/due-digest.ts';

const at = (moment: string) => new Date(moment);

test('an office sends its digest at eight local time at the earliest, and once a day', () => {
  expect(dueDigest('Uzbekistan', '2026-11-23', at('2026-11-24T02:59:59Z'))).toBeUndefined();
  expect(dueDigest('Uzbekistan', '2026-11-24', at('2026-11-24T03:00:00Z'))).toBeUndefined();
  expect(dueDigest('Uzbekistan', '2026-11-23', at('2026-11-24T03:00:00Z'))).toEqual({
    office: 'Uzbekistan',
    day: '2026-11-24',
    from: at('2026-11-23T02:50:00Z'),
    until: at('2026-11-24T02:50:00Z'),
  });
});

test('a late digest covers the same jobs; the first digest after missed days covers all their jobs', () => {
  const { from, until } = dueDigest('India', '2026-11-23', at('2026-11-24T18:00:00Z')) ?? {};
  expect([from, until]).toEqual([at('2026-11-23T02:20:00Z'), at('2026-11-24T02:20:00Z')]);
  expect(dueDigest('India', '2026-11-20', at('2026-11-24T18:00:00Z'))?.from).toEqual(at('2026-11-20T02:20:00Z'));
});

test('the very first digest covers one day; an office with a later digest sends none', () => {
  expect(dueDigest('India', undefined, at('2026-11-24T03:00:00Z'))?.from).toEqual(at('2026-11-23T02:20:00Z'));
  expect(dueDigest('India', '2026-11-25', at('2026-11-24T03:00:00Z'))).toBeUndefined();
});

testRows([
  ['forward', '2027-03-27', '2027-03-28T06:59:59Z', '2027-03-28T07:00:00Z', '2027-03-27T07:50:00Z'],
  ['back', '2026-10-24', '2026-10-25T07:59:59Z', '2026-10-25T08:00:00Z', '2026-10-24T06:50:00Z'],
])('on a day when the clocks change, a digest leaves at eight by the new time', (_way, last, before, eight, from) => {
  expect(dueDigest('United Kingdom', last, at(before))).toBeUndefined();
  expect(dueDigest('United Kingdom', last, at(eight))?.from).toEqual(at(from));
});

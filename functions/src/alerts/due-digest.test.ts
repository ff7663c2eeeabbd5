import { homeCountry as office } from '@site/contract/firm/countries';
import { hourOfDay } from '@site/contract/jobs/job-closing';
import { expect, test } from 'vitest';
import { dueDigest } from './due-digest.ts';

const [before, day] = ['2026-11-23', '2026-11-24'];
const eight = hourOfDay(office, day, 8);
const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

test('an office sends its digest from eight on, with the jobs of the day until ten minutes before', () => {
  expect(dueDigest(office, before, minutesBefore(eight, 1))).toBeUndefined();
  expect(dueDigest(office, before, eight)).toEqual({
    office,
    day,
    from: minutesBefore(hourOfDay(office, before, 8), 10),
    until: minutesBefore(eight, 10),
  });
  expect(dueDigest(office, day, eight)).toBeUndefined();
});

test('the first digest of an office has the jobs of one day', () => {
  expect(dueDigest(office, undefined, eight)).toEqual(dueDigest(office, before, eight));
});

import { expect, it } from 'vitest';
import { interviewWords } from './interview-words.ts';

const interview = { at: '2026-12-01T09:30:00.000Z', minutes: 45, where: 'Tashkent office' };

it.each([
  ['United Kingdom', '09:30, Europe/London time'],
  ['India', '15:00, Asia/Kolkata time'],
  ['Uzbekistan', '14:30, Asia/Tashkent time'],
] as const)('an interview is told in the time of %s', (country, time) => {
  expect(interviewWords(interview, country)).toBe(`Tuesday 1 December 2026\n${time}, 45 minutes\nTashkent office`);
});

it('after midnight elsewhere it is on the next day there', () => {
  expect(interviewWords({ ...interview, at: '2026-12-01T20:00:00.000Z' }, 'India')).toMatch(
    /^Wednesday 2 December 2026\n01:30/,
  );
});

it.each([
  ['2027-10-31T00:30:00.000Z', '01:30 (GMT+01:00), Europe/London time'],
  ['2027-10-31T01:30:00.000Z', '01:30 (GMT+00:00), Europe/London time'],
  ['2027-10-31T02:30:00.000Z', '02:30, Europe/London time'],
  ['2027-03-28T01:30:00.000Z', '02:30, Europe/London time'],
])('%s is told so that the hour read twice is one of the two', (at, time) => {
  expect(interviewWords({ ...interview, at }, 'United Kingdom')).toContain(`\n${time}, 45 minutes\n`);
});

import { interviewWords, isOnClockOf, ownClockName } from '@site/contract/desk/interview-words';
import { timesWords } from '@site/contract/desk/interviews';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it, vi } from 'vitest';

const interview = { at: '2026-12-01T09:30:00.000Z', minutes: 45, where: 'Tashkent office' };

testRows([
  ['United Kingdom', '09:30 UK time (GMT)'],
  ['India', '15:00 India time (IST)'],
  ['Uzbekistan', '14:30 Uzbekistan time'],
] as const)('an interview is written in the time of its office', (country, time) => {
  expect(interviewWords(interview, country)).toBe(`Tuesday 1 December 2026\n${time}, 45 minutes\nTashkent office`);
});

it('each offered time has a line, in the time of the office', () => {
  const times = ['09:00', '20:00'].map((time) => ({ ...interview, at: `2027-03-01T${time}:00.000Z` }));
  expect(timesWords(times, 'India')).toBe(
    '– Monday 1 March 2027, 14:30 India time (IST), 45 minutes, Tashkent office\n– Tuesday 2 March 2027, 01:30 India time (IST), 45 minutes, Tashkent office',
  );
});

it('an interview after midnight in another place is on the next day there', () => {
  expect(interviewWords({ ...interview, at: '2026-12-01T20:00:00.000Z' }, 'India')).toMatch(
    /^Wednesday 2 December 2026\n01:30/,
  );
});

testRows([
  ['2027-10-31T00:30:00.000Z', '01:30 UK time (BST)'],
  ['2027-10-31T01:30:00.000Z', '01:30 UK time (GMT)'],
  ['2027-10-31T02:30:00.000Z', '02:30 UK time (GMT)'],
  ['2027-03-28T01:30:00.000Z', '02:30 UK time (BST)'],
])('an hour that the clock shows twice is written without ambiguity', (at, time) => {
  expect(interviewWords({ ...interview, at }, 'United Kingdom')).toContain(`\n${time}, 45 minutes\n`);
});

describe('the clock of a reader', () => {
  testRows([
    ['Asia/Calcutta', 'India', true],
    ['Asia/Kolkata', 'India', true],
    ['Asia/Colombo', 'India', true],
    ['Asia/Samarkand', 'Uzbekistan', true],
    ['Africa/Abidjan', 'United Kingdom', true],
    ['Asia/Tashkent', 'India', false],
    ['Europe/London', 'Uzbekistan', false],
  ] as const)('two places have the same clock, or different ones', (timeZone, country, isSame) => {
    vi.stubEnv('TZ', timeZone);
    expect(isOnClockOf(country, interview.at)).toBe(isSame);
  });

  it('in another place shows the same time only in winter', () => {
    vi.stubEnv('TZ', 'Africa/Abidjan');
    expect(isOnClockOf('United Kingdom', '2027-06-01T09:30:00.000Z')).toBe(false);
  });

  testRows([
    ['Asia/Calcutta', 'India Standard Time'],
    ['Asia/Tashkent', 'Uzbekistan Standard Time'],
    ['Europe/London', 'Greenwich Mean Time'],
  ])('a time zone has the name that people use', (timeZone, name) => {
    vi.stubEnv('TZ', timeZone);
    expect(ownClockName(interview.at)).toBe(name);
  });
});

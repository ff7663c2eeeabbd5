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

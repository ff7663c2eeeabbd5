import { expect, it } from 'vitest';
import { isFree, withTime } from './interviewer-diaries.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const at = (time: string, minutes = 45) => ({ at: `2027-03-01T${time}:00.000Z`, minutes });

it('an interviewer is free unless another application has an overlapping time', () => {
  const diary = { taken: { one: at('13:00'), two: at('15:00', 60) } };
  expect(isFree(diary, 'three', at('13:30'))).toBe(false);
  expect(isFree(diary, 'one', at('13:30'))).toBe(true);
  expect(isFree(diary, 'three', at('13:45'))).toBe(true);
  expect(isFree(diary, 'one', at('14:30'))).toBe(false);
  expect(isFree({ taken: {} }, 'one', at('14:30'))).toBe(true);
});

it('a diary has at most one time of an application, and drops times that are over', () => {
  const diary = { taken: { past: at('11:00', 60), running: at('11:30', 60), one: at('13:00') } };
  expect(withTime(diary, 'one', at('15:00'), now).taken).toEqual({ running: at('11:30', 60), one: at('15:00') });
  expect(withTime(diary, 'one', undefined, now).taken).toEqual({ running: at('11:30', 60) });
});

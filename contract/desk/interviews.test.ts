import { describe, expect, it } from 'vitest';
import { sendMessageSchema } from './desk-schemas.ts';
import { anyOverlap, isAhead, overlaps } from './interviews.ts';

const at = (time: string, minutes = 45, day = '2027-03-01') => ({
  ...{ at: `${day}T${time}:00.000Z`, minutes, where: 'Tashkent office' },
});

describe('interviews', () => {
  it('overlap if one begins before the other ends, but not if it begins at that end', () => {
    expect(overlaps(at('09:00'), at('09:44'))).toBe(true);
    expect(overlaps(at('09:44'), at('09:00'))).toBe(true);
    expect(overlaps(at('09:00'), at('09:45'))).toBe(false);
    expect(overlaps(at('09:00', 120), at('10:00', 15))).toBe(true);
    expect(anyOverlap([at('09:00'), at('11:00'), at('09:30')])).toBe(true);
    expect(anyOverlap([at('09:00'), at('09:45'), at('10:30')])).toBe(false);
  });

  it('lie ahead, and not further than a year', () => {
    const now = new Date('2027-03-01T09:00:00.000Z');
    expect(isAhead(at('09:00'), now)).toBe(false);
    expect(isAhead(at('09:01'), now)).toBe(true);
    expect(isAhead(at('09:00', 45, '2028-02-29'), now)).toBe(true);
    expect(isAhead(at('09:01', 45, '2028-02-29'), now)).toBe(false);
  });
});

describe('a message that offers times', () => {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((time) => ({
    ...at(time),
    interviewer: 'grace',
  }));
  const errorOf = (changes: object) => {
    const message = { ids: ['one'], subject: 'Times', text: '{times}', times: times.slice(0, 3), ...changes };
    return sendMessageSchema.safeParse(message).error?.issues[0]?.message;
  };

  it('has two to six times that do not overlap, each with an interviewer', () => {
    expect(errorOf({})).toBeUndefined();
    expect(errorOf({ times: times.slice(0, 6) })).toBeUndefined();
    for (const wrong of [[], times.slice(0, 1), times])
      expect(errorOf({ times: wrong })).toMatch(/^Offer 2 to 6 times$/);
    expect(errorOf({ times: [times[0], times[0]] })).toMatch(/overlap/);
    expect(errorOf({ times: [times[0], { ...times[1], interviewer: undefined }] })).toBeDefined();
    expect(errorOf({ times: [times[0], { ...times[1], minutes: 4 }] })).toMatch(/whole number from 5 to 480/);
    expect(errorOf({ times: [times[0], { ...times[1], at: '2027-02-30T09:00:00Z' }] })).toBeDefined();
  });

  it('has the field for the times, and no other time', () => {
    expect(errorOf({ text: 'Hello' })).toMatch(/\{times\}/);
    expect(errorOf({ times: undefined })).toMatch(/\{times\}/);
    expect(errorOf({ interview: at('09:00') })).toMatch(/^A message either/);
  });
});

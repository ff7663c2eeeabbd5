import { expect, it } from 'vitest';
import { offerCopy } from '../../content/admin-interviews.ts';
import { emptyMessage, emptyTime, messageInput, momentOf, noMoment } from './message-draft.ts';

const templates = {} as Parameters<typeof messageInput>[2];

it('a moment is what was typed, or none', () => {
  expect(momentOf({ day: '2027-03-01', time: '09:30' })).toBe(new Date(2027, 2, 1, 9, 30).toISOString());
  for (const typed of [emptyTime, { day: '2027-03-01', time: '' }, { day: '', time: '09:30' }])
    expect(momentOf(typed)).toBeUndefined();
  expect(noMoment(emptyTime)).toBe(offerCopy.noTime);
  expect(noMoment({ day: '2027-03-28', time: '01:30' })).toBe(offerCopy.noSuchHour);
});

it('times are sent with what all of them share, where the message has a place for them', () => {
  const values = {
    ...emptyMessage,
    ...{ text: '{times}', where: 'Video', interviewer: 'grace' },
    times: [
      { day: '2027-03-01', time: '09:30', minutes: '30' },
      { ...emptyTime, minutes: 'x' },
    ],
  };
  expect(messageInput(['one'], values, templates).times).toEqual([
    { at: new Date(2027, 2, 1, 9, 30).toISOString(), minutes: 30, where: 'Video', interviewer: 'grace' },
    { at: '', minutes: Number.NaN, where: 'Video', interviewer: 'grace' },
  ]);
  expect(messageInput(['one'], { ...values, text: 'Hello' }, templates)).not.toHaveProperty('times');
});

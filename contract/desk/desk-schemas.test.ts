import { expect, test } from 'vitest';
import { messages } from '../shared/messages.ts';
import { testRows } from '../test-support/test-rows.ts';
import { deskLimits } from './desk-limits.ts';
import { deskMessages, moveSchema, sendMessageSchema, unsendMessagesSchema } from './desk-schemas.ts';

const item = { id: 'an-application', messageId: 'a0b1' };
const errorOf = (body: object) => unsendMessagesSchema.safeParse(body).error?.issues[0]?.message;
const items = (count: number) => Array.from({ length: count }, () => item);

test('a message to take back is named by its submission and its id', () => {
  expect(unsendMessagesSchema.parse({ items: [item, { ...item, more: 1 }] })).toEqual({ items: [item, item] });
});

testRows([
  [{}, messages.required('items')],
  [{ items: [] }, messages.required('items')],
  [{ items: [{ id: 'an-application' }] }, messages.mustBeText('id')],
  [{ items: [{ ...item, messageId: 'a/b' }] }, deskMessages.notFound],
  [{ items: items(deskLimits.submissionsPerAction + 1) }, messages.tooMany('items', deskLimits.submissionsPerAction)],
])('a wrong list of messages is refused', (body, message) => {
  expect(errorOf(body)).toBe(message);
});

test('a message about an interview leaves at once', () => {
  const interview = { at: '2026-12-03T08:00:00Z', minutes: 45, where: 'Office' };
  const later = { ids: ['an-application'], subject: 'Interview', text: '{interview}', leavesAt: 'tomorrow-morning' };
  const faults = (body: object) => sendMessageSchema.safeParse(body).error?.issues.map(({ message }) => message);
  expect(faults({ ...later, interview })).toEqual([deskMessages.interviewLater]);
  const times = [3, 4].map((day) => ({ ...interview, at: `2026-12-0${day}T08:00:00Z`, interviewer: 'a-colleague' }));
  expect(faults({ ...later, text: '{times}', times })).toEqual([deskMessages.interviewLater]);
  expect(faults({ ...later, text: 'Thank you' })).toBeUndefined();
});

testRows([
  ['rejected', 'experience', undefined],
  ['rejected', undefined, undefined],
  ['rejected', 'age', messages.unknownOption('reason')],
  ['interview', 'experience', deskMessages.reasonWithoutRejection],
])('only a rejection has a reason, out of the list', (status, reason, message) => {
  const move = { status, reason, unchangedSince: '2026-11-23T09:00:00.000Z' };
  const letter = { ids: ['an-application'], subject: 'Thank you', text: 'Dear {name}', status, reason };
  expect(moveSchema.safeParse(move).error?.issues[0]?.message).toBe(message);
  expect(sendMessageSchema.safeParse(letter).error?.issues[0]?.message).toBe(message);
});

test('offered times are put in order, and each keeps what belongs to it', () => {
  const time = (day: number) => ({
    at: `2026-12-0${day}T08:00:00Z`,
    minutes: 30 + day,
    where: 'Office',
    interviewer: 'a-colleague',
  });
  const message = { ids: ['an-application'], subject: 'Interview', text: '{times}' };
  const { times } = sendMessageSchema.parse({ ...message, times: [time(4), time(2), time(3)] });
  expect(times).toEqual([time(2), time(3), time(4)]);
  const faulty = { ...message, times: [time(4), { ...time(2), minutes: 0 }] };
  expect(sendMessageSchema.safeParse(faulty).error?.issues[0]?.path).toEqual(['times', 1, 'minutes']);
});

test('one call takes back as many messages as one call can send', () => {
  expect(errorOf({ items: items(deskLimits.submissionsPerAction) })).toBeUndefined();
});

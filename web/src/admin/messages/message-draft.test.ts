import { builtInTemplates } from '@site/contract/desk/message-templates';
import { expect, it } from 'vitest';
import { offerCopy } from '../../content/product/admin-interviews.ts';
import {
  emptyMessage,
  emptyTime,
  firstMessage,
  messageFrom,
  messageInput,
  momentOf,
  noMoment,
  withoutTemplate,
} from './message-draft.ts';

const templates = {} as Parameters<typeof messageInput>[2];

it('a complete day and time give a moment, and others give none', () => {
  expect(momentOf({ day: '2027-03-01', time: '09:30' })).toBe(new Date(2027, 2, 1, 9, 30).toISOString());
  for (const typed of [emptyTime, { day: '2027-03-01', time: '' }, { day: '', time: '09:30' }])
    expect(momentOf(typed)).toBeUndefined();
  expect(noMoment(emptyTime)).toEqual({ field: 'day', message: offerCopy.noTime });
  expect(noMoment({ day: '2027-03-28', time: '' })).toEqual({ field: 'time', message: offerCopy.noTime });
  expect(noMoment({ day: '2027-03-28', time: '01:30' })).toEqual({ field: 'time', message: offerCopy.noSuchHour });
});

it('removing a template removes its text and keeps typed text', () => {
  const { subject, text } = builtInTemplates['not-this-time'];
  const rejection = { ...emptyMessage, template: 'not-this-time', subject, text, status: 'rejected' } as const;
  const free = (values: object) => withoutTemplate('applications', { ...rejection, ...values }, builtInTemplates);
  expect(free({})).toEqual({ template: '', subject: '', text: '', status: '' });
  expect(free({ text: 'Dear Asha' })).toEqual({ template: '', subject: '', text: 'Dear Asha', status: '' });
  expect(free({ subject: 'Hello', status: 'offer' })).toMatchObject({ subject: 'Hello', status: 'offer' });
  expect(free({ template: '', text })).toMatchObject({ text });

  const closed = { ...firstMessage('enquiries'), ...builtInTemplates['not-our-field'] };
  expect(
    withoutTemplate('enquiries', { ...closed, template: 'not-our-field', status: 'closed' }, builtInTemplates),
  ).toEqual({ template: '', subject: 'Your enquiry {reference}', text: '', status: 'answered' });
});

it('offered times are sent with their shared values, if the message has a place for them', () => {
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

it('a stored message is restored as typed, without a half-typed day', () => {
  const values = {
    ...firstMessage('applications'),
    template: 'received',
    day: '?',
    times: [emptyTime, { ...emptyTime, day: '?' }],
  };
  const stored = (draft: object) => messageFrom(JSON.parse(JSON.stringify(draft)));
  expect(stored({ values, key: 'a-key' })).toEqual({
    values: { ...values, day: '', times: [emptyTime, emptyTime] },
    key: 'a-key',
  });
  expect(stored({ values: { ...values, template: 'of another version' }, key: 'a-key' })).toBeUndefined();
});

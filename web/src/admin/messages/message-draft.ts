import type { SendMessageInput } from '@site/contract/desk/desk-schemas';
import type { MessageTemplate, TemplateName } from '@site/contract/desk/message-templates';
import { firstWords, templateMovesTo, templateNames, usesField } from '@site/contract/desk/message-templates';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@site/contract/desk/submission-kinds';
import type { Interview } from '@site/contract/desk/submission-record';
import { isCalendarDay } from '@site/contract/shared/time';
import * as z from 'zod/mini';
import { offerCopy } from '../../content/product/admin-interviews.ts';

/**
 * An empty time for an offer, on the admin's clock. A complete one has a day such as `2026-12-01` and a time such as `09:30`.
 */
export const emptyTime = { day: '', time: '', minutes: '45' };

export const emptyMessage = {
  template: '' as TemplateName | '',
  subject: '',
  text: '',
  /** The day and the time of the interview on the admin's clock, such as `2026-12-01` and `09:30`. */
  day: '',
  time: '',
  minutes: '45',
  where: '',
  /** The uid of the interviewer: the admin, unless they choose a colleague. */
  interviewer: '',
  times: [emptyTime, emptyTime],
  status: '' as SubmissionStatus | '',
};

export type MessageValues = typeof emptyMessage;

export const firstMessage = (kind: SubmissionKind): MessageValues => ({ ...emptyMessage, ...firstWords[kind] });

const storedTime = z.object({ day: z.string(), time: z.string(), minutes: z.string() });

const storedMessage = z.object({
  values: z.object({
    ...storedTime.shape,
    template: z.enum(['', ...templateNames]),
    subject: z.string(),
    text: z.string(),
    where: z.string(),
    interviewer: z.string(),
    times: z.array(storedTime),
    status: z.enum(['', ...Object.values(statusesOf).flat()]),
  }),
  key: z.string(),
});

/** Reads the draft from its stored form; a half-typed day becomes empty. */
export function messageFrom(stored: unknown): { values: MessageValues; key: string } | undefined {
  const { data } = z.safeParse(storedMessage, stored);
  if (!data) return undefined;
  const whole = <Time extends Typed>(time: Time) => ({ ...time, day: isCalendarDay(time.day) ? time.day : '' });
  return { ...data, values: { ...whole(data.values), times: data.values.times.map(whole) } };
}

/** Gives the message after the admin removes the template: the template's text is removed, and typed text stays. */
export function withoutTemplate(
  kind: SubmissionKind,
  { template, subject, text, status }: MessageValues,
  templates: Record<TemplateName, MessageTemplate>,
): Pick<MessageValues, 'template' | 'subject' | 'text' | 'status'> {
  if (!template) return { template, subject, text, status };
  const written = templates[template];
  const first = firstMessage(kind);
  return {
    template: '',
    subject: subject === written.subject ? first.subject : subject,
    text: text === written.text ? first.text : text,
    status: status === (templateMovesTo[template] ?? '') ? first.status : status,
  };
}

export function asksFor(
  { subject, text }: Pick<MessageValues, 'subject' | 'text'>,
  field: 'interview' | 'times',
): boolean {
  return usesField(subject + text, field);
}

type Typed = Pick<MessageValues, 'day' | 'time'>;

/** Gives the typed moment; `undefined` if it is incomplete, or if the clock change skips it. */
export function momentOf({ day, time }: Typed): string | undefined {
  const at = new Date(`${day}T${time}`);
  if (Number.isNaN(at.getTime())) return undefined;
  const [hours, minutes] = time.split(':').map(Number);
  return at.getHours() === hours && at.getMinutes() === minutes ? at.toISOString() : undefined;
}

/** Gives the reason why a day and a time are not a moment, and the field that must be changed. */
export function noMoment({ day, time }: Typed): { field: keyof Typed; message: string } {
  if (!isCalendarDay(day)) return { field: 'day', message: offerCopy.noTime };
  return { field: 'time', message: time ? offerCopy.noSuchHour : offerCopy.noTime };
}

/** Gives the interview that the message arranges; `undefined` until its time is complete. */
export function interviewOf({ minutes, where, ...typed }: MessageValues): Interview | undefined {
  const at = momentOf(typed);
  return at === undefined ? undefined : { at, minutes: Number(minutes), where };
}

/** Gives the offered times. An invalid time has an empty moment. */
export function timesOf({ times, where }: Pick<MessageValues, 'times' | 'where'>): Interview[] {
  return times.map(({ minutes, ...typed }) => ({ at: momentOf(typed) ?? '', minutes: Number(minutes), where }));
}

/** Gives the body of the request. The body names the template only if the text still comes from the template. */
export function messageInput(
  ids: readonly string[],
  values: MessageValues,
  templates: Record<TemplateName, MessageTemplate>,
): SendMessageInput {
  const { template, subject, text, status, interviewer } = values;
  const interview = asksFor(values, 'interview') ? interviewOf(values) : undefined;
  return {
    ids: [...ids],
    subject,
    text,
    ...(template && { template: { name: template, version: templates[template].version } }),
    ...(status && { status }),
    ...(interview && { interview: { ...interview, interviewer } }),
    ...(asksFor(values, 'times') && { times: timesOf(values).map((time) => ({ ...time, interviewer })) }),
  };
}

import * as z from 'zod/mini';
import type { StoredTime } from '../shared/collections.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf } from '../shared/text-fields.ts';
import type { SubmissionKind } from './submission-kinds.ts';

// What admins are told by mail. No schemas here: the screen on which they choose reads it too.

/** What they can choose to be told of, and whether they are until they have chosen. */
const chosenAtFirst = { assigned: true, answered: true, interview: true, withdrawn: true, summary: false } as const;

export type NotificationKind = keyof typeof chosenAtFirst;
export const notificationKinds = Object.keys(chosenAtFirst) as NotificationKind[];
export type NotificationSettings = Record<NotificationKind, boolean>;

/** What somebody is told of, by what stands in their record. */
export function notificationSettings(chosen: Partial<NotificationSettings> = {}): NotificationSettings {
  return { ...chosenAtFirst, ...chosen };
}

/** What an admin is told of as it happens: of which kind it is, and what their mail says. */
export const notifiedEvents = {
  assigned: { kind: 'assigned', words: 'Assigned to you' },
  handedOver: { kind: 'assigned', words: 'Handed over to you: what a colleague had who has left the team' },
  answered: { kind: 'answered', words: 'Answered on the page of their own' },
  interviewArranged: { kind: 'interview', words: 'An interview with you is arranged' },
  interviewTaken: { kind: 'interview', words: 'An interview time is taken' },
  interviewMoved: { kind: 'interview', words: 'An interview is moved to another time' },
  interviewDeclined: { kind: 'interview', words: 'None of the interview times fits the applicant' },
  interviewCancelled: { kind: 'interview', words: 'An interview is cancelled' },
  scorecardDue: { kind: 'interview', words: 'The interview is over: your scorecard is missing' },
  withdrawn: { kind: 'withdrawn', words: 'Withdrawn by the applicant' },
  erased: { kind: 'withdrawn', words: 'Erased by the applicant' },
} as const satisfies Record<string, { kind: NotificationKind; words: string }>;

/** A line of a mail: what has happened, and to which submission. Nothing that an applicant wrote is in it. */
export interface NotificationLine<Time = StoredTime> {
  event: keyof typeof notifiedEvents;
  at: Time;
  reference?: string;
  /** Where it is, unless it is no more. */
  submission?: { kind: SubmissionKind; id: string };
}

/** A document of `notifications`, under the uid of an admin: what waits for their next mail, of which they get one an hour. */
export interface WaitingNotifications<Time = StoredTime> {
  lines: NotificationLine<Time>[];
  /** How many more there are than lines. */
  more: number;
  mailedAt: Time | null;
}

const path = '/api/notification-settings';

/** What the caller is told of by mail. */
export const readNotificationSettingsRoute = defineRoute<{ data: NotificationSettings }>()('GET', path, {
  access: 'admin',
});

/** Turns one kind of notification on or off for the caller. */
export const setNotificationRoute = defineRoute<{ data: NotificationSettings }>()('PUT', path, {
  access: 'admin',
  body: z.object({ kind: oneOf('kind', notificationKinds), isOn: z.boolean(messages.mustBeBoolean('isOn')) }),
});

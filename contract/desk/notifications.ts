import * as z from 'zod/mini';
import type { StoredTime } from '../shared/collections.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { oneOf } from '../shared/text-fields.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/** The kinds of notifications by email, and whether each is on by default. */
const chosenAtFirst = { assigned: true, answered: true, interview: true, withdrawn: true, summary: false } as const;

export type NotificationKind = keyof typeof chosenAtFirst;
export const notificationKinds = Object.keys(chosenAtFirst) as NotificationKind[];
export type NotificationSettings = Record<NotificationKind, boolean>;

/** Gives the settings of an admin, with the defaults for what they have not chosen. */
export function notificationSettings(chosen: Partial<NotificationSettings> = {}): NotificationSettings {
  return { ...chosenAtFirst, ...chosen };
}

/** The events that admins are notified of: the kind, and the words of the email. */
export const notifiedEvents = {
  assigned: { kind: 'assigned', words: 'Assigned to you' },
  handedOver: { kind: 'assigned', words: 'Handed over to you by a colleague who has left the team' },
  answered: { kind: 'answered', words: 'The applicant or enquirer has answered' },
  interviewArranged: { kind: 'interview', words: 'An interview with you is arranged' },
  interviewTaken: { kind: 'interview', words: 'An interview time is taken' },
  interviewMoved: { kind: 'interview', words: 'An interview is moved to another time' },
  interviewDeclined: { kind: 'interview', words: 'None of the interview times suits the applicant' },
  interviewCancelled: { kind: 'interview', words: 'An interview is cancelled' },
  scorecardDue: { kind: 'interview', words: 'The interview is over: please write your scorecard' },
  withdrawn: { kind: 'withdrawn', words: 'Withdrawn by the applicant' },
  erased: { kind: 'withdrawn', words: 'Erased by the applicant' },
} as const satisfies Record<string, { kind: NotificationKind; words: string }>;

/** A line of the email: the event and its submission, without any words of the applicant. */
export interface NotificationLine<Time = StoredTime> {
  event: keyof typeof notifiedEvents;
  at: Time;
  reference?: string;
  /** Missing if the submission was erased. */
  submission?: { kind: SubmissionKind; id: string };
}

/** A document of `notifications`, by the uid of an admin: the events for their next email. They get at most one an hour. */
export interface WaitingNotifications<Time = StoredTime> {
  lines: NotificationLine<Time>[];
  /** The number of events beyond `lines`. */
  more: number;
  mailedAt: Time | null;
}

const path = '/api/notification-settings';

export const readNotificationSettingsRoute = defineRoute<{ data: NotificationSettings }>()('GET', path, {
  access: 'admin',
});

/** Turns one kind of notification on or off for the caller. */
export const setNotificationRoute = defineRoute<{ data: NotificationSettings }>()('PUT', path, {
  access: 'admin',
  body: z.object({ kind: oneOf('kind', notificationKinds), isOn: z.boolean(messages.mustBeBoolean('isOn')) }),
});

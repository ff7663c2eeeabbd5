import type { SubmissionKind } from '../desk/submission-kinds.ts';
import type { StoredTime } from '../shared/collections.ts';
import { hourMilliseconds } from '../shared/time.ts';

/**
 * The state of an email: the states of Firebase's Trigger Email extension, and two more. `HELD` is the stored name of the
 * quarantine, in which an email waits until an admin releases or deletes it. `DISCARDED` is the stored name of the bin: a
 * deleted email, or a failed one that an admin dismissed, stays there from its `endTime` until an admin restores it or its
 * time is over.
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR' | 'HELD' | 'DISCARDED';

/** The states of an email that is still on its way. */
export const unfinishedStates = ['PENDING', 'PROCESSING', 'RETRY'] as const satisfies DeliveryState[];

/** An email that is on its way for longer is stuck: admins must know. */
export const stuckMilliseconds = hourMilliseconds;

/**
 * The reason of a quarantine. From the human check: the honeypot was filled in (stored as `trap`), or the form token is
 * missing, forged, too young or too old. From the delivery: the email came back with a copy of the database, or has waited
 * too long.
 */
export const quarantineReasons = [
  'trap',
  'no-token',
  'foreign-token',
  'too-soon',
  'too-late',
  'restored',
  'overdue',
] as const;

export type QuarantineReason = (typeof quarantineReasons)[number];

/**
 * The subject of an email: a submission (`contact`, `application`), the website itself (`report`), an admin's account, a
 * message to the sender of a submission, an interview, an event for an admin (`notification`), or new openings (`alert`).
 */
export type MailTemplate =
  | 'contact'
  | 'application'
  | 'report'
  | 'account'
  | 'message'
  | 'interview'
  | 'notification'
  | 'alert';

/**
 * The role that can read an email in the outbox. *Team* reads emails about accounts, the website and job alerts; *hiring*
 * reads the others. No admin can read an email with the name of a hidden applicant.
 */
export type MailReaders = 'hiring' | 'team' | 'nobody';

/** The emails to the office or to admins. If one fails, the firm must correct it. */
export const officeTemplates = [
  'contact',
  'application',
  'report',
  'account',
  'notification',
] as const satisfies MailTemplate[];

/** The emails to people outside. Most of their failures come from a wrong address. */
export const outsideTemplates = ['message', 'interview', 'alert'] as const satisfies Exclude<
  MailTemplate,
  (typeof officeTemplates)[number]
>[];

/** An email, for either transport. */
export interface Mail {
  readers: MailReaders;
  to: string[];
  /** Name and address, kept apart so that neither can add to an email header. */
  replyTo: { name: string; address: string };
  message: {
    subject: string;
    text: string;
    html: string;
    /** The attachments, as text. The email service leaves them out. */
    attachments?: { filename: string; content: string; contentType: string }[];
  };
  emailService: { template: MailTemplate; parameters: Record<string, string> };
  /** The submission of a message: finds the email to take it back while it waits to leave. */
  submission?: { kind: SubmissionKind; id: string };
  /** The email has a mark for the link to the sender's page. The text alone cannot tell: a name can contain the mark. */
  hasApplicantLink?: true;
  hasEnquirerLink?: true;
  /** The id of an application with hidden names: recipient and name are filled in as the email leaves. */
  hiddenApplicant?: string;
  /** The id of its job alert: the email has a mark for the alert's link, and is deleted with the alert. */
  alert?: string;
  /** An admin wrote the email, so out-of-office replies may answer it. */
  isWrittenByAdmin?: true;
  /** Further headers, which are added as the email leaves. */
  headers?: Record<string, string>;
}

/** The `error` of an email that did not leave before its `sendBefore`. */
export const tooLate = 'Too late: the time for this email has passed';

/** The history of a mail's delivery; the fields are those of Firebase's Trigger Email extension, and `retryTime`. */
export interface Delivery<Time = Date> {
  state: DeliveryState;
  attempts: number;
  /** When the email was written, or when it may leave: a message of the desk waits, and can be taken back until then. */
  startTime: Time;
  /** When the subject of the email begins or ends: the email does not leave afterwards. */
  sendBefore?: Time;
  endTime: Time | null;
  leaseExpireTime: Time | null;
  /** The reason why the last attempt failed, a `QuarantineReason`, or `tooLate`. */
  error: string | null;
  /** When an email that was given up is tried again; `null` if only an admin can send it again. */
  retryTime: Time | null;
  info: DeliveryInfo | null;
}

export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string;
}

/** A document of the outbox, in the format of Firebase's Trigger Email extension, which ignores `emailService`. */
export interface MailDocument extends Mail {
  delivery: Delivery<StoredTime>;
}

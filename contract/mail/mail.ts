import type { SubmissionKind } from '../desk/submission-kinds.ts';
import type { StoredTime } from '../shared/collections.ts';

/**
 * The state of a mail. The states are those of Firebase's Trigger Email extension, and two of ours. `HELD` is the stored name
 * of the quarantine, in which a mail waits for an admin to release or delete it. `DISCARDED` is that of the bin: a deleted
 * mail, or a failed one that was put away, stays there from its `endTime` until an admin restores it or its time is over.
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR' | 'HELD' | 'DISCARDED';

/** The states of a mail that is still on its way. */
export const unfinishedStates = ['PENDING', 'PROCESSING', 'RETRY'] as const satisfies DeliveryState[];

/** How long a mail may be on its way before somebody should know. */
export const stuckMilliseconds = 3_600_000;

/**
 * Why a mail is quarantined. By the human check: the honeypot was filled in (stored as `trap`), or the form token is
 * missing, not ours, too young or too old. By its delivery: it came back with a copy of the database, or has been waiting
 * for longer than anybody expects.
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
 * What a mail is about: a submission, the website itself (`report`), somebody's account in the admin area, what we write to
 * whoever sent us something (`message`), an interview that was taken, called off or is near (`interview`), what has happened
 * to what an admin looks after (`notification`), or new openings (`alert`).
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

/** Name and address, kept apart so that neither can add to a mail header. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A file that goes with a mail, as text. The e-mail service leaves it out. */
export interface MailAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/**
 * The roles that can read a mail in the outbox. *Hiring* reads its own mails, *team* those about accounts, the website and job
 * alerts. Nobody reads a mail that would tell the desk the name of a hidden applicant.
 */
export type MailReaders = 'hiring' | 'team' | 'nobody';

/** The mails to the office or to admins. A failure of one of these is our own fault. */
export const officeTemplates = [
  'contact',
  'application',
  'report',
  'account',
  'notification',
] as const satisfies MailTemplate[];

/** The mails to people outside. Most failures of these come from a wrong address. */
export const outsideTemplates = ['message', 'interview', 'alert'] as const satisfies Exclude<
  MailTemplate,
  (typeof officeTemplates)[number]
>[];

/** What is sent about a submission, for either transport. */
export interface Mail {
  readers: MailReaders;
  to: string[];
  replyTo: MailAddress;
  message: { subject: string; text: string; html: string; attachments?: MailAttachment[] };
  /** For the e-mail service, which has its own templates: which one, and what to fill in. */
  emailService: { template: MailTemplate; parameters: Record<string, string> };
  /** What a message is about: so it is found to be taken back, as long as it waits to leave. */
  submission?: { kind: SubmissionKind; id: string };
  /** It has a place for a link to the own page of an applicant, or of an enquirer. By its words alone nobody can know: a name can be that mark. */
  hasApplicantLink?: true;
  hasEnquirerLink?: true;
  /** The id of the application, names hidden, that it is about: who it is to, and their name, are filled in as it leaves. */
  hiddenApplicant?: string;
  /** The id of the alert that it belongs to: it has a place for a link to that, and goes with it. */
  alert?: string;
  /** An admin has written the mail, so an out-of-office message can answer. */
  isWrittenByAdmin?: true;
  /** Headers beside the usual ones; they are added as it leaves. */
  headers?: Record<string, string>;
}

/** The `error` of a mail that was not sent before its `sendBefore`. */
export const tooLate = 'Too late: the moment of this mail has passed';

/** The history of a mail's delivery; the fields are those of Firebase's Trigger Email extension, and `retryTime`. */
export interface Delivery<Time = Date> {
  state: DeliveryState;
  attempts: number;
  /** When it was written, or may leave: what the desk sends waits a little, and can be taken back until then. */
  startTime: Time;
  /**
   * The moment at which the subject of the mail begins or ends; the mail is not sent afterwards. Most mails have no such
   * moment.
   */
  sendBefore?: Time;
  endTime: Time | null;
  leaseExpireTime: Time | null;
  /** Why the last attempt failed, a `QuarantineReason`, or `tooLate`. */
  error: string | null;
  /** Of a mail that was given up: when it is tried again by itself; `null` where only an admin has it sent again. */
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

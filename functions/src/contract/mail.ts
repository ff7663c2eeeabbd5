/**
 * Where a mail stands; the states are those of Firebase's Trigger Email extension, and one of ours: a mail in `HELD` is
 * about what looks as if a program had sent it, and waits for an admin to look at it.
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR' | 'HELD';

/** Why a mail is held: the hidden field was filled in, or the form's token is missing, not ours, too young or too old. */
export type HoldReason = 'trap' | 'no-token' | 'foreign-token' | 'too-soon' | 'too-late';

/** What a mail is about. */
export type MailTemplate = 'contact' | 'application';

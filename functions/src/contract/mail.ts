/**
 * Where a mail stands. The states are those of Firebase's Trigger Email extension, and one of ours: `HELD` is the stored
 * name of the quarantine, in which a mail waits for an admin to release or delete it.
 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR' | 'HELD';

/**
 * Why a mail is quarantined: the honeypot was filled in (stored as `trap`), or the form token is missing, not ours, too
 * young or too old.
 */
export type QuarantineReason = 'trap' | 'no-token' | 'foreign-token' | 'too-soon' | 'too-late';

/** What a mail is about. */
export type MailTemplate = 'contact' | 'application';

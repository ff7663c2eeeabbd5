/** Where a mail stands; the states are those of Firebase's Trigger Email extension. */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR';

/** What a mail is about. */
export type MailTemplate = 'contact' | 'application';

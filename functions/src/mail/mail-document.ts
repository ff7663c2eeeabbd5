import type { MailTemplate } from '../contract/mail.ts';
import type { Delivery } from './delivery.ts';

/** Name and address, kept apart so that neither can add to a mail header. */
export interface MailAddress {
  name: string;
  address: string;
}

/** What is sent about a submission, for either transport. */
export interface Mail {
  to: string[];
  replyTo: MailAddress;
  message: { subject: string; text: string; html: string };
  /** For the e-mail service, which has its own templates: which one, and what to fill in. */
  emailService: { template: MailTemplate; parameters: Record<string, string> };
}

/** A document of the outbox, in the format of Firebase's Trigger Email extension, which ignores `emailService`. */
export interface MailDocument extends Mail {
  delivery: Delivery;
}

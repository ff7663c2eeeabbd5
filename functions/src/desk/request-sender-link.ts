import { mailOnItsWay } from '@site/contract/desk/sender-page';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { emailKeyOf } from '@site/contract/desk/submission-search';
import type { ApiHandlers } from '../http/handler.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { enqueueMakeMail, hourNumber } from '../mail/mail-tasks.ts';
import { idempotentId } from '../shared/documents.ts';
import { queueMailToSender } from './queue-mail-to-sender.ts';
import { senderLinkMail } from './sender-mails.ts';

export const senderLinkHandlers = {
  requestApplicantLink: ({ body }) => requestLink('applications', body),
  requestEnquirerLink: ({ body }) => requestLink('enquiries', body),
} satisfies Partial<ApiHandlers>;

/** Makes a task that looks for submissions of an address, so that not even the time of the answer tells whether any exist. */
async function requestLink(kind: SubmissionKind, { email }: { email: string }): Promise<{ message: string }> {
  // A repeated request has the same name within an hour, so an address gets one email with a new link an hour.
  const mail = idempotentId(emailKeyOf(email), ['sender-link', kind, hourNumber()]);
  await enqueueMakeMail({ mail, make: 'sender-link', kind, email });
  return { message: mailOnItsWay[kind].linkSent };
}

/** Queues the email with a new link, if the address has sent something of the kind. A repeated task queues the same email. */
export async function makeSenderLinkMail(kind: SubmissionKind, mail: string, email: string): Promise<void> {
  // The email goes to the address as the sender typed it in the submission.
  const mailTo = (sender: string) => senderLinkMail(kind, sender, officeMailbox(kind));
  await queueMailToSender(mail, { kind, emailKey: emailKeyOf(email) }, mailTo, { isLimited: true });
}

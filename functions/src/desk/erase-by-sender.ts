import { erasureCodeMinutes, mailOnItsWay, senderPageMessages } from '@site/contract/desk/sender-page';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { ApiHandlers } from '../http/handler.ts';
import { requestLimits } from '../http/rate-limits/request-limits.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { idempotentId } from '../shared/documents.ts';
import { invalidField } from '../shared/http-error.ts';
import { hashSecret, isSame, keyedHash } from '../shared/keyed-hash.ts';
import { erasePerson } from './person.ts';
import { queueMailToSender, type Sender } from './queue-mail-to-sender.ts';
import { erasureCodeMail } from './sender-mails.ts';
import { emailKeyOfLink } from './sender-page.ts';

// Senders can erase everything of one kind from their page. An emailed code proves that the sender can read the emails to the
// address now. The code follows from the address and the quarter of an hour, so only its email is stored. A code is valid in
// its quarter and the next one.

export const eraseBySenderHandlers = {
  requestErasureCode: ({ body }) => requestCode('applications', body),
  requestEnquirerCode: ({ body }) => requestCode('enquiries', body),
  eraseOwnApplications: ({ body }) => erase('applications', body),
  eraseOwnEnquiries: ({ body }) => erase('enquiries', body),
} satisfies Partial<ApiHandlers>;

async function requestCode(kind: SubmissionKind, { token }: { token: string }): Promise<{ message: string }> {
  const sender = { kind, emailKey: await emailKeyOfLink(kind, token) };
  const quarter = quarterOf(new Date());
  const mailTo = (email: string) => erasureCodeMail(kind, email, codeOf(sender, quarter), officeMailbox(kind));
  const id = idempotentId(sender.emailKey, ['erasure-code', kind, quarter]);
  const sendBefore = new Date((quarter + 2) * quarterMilliseconds);
  await queueMailToSender(id, sender, mailTo, { sendBefore });
  return { message: mailOnItsWay[kind].codeSent };
}

async function erase(kind: SubmissionKind, { token, code }: { token: string; code: string }): Promise<object> {
  const emailKey = await emailKeyOfLink(kind, token);
  // Every try counts before the code is compared: otherwise a refusal would tell which code is right.
  await requestLimits.countTry(emailKey);
  const now = new Date();
  const quarter = quarterOf(now);
  const isValid = [quarter, quarter - 1].some((one) => isSame(code, codeOf({ kind, emailKey }, one)));
  if (!isValid) throw invalidField('code', senderPageMessages.wrongCode);
  await erasePerson(emailKey, [kind], now);
  return {};
}

const quarterMilliseconds = erasureCodeMinutes * 60_000;

const quarterOf = (now: Date) => Math.floor(now.getTime() / quarterMilliseconds);

const codes = 1_000_000;
const digestBytes = 6;

/** Gives the code of a quarter of an hour; a code for enquiries does not erase applications. */
function codeOf({ kind, emailKey }: Sender, quarter: number): string {
  const hash = keyedHash(hashSecret(process.env), 'erasure-code', kind, emailKey, `${quarter}`);
  return `${Buffer.from(hash, 'base64url').readUIntBE(0, digestBytes) % codes}`.padStart(6, '0');
}

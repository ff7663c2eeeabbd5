import { senderPageMessages } from '@site/contract/desk/sender-page';
import type { OwnSubmissions } from '@site/contract/desk/sender-page-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { ApiHandlers } from '../http/handler.ts';
import { idempotentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { cancelTime, declineTimes, takeTime } from './interviews/choose-interview-time.ts';
import { moveSubmission } from './move-submission.ts';
import { receiveReply } from './receive-message.ts';
import { senderOfLink } from './sender-link.ts';
import { shownSubmissions } from './shown-submission.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction } from './submission.ts';
import { submissionOfSender } from './submissions-of-address.ts';

// The sender's page: applicants and enquirers see and change their submissions there, with an emailed link.
//
//   sender-page.ts          the actions on the page; each answer has all that the page shows
//   sender-link.ts          the link: made as an email leaves; ends after some days, or with the newest submission
//   request-sender-link.ts  a sender asks for a new link; a task emails it
//   queue-mail-to-sender.ts queues an email to the address of a submission, within the limits of mailboxes
//   erase-by-sender.ts      the emailed code, and the erasure
//   shown-submission.ts     a submission as the page shows it
//   sender-mails.ts         the words of the emails to senders
//
// Files: files/submission-files.ts. Interviews: interviews/choose-interview-time.ts.

export const senderPageHandlers = {
  readOwnApplications: ({ body }) => read('applications', body),
  readOwnEnquiries: ({ body }) => read('enquiries', body),
  writeAboutApplication: (request) => write('applications', request),
  writeAboutEnquiry: (request) => write('enquiries', request),
  withdrawApplication: ({ body }) =>
    act('applications', body, (id) => moveSubmission('applications', id, 'withdrawn', null)),
  takeInterviewTime: ({ body: { at, ...which } }) => changeOwn(which, (current) => takeTime(current, at)),
  declineInterviewTimes: ({ body: { text, ...which }, idempotencyKey }) =>
    changeOwn(which, (current) => {
      const id = idempotencyKey && idempotentId(idempotencyKey, ['decline', current.record.id, text]);
      return declineTimes(current, { id, text });
    }),
  cancelOwnInterview: ({ body }) => changeOwn(body, cancelTime),
} satisfies Partial<ApiHandlers>;

async function read<Kind extends SubmissionKind>(kind: Kind, { token }: { token: string }) {
  return shown(kind, await emailKeyOfLink(kind, token));
}

function write<Kind extends SubmissionKind>(
  kind: Kind,
  { body: { text, ...which }, idempotencyKey }: { body: Which & { text: string }; idempotencyKey: string | undefined },
) {
  return act(kind, which, (submission) => {
    const id = idempotencyKey && idempotentId(idempotencyKey, [kind, submission, text]);
    return receiveReply(kind, submission, { id, text });
  });
}

const changeOwn = (which: Which, decide: (current: SubmissionInTransaction) => Promise<DecidedChange<void>>) =>
  act('applications', which, (id) => changeSubmission('applications', id, null, decide));

interface Which {
  token: string;
  reference: string;
}

/** Changes one submission of the sender, and gives all that the page shows. */
async function act<Kind extends SubmissionKind>(
  kind: Kind,
  { token, reference }: Which,
  work: (id: string) => Promise<unknown>,
): Promise<OwnSubmissions<Kind>> {
  const emailKey = await emailKeyOfLink(kind, token);
  const id = await submissionOfSender(kind, emailKey, reference);
  if (id === undefined) throw linkEnded();
  await work(id);
  return shown(kind, emailKey);
}

async function shown<Kind extends SubmissionKind>(kind: Kind, emailKey: string): Promise<OwnSubmissions<Kind>> {
  const submissions = await shownSubmissions(kind, emailKey);
  if (submissions.length === 0) throw linkEnded();
  // TypeScript does not follow a computed name.
  return { data: { [kind]: submissions } as OwnSubmissions<Kind>['data'] };
}

/** Gives the sender to whom a link belongs, by the key of their address. */
export async function emailKeyOfLink(kind: SubmissionKind, token: string): Promise<string> {
  const emailKey = await senderOfLink(kind, token);
  if (emailKey === undefined) throw linkEnded();
  return emailKey;
}

const linkEnded = () => new HttpError(404, senderPageMessages.linkEnded);

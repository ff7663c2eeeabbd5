import type { ApplicationStatus, SubmissionKind } from '@site/contract/desk/submission-kinds';
import { submissionRecord } from '@site/contract/desk/submission-record';
import type { MailDocument } from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { annotateSubmissionHandlers } from '../../functions/src/desk/annotate-submission.ts';
import { assignSubmissionHandlers } from '../../functions/src/desk/assign-submission.ts';
import { auditHandlers } from '../../functions/src/desk/audited-submissions.ts';
import { eraseBySenderHandlers } from '../../functions/src/desk/erase-by-sender.ts';
import { eraseSubmissionHandlers } from '../../functions/src/desk/erase-submissions.ts';
import { fileHandlers } from '../../functions/src/desk/files/submission-files.ts';
import { takeInSubmissions } from '../../functions/src/desk/intake.ts';
import { cancelInterviewHandlers } from '../../functions/src/desk/interviews/cancel-interview.ts';
import { moveInterviewHandlers } from '../../functions/src/desk/interviews/move-interview.ts';
import { judgeApplicantHandlers } from '../../functions/src/desk/judge-applicant.ts';
import { messageTemplateHandlers } from '../../functions/src/desk/message-templates.ts';
import { moveSubmissionHandlers } from '../../functions/src/desk/move-submission.ts';
import { personHandlers } from '../../functions/src/desk/person.ts';
import { deskSettingsHandlers } from '../../functions/src/desk/read-desk-settings.ts';
import { receiveSubmissionHandlers } from '../../functions/src/desk/receive-submission.ts';
import { senderLinkHandlers } from '../../functions/src/desk/request-sender-link.ts';
import { messageLeaves, sendMessageHandlers } from '../../functions/src/desk/send-message.ts';
import { createSenderLink } from '../../functions/src/desk/sender-link.ts';
import { senderPageHandlers } from '../../functions/src/desk/sender-page.ts';
import { takeBackMessageHandlers } from '../../functions/src/desk/take-back-message.ts';
import type { ApiHandlers } from '../../functions/src/http/handler.ts';
import { db } from '../../functions/src/shared/firebase.ts';
import { validApplication } from './factories.ts';
import { callsOf } from './handler-requests.ts';
import type { OwnProject } from './own-project.ts';

/** Wraps the handler of a form: the intake runs before the answer. */
const takenIn =
  <Request, Answer>(submit: (request: Request) => Promise<Answer>) =>
  async (request: Request) => {
    const answer = await submit(request);
    await takeInSubmissions();
    return answer;
  };

/**
 * Gives the real handlers of the hiring desk, on the project of the test: the public forms with their intake, the work of
 * admins, and the pages of senders.
 */
export function ownDesk({ documents }: Pick<OwnProject, 'documents'>) {
  const handlers = {
    submitApplication: takenIn(receiveSubmissionHandlers.submitApplication),
    submitContact: takenIn(receiveSubmissionHandlers.submitContact),
    ...moveSubmissionHandlers,
    ...assignSubmissionHandlers,
    ...annotateSubmissionHandlers,
    ...judgeApplicantHandlers,
    ...eraseSubmissionHandlers,
    ...auditHandlers,
    ...personHandlers,
    ...deskSettingsHandlers,
    ...sendMessageHandlers,
    ...takeBackMessageHandlers,
    ...messageTemplateHandlers,
    ...cancelInterviewHandlers,
    ...moveInterviewHandlers,
    ...senderPageHandlers,
    ...senderLinkHandlers,
    ...eraseBySenderHandlers,
    ...fileHandlers,
  } satisfies Partial<ApiHandlers>;
  /**
   * Sends the waiting messages at once. The delivery would quarantine them, because the clock of the test differs from
   * Firestore's.
   */
  const letLeave = async (submission?: string) => {
    const waiting = (await documents('mail')).filter(
      (mail) =>
        mail.isWrittenByAdmin &&
        mail.delivery.state === 'PENDING' &&
        (submission === undefined || mail.submission.id === submission),
    );
    for (const { id } of waiting)
      await db().runTransaction(async (transaction) => {
        const mail = await transaction.get(db().collection(collections.mail).doc(id));
        if (mail.exists) await messageLeaves(transaction, id, mail.data() as MailDocument, false);
        if (mail.exists) transaction.update(mail.ref, { 'delivery.state': 'SUCCESS', 'delivery.attempts': 1 });
      });
  };

  const call = callsOf(handlers);
  const documentOf = (id: string, kind: SubmissionKind = 'applications') => db().collection(collections[kind]).doc(id);
  /** Gives an application in its stored form. */
  const record = async ({ id }: { id: string }) =>
    submissionRecord<'applications'>(id, (await documentOf(id).get()).data() ?? {});
  /** Sends an application, and gives its stored form. */
  const apply = async (changes: Parameters<typeof validApplication>[0] = {}) => {
    const body = validApplication(changes);
    await call('submitApplication', { body });
    const { docs } = await db().collection(collections.applications).where('email', '==', body.email).get();
    const records = await Promise.all(docs.map(record));
    const [newest] = records.toSorted((one, other) => other.reference.localeCompare(one.reference));
    if (!newest) throw new Error('The application is not stored');
    return newest;
  };
  /** Moves an application from its present status to another one. */
  const move = async ({ id }: { id: string }, status: ApplicationStatus) => {
    const { statusChangedAt: unchangedSince } = await record({ id });
    await call('moveSubmission', { parameters: { kind: 'applications', id }, body: { status, unchangedSince } });
  };
  /** Sends a message. Gives the outcome for each recipient. */
  const write = async (people: readonly { id: string }[], message: object, key: string = crypto.randomUUID()) => {
    const body = { ids: people.map(({ id }) => id), ...message } as never;
    const request = { parameters: { kind: 'applications' }, body, idempotencyKey: key };
    return (await call('sendMessage', request)).data.outcomes;
  };
  const unsend = async (...items: { id: string; messageId: string }[]) => {
    const body = { items: items.map(({ id, messageId }) => ({ id, messageId })) };
    return (await call('unsendMessages', { parameters: { kind: 'applications' }, body })).data.outcomes;
  };
  /** Gives the documents of a part of the timeline, the oldest first. */
  const linesOf = async ({ id }: { id: string }, part: string, kind?: SubmissionKind) =>
    (await documentOf(id, kind).collection(part).orderBy('at').get()).docs.map((line) => line.data());
  const kindsOf = async (submission: { id: string }) =>
    (await linesOf(submission, 'changes')).map(({ kind }) => String(kind));
  const counter = async (kind: SubmissionKind) => (await db().collection(collections.counters).doc(kind).get()).data();
  /** Gives the token of a link to a sender's page. */
  const tokenFor = async (email: string, kind: SubmissionKind = 'applications') =>
    (await createSenderLink(kind, email, crypto.randomUUID())) ?? '';

  return {
    ...{ handlers, call, letLeave, takeInWaiting: takeInSubmissions, tokenFor },
    ...{ apply, record, move, write, unsend, linesOf, kindsOf, counter },
  };
}

import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { MailDocument } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import { type Acknowledgements, admitWaiting as admitWaitingOf } from '../../functions/src/desk/admit-submissions.ts';
import { createFindAudited } from '../../functions/src/desk/audited-submissions.ts';
import { createColleagues } from '../../functions/src/desk/colleagues.ts';
import { createDeskHandlers } from '../../functions/src/desk/desk-handlers.ts';
import { createDeskStore } from '../../functions/src/desk/desk-store.ts';
import { createErasureCodes } from '../../functions/src/desk/erasure-codes.ts';
import { createFileHandlers } from '../../functions/src/desk/files/file-handlers.ts';
import { createFileStore, type FileStore } from '../../functions/src/desk/files/file-store.ts';
import { cancelInterviewHandlers } from '../../functions/src/desk/interviews/cancel-interview.ts';
import { messageTemplateHandlers } from '../../functions/src/desk/message-templates.ts';
import { createOwnPageHandlers } from '../../functions/src/desk/own-page-handlers.ts';
import { createOwnPageLinks } from '../../functions/src/desk/own-page-links.ts';
import { createOwnSubmissions } from '../../functions/src/desk/own-submissions.ts';
import { createPeople } from '../../functions/src/desk/people.ts';
import { createScorecardHandlers } from '../../functions/src/desk/scorecard-handlers.ts';
import { messageLeaves, sendMessageHandlers } from '../../functions/src/desk/send-message.ts';
import { createSubmissionStore } from '../../functions/src/desk/submission-store.ts';
import { takeBackMessageHandlers } from '../../functions/src/desk/take-back-message.ts';
import type { ApiHandlers } from '../../functions/src/http/handler.ts';
import { createRequestLimits } from '../../functions/src/http/rate-limits/request-limits.ts';
import { addAuditEntry } from '../../functions/src/shared/audit-list.ts';
import { db } from '../../functions/src/shared/firebase.ts';
import { createRateLimitStore } from '../../functions/src/shared/rate-limit-store.ts';
import type { OwnProject } from './own-project.ts';
import { submissionHandlers } from './submission-handlers.ts';

export const careersMailbox = 'careers@ohmbridge.example';

const acknowledgements: Acknowledgements = {
  replyTo: () => careersMailbox,
};

const retentionDays = 365;
const secret = () => 'a secret of the tests';
const timeoutMilliseconds = 15_000;
const now = () => new Date();

/**
 * The hiring desk as the functions have it, on the data of an own project: what is sent in, what admins do about it, and
 * what applicants and enquirers do about their own.
 * @param watchFiles may look at, or cut off, what the store of its files is asked
 */
export function ownDesk(
  { firestore, bucket, documents }: OwnProject,
  watchFiles: (files: FileStore) => FileStore = (files) => files,
) {
  const files = watchFiles(createFileStore(bucket));
  const desk = createDeskStore(files);
  const submissions = submissionHandlers(createSubmissionStore());
  /** What its task does. */
  const admitWaiting = () => admitWaitingOf(acknowledgements);
  const people = createPeople(files);
  const links = createOwnPageLinks();
  const own = createOwnSubmissions(() => retentionDays);
  const { countTry } = createRequestLimits({
    store: createRateLimitStore(firestore, { now, timeoutMilliseconds }),
    settings: () => {
      throw new Error('No request is counted here');
    },
    ...{ secret, now, timeoutMilliseconds },
  });
  const findAudited = createFindAudited();
  const audit = { add: addAuditEntry };
  const asked = new Map<string, string>();
  const ownPages = {
    links,
    desk,
    own,
    people,
    erasureCodes: createErasureCodes({ secret, replyTo: () => careersMailbox }),
    countTry,
    enqueue: async (_kind: SubmissionKind, mail: string, email: string) => {
      asked.set(mail, asked.get(mail) ?? email);
    },
    now,
  };
  const handlers = {
    submitApplication: async (request: Parameters<typeof submissions.submitApplication>[0]) => {
      const answer = await submissions.submitApplication(request);
      await admitWaiting();
      return answer;
    },
    submitContact: async (request: Parameters<typeof submissions.submitContact>[0]) => {
      const answer = await submissions.submitContact(request);
      await admitWaiting();
      return answer;
    },
    ...createDeskHandlers({
      desk,
      people,
      colleagues: createColleagues(),
      retentionDays: () => retentionDays,
      answerWithinWorkingDays: () => deskLimits.answerWithinWorkingDays,
      findAudited,
      audit,
    }),
    ...sendMessageHandlers,
    ...takeBackMessageHandlers,
    ...messageTemplateHandlers,
    ...cancelInterviewHandlers,
    ...createScorecardHandlers({ desk }),
    ...createOwnPageHandlers(ownPages),
    ...createFileHandlers({
      desk,
      files,
      ownerOf: async (kind, token, reference) => own.idOf(kind, (await links.emailKeyOf(kind, token)) ?? '', reference),
      findAudited,
      audit,
    }),
  } satisfies Partial<ApiHandlers>;
  /** Lets the waiting messages leave, whatever the clock says: by a clock far from Firestore's, delivery would hold them back. */
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
  return {
    handlers,
    desk,
    letLeave,
    files,
    admitWaiting,
    links,
    /** The addresses for which somebody asked for a new link, by the names of their mails. */
    asked,
  };
}

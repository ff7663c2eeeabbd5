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
import { callsOf } from './handler-requests.ts';
import type { OwnProject } from './own-project.ts';

/**
 * The real handlers of the hiring desk, on the data of an own project: the public forms with their intake, the work of admins,
 * and the pages of senders.
 */
export function ownDesk({ documents }: Pick<OwnProject, 'documents'>) {
  const handlers = {
    submitApplication: async (request: Parameters<typeof receiveSubmissionHandlers.submitApplication>[0]) => {
      const answer = await receiveSubmissionHandlers.submitApplication(request);
      await takeInSubmissions();
      return answer;
    },
    submitContact: async (request: Parameters<typeof receiveSubmissionHandlers.submitContact>[0]) => {
      const answer = await receiveSubmissionHandlers.submitContact(request);
      await takeInSubmissions();
      return answer;
    },
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
  /** Lets the waiting messages leave at once: with a clock far from Firestore's, the delivery would quarantine them. */
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
    call: callsOf(handlers),
    letLeave,
    takeInWaiting: takeInSubmissions,
    links: { create: createSenderLink },
  };
}

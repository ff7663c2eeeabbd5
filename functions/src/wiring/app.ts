import type { Express } from 'express';
import { jobAlertHandlers } from '../alerts/job-alert.ts';
import { jobAlertRequestHandlers } from '../alerts/request-job-alert.ts';
import { annotateSubmissionHandlers } from '../desk/annotate-submission.ts';
import { assignSubmissionHandlers } from '../desk/assign-submission.ts';
import { auditHandlers } from '../desk/audited-submissions.ts';
import { eraseBySenderHandlers } from '../desk/erase-by-sender.ts';
import { eraseSubmissionHandlers } from '../desk/erase-submissions.ts';
import { fileHandlers } from '../desk/files/submission-files.ts';
import { cancelInterviewHandlers } from '../desk/interviews/cancel-interview.ts';
import { moveInterviewHandlers } from '../desk/interviews/move-interview.ts';
import { judgeApplicantHandlers } from '../desk/judge-applicant.ts';
import { messageTemplateHandlers } from '../desk/message-templates.ts';
import { moveSubmissionHandlers } from '../desk/move-submission.ts';
import { notificationHandlers } from '../desk/notifications.ts';
import { personHandlers } from '../desk/person.ts';
import { deskSettingsHandlers } from '../desk/read-desk-settings.ts';
import { receiveSubmissionHandlers } from '../desk/receive-submission.ts';
import { senderLinkHandlers } from '../desk/request-sender-link.ts';
import { mailHandlers } from '../desk/review-mails.ts';
import { sendMessageHandlers } from '../desk/send-message.ts';
import { senderPageHandlers } from '../desk/sender-page.ts';
import { takeBackMessageHandlers } from '../desk/take-back-message.ts';
import { createApp } from '../http/app.ts';
import { verifyApp } from '../http/app-check.ts';
import { requestLimits } from '../http/rate-limits/request-limits.ts';
import { bulkJobHandlers } from '../jobs/bulk-jobs.ts';
import { deleteJobHandlers } from '../jobs/delete-job.ts';
import { listJobHandlers } from '../jobs/list-jobs.ts';
import { previewJobHandlers } from '../jobs/preview-job.ts';
import { saveJobHandlers } from '../jobs/save-job.ts';
import { browserReportHandlers } from '../nightly/browser-reports.ts';
import { healthHandlers } from '../nightly/read-health.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { passwordHandlers } from '../team/change-password.ts';
import { changeRolesHandlers } from '../team/change-roles.ts';
import { forgottenPasswordHandlers } from '../team/forgotten-password.ts';
import { invitationLinkHandlers } from '../team/invitation-links.ts';
import { invitationHandlers } from '../team/invite-admin.ts';
import { readTeamHandlers } from '../team/read-team.ts';
import { removalHandlers } from '../team/remove-admin.ts';
import { secondFactorResetHandlers } from '../team/reset-second-factor.ts';
import { appHandlers } from '../team/second-factor/app-codes.ts';
import { passkeyHandlers } from '../team/second-factor/passkeys.ts';
import { recoveryCodeHandlers } from '../team/second-factor/recovery-codes.ts';
import { secondFactorHandlers } from '../team/second-factor/second-factor.ts';
import { sessionHandlers } from '../team/sessions.ts';
import { signInHandlers } from '../team/sign-in.ts';
import { verifyToken } from '../team/verify-token.ts';

/** The API: the handlers of all routes, by domain. A route without a handler does not compile. */
export function createWiredApp(): Express {
  return createApp(
    {
      // Signing in and the team
      ...signInHandlers,
      ...passwordHandlers,
      ...forgottenPasswordHandlers,
      ...sessionHandlers,
      ...secondFactorHandlers,
      ...passkeyHandlers,
      ...appHandlers,
      ...recoveryCodeHandlers,
      ...readTeamHandlers,
      ...invitationHandlers,
      ...invitationLinkHandlers,
      ...changeRolesHandlers,
      ...secondFactorResetHandlers,
      ...removalHandlers,
      // Jobs and job alerts
      ...listJobHandlers,
      ...saveJobHandlers,
      ...deleteJobHandlers,
      ...bulkJobHandlers,
      ...previewJobHandlers,
      ...jobAlertHandlers,
      ...jobAlertRequestHandlers,
      // The public forms and the sender's page
      ...receiveSubmissionHandlers,
      ...senderPageHandlers,
      ...senderLinkHandlers,
      ...eraseBySenderHandlers,
      ...fileHandlers,
      // The hiring desk
      ...moveSubmissionHandlers,
      ...assignSubmissionHandlers,
      ...annotateSubmissionHandlers,
      ...judgeApplicantHandlers,
      ...eraseSubmissionHandlers,
      ...sendMessageHandlers,
      ...takeBackMessageHandlers,
      ...messageTemplateHandlers,
      ...cancelInterviewHandlers,
      ...moveInterviewHandlers,
      ...personHandlers,
      ...auditHandlers,
      ...notificationHandlers,
      ...deskSettingsHandlers,
      // Email and the state of the product
      ...mailHandlers,
      ...healthHandlers,
      ...browserReportHandlers,
    },
    { verifyToken, verifyApp, countRequest: requestLimits.countRequest, audit: addAuditEntry },
  );
}

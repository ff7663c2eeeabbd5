import type { Express } from 'express';
import { jobAlertHandlers } from '../alerts/job-alert.ts';
import { jobAlertRequestHandlers } from '../alerts/request-job-alert.ts';
import { createDeskHandlers } from '../desk/desk-handlers.ts';
import { createFileHandlers } from '../desk/files/file-handlers.ts';
import { cancelInterviewHandlers } from '../desk/interviews/cancel-interview.ts';
import { messageTemplateHandlers } from '../desk/message-templates.ts';
import { createNotificationHandlers } from '../desk/notification-handlers.ts';
import { createOwnPageHandlers } from '../desk/own-page-handlers.ts';
import { createScorecardHandlers } from '../desk/scorecard-handlers.ts';
import { sendMessageHandlers } from '../desk/send-message.ts';
import { createSubmissionHandlers } from '../desk/submission-handlers.ts';
import { createSubmissionStore } from '../desk/submission-store.ts';
import { messageEvents, takeBackMessageHandlers } from '../desk/take-back-message.ts';
import { createApp } from '../http/app.ts';
import { verifyApp } from '../http/app-check.ts';
import { issueFormToken, quarantineReason } from '../http/human-check.ts';
import { limits } from '../http/limits.ts';
import { bulkJobHandlers } from '../jobs/bulk-jobs.ts';
import { deleteJobHandlers } from '../jobs/delete-job.ts';
import { referencedJob } from '../jobs/job.ts';
import { assessmentOf } from '../jobs/job-assessment.ts';
import { listJobHandlers } from '../jobs/list-jobs.ts';
import { previewJobHandlers } from '../jobs/preview-job.ts';
import { saveJobHandlers } from '../jobs/save-job.ts';
import { reportWrongMailSettings } from '../mail/mail-settings.ts';
import { mailHandlers } from '../mail/review-mails.ts';
import { browserReportHandlers } from '../nightly/browser-reports.ts';
import { healthHandlers } from '../nightly/read-health.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { verifyToken } from '../team/admin-access.ts';
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
import { deskServices, deskStore, fileServices, leaveDesk, ownPageServices } from './desk.ts';

/** The API on this project's services. */
export function createWiredApp(): Express {
  const ownPages = ownPageServices(limits.countTry);

  return createApp(
    {
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
      ...removalHandlers(leaveDesk),
      ...listJobHandlers,
      ...saveJobHandlers,
      ...deleteJobHandlers,
      ...bulkJobHandlers,
      ...previewJobHandlers,
      ...createSubmissionHandlers({
        submissions: createSubmissionStore(),
        referencedJobs: { find: referencedJob },
        assessments: { of: assessmentOf },
        humanCheck: { token: issueFormToken, quarantineReason },
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
      }),
      ...jobAlertHandlers,
      ...jobAlertRequestHandlers,
      ...browserReportHandlers,
      ...healthHandlers,
      ...mailHandlers(messageEvents),
      ...createDeskHandlers(deskServices()),
      ...sendMessageHandlers,
      ...takeBackMessageHandlers,
      ...messageTemplateHandlers,
      ...cancelInterviewHandlers,
      ...createScorecardHandlers({ desk: deskStore }),
      ...createNotificationHandlers(),
      ...createOwnPageHandlers(ownPages),
      ...createFileHandlers(fileServices(ownPages)),
    },
    { verifyToken, verifyApp, countRequest: limits.countRequest, audit: addAuditEntry },
  );
}

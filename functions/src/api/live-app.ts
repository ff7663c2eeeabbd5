import type { Express } from 'express';
import { createReportHandlers } from '../browser-reports/report-handlers.ts';
import { createReportStore } from '../browser-reports/report-store.ts';
import { requiredParameters } from '../configuration-error.ts';
import { appCheck, auth, firestore } from '../firebase.ts';
import { createHealthHandlers } from '../health/health-handlers.ts';
import { healthServices } from '../health/live-health.ts';
import { createApplicantHandlers } from '../hiring-desk/applicant-handlers.ts';
import { createDeskHandlers } from '../hiring-desk/desk-handlers.ts';
import { applicantServices, deskServices, enqueueAdmission } from '../hiring-desk/live-desk.ts';
import { createJobHandlers } from '../jobs/job-handlers.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { jobServices } from '../jobs/live-jobs.ts';
import { createReferencedJobs } from '../jobs/referenced-jobs.ts';
import { hashSecret } from '../keyed-hash.ts';
import { readLimitSettings } from '../limits/limit-settings.ts';
import { createRateLimitStore } from '../limits/rate-limit-store.ts';
import { createRequestLimits } from '../limits/request-limits.ts';
import { enqueueDelivery, enqueuePasswordMail } from '../mail/delivery-queue.ts';
import { createMailHandlers } from '../mail/mail-handlers.ts';
import { reportWrongMailSettings } from '../mail/mail-settings.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createFormTokens } from '../submissions/form-tokens.ts';
import { createHumanCheck, readStrictness } from '../submissions/human-check.ts';
import { createSubmissionHandlers } from '../submissions/submission-handlers.ts';
import { createSubmissionStore } from '../submissions/submission-store.ts';
import { teamServices } from '../team/live-team.ts';
import { createPasswordHandlers } from '../team/password-mails.ts';
import { createTeamHandlers } from '../team/team-handlers.ts';
import { endSessionsBefore, signedInAdmin } from '../users/admin-records.ts';
import { createTokenVerifier } from '../users/caller.ts';
import { signIn } from '../users/sign-in.ts';
import { createUserHandlers } from '../users/user-handlers.ts';
import { createApp } from './app.ts';
import { appCheckIsRequired, createAppCheck } from './app-check.ts';

/** The API on this project's services. */
export function createLiveApp(): Express {
  const now = () => new Date();
  const team = teamServices();
  const verifyToken = createTokenVerifier(auth, async (uid, authTime) => {
    const record = await signedInAdmin(await firestore(), uid, authTime);
    if (record?.isAwaited) await team.admins.welcome(uid);
    return record;
  });
  const secret = () => hashSecret(process.env);
  const limitStore = createRateLimitStore(firestore, { now, timeoutMilliseconds: 5000 });
  const limits = createRequestLimits({
    store: limitStore,
    settings: () => readLimitSettings(process.env),
    secret,
    now,
    timeoutMilliseconds: 15_000,
  });
  const verifyApp = createAppCheck(
    () => appCheckIsRequired(process.env),
    (token) => appCheck().verifyToken(token),
  );

  const identityToolkit = () => ({
    apiKey: requiredParameters(process.env, 'WEB_API_KEY').WEB_API_KEY,
    emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  });

  return createApp(
    {
      ...createUserHandlers({
        auth,
        verifyToken,
        signIn: (credentials) => signIn(identityToolkit(), credentials),
        endSessionsBefore: async (uid, moment) => endSessionsBefore(await firestore(), uid, moment),
        now,
      }),
      ...createJobHandlers(jobServices()),
      ...createSubmissionHandlers({
        submissions: createSubmissionStore(firestore, now),
        referencedJobs: createReferencedJobs(createJobQueries(firestore), now),
        recipients: () => requiredParameters(process.env, 'CONTACT_RECIPIENT', 'APPLICATION_RECIPIENT'),
        humanCheck: createHumanCheck(() => readStrictness(process.env), createFormTokens(secret, now)),
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
      }),
      ...createReportHandlers({ reports: createReportStore(firestore), now }),
      ...createHealthHandlers(healthServices()),
      ...createMailHandlers({ outbox: createOutbox(firestore), enqueue: enqueueDelivery, enqueueAdmission, now }),
      ...createDeskHandlers(deskServices()),
      ...createApplicantHandlers(applicantServices(limits.countTry)),
      ...createTeamHandlers(team),
      ...createPasswordHandlers({
        enqueue: enqueuePasswordMail,
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
        now,
      }),
    },
    { verifyToken, verifyApp, countRequest: limits.countRequest },
  );
}

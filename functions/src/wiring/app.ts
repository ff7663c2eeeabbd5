import type { Express } from 'express';
import { createAlertHandlers } from '../alerts/alert-handlers.ts';
import { createAlertStore } from '../alerts/alert-store.ts';
import { createDeskHandlers } from '../desk/desk-handlers.ts';
import { createFileHandlers } from '../desk/files/file-handlers.ts';
import { createNotificationHandlers } from '../desk/notification-handlers.ts';
import { createOwnPageHandlers } from '../desk/own-page-handlers.ts';
import { createScorecardHandlers } from '../desk/scorecard-handlers.ts';
import { createSubmissionHandlers } from '../desk/submission-handlers.ts';
import { createSubmissionStore } from '../desk/submission-store.ts';
import { createApp } from '../http/app.ts';
import { appCheckIsRequired, createAppCheck } from '../http/app-check.ts';
import { createReportHandlers } from '../http/browser-reports/report-handlers.ts';
import { createReportStore } from '../http/browser-reports/report-store.ts';
import { createTokenVerifier } from '../http/caller.ts';
import { createFormTokens } from '../http/form-tokens.ts';
import { createHumanCheck, readStrictness } from '../http/human-check.ts';
import { readLimitSettings } from '../http/rate-limits/limit-settings.ts';
import { createRequestLimits } from '../http/rate-limits/request-limits.ts';
import { createJobHandlers } from '../jobs/job-handlers.ts';
import { createJobHiring } from '../jobs/job-hiring.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { createReferencedJobs } from '../jobs/referenced-jobs.ts';
import { createMailHandlers } from '../mail/mail-handlers.ts';
import { reportWrongMailSettings } from '../mail/mail-settings.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createHealthHandlers } from '../nightly/health/health-handlers.ts';
import { requiredParameters } from '../shared/configuration-error.ts';
import { hashSecret } from '../shared/keyed-hash.ts';
import { createRateLimitStore } from '../shared/rate-limit-store.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { adminOfAddress, endSessionsBefore, signedInAdmin } from '../team/admin-records.ts';
import { createPasswordChangeHandlers, type PasswordChangeServices } from '../team/password-handlers.ts';
import { createPasswordHandlers, queuePasswordChangedMail } from '../team/password-mails.ts';
import { emailOfCode, setPasswordByCode, signIn } from '../team/sign-in.ts';
import { createTeamHandlers } from '../team/team-handlers.ts';
import { createUserHandlers, type UserServices } from '../team/user-handlers.ts';
import { audit } from './audit.ts';
import { enqueueDelivery, enqueueJobAlert, enqueuePasswordMail } from './delivery-queue.ts';
import { deskServices, deskStore, enqueueAdmission, fileServices, ownPageServices } from './desk.ts';
import { appCheck, auth, firestore } from './firebase.ts';
import { healthServices } from './health.ts';
import { jobServices } from './jobs.ts';
import { teamServices } from './team.ts';

/** The API on this project's services. */
export function createWiredApp(): Express {
  const now = () => new Date();
  const team = teamServices();
  const verifyToken = createTokenVerifier(
    auth,
    async (uid, authTime) => {
      const record = await signedInAdmin(await firestore(), uid, authTime);
      if (record?.isAwaited) await team.admins.welcome(uid);
      return record;
    },
    audit,
  );
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

  const ownPages = ownPageServices(limits.countTry);
  const jobs = jobServices();
  const hiring = createJobHiring(firestore);
  const humanCheck = createHumanCheck(() => readStrictness(process.env), createFormTokens(secret, now));

  const identityToolkit = () => ({
    apiKey: requiredParameters(process.env, 'WEB_API_KEY').WEB_API_KEY,
    emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  });

  const accounts: Pick<UserServices & PasswordChangeServices, keyof UserServices & keyof PasswordChangeServices> = {
    auth,
    signIn: (credentials) => signIn(identityToolkit(), credentials),
    adminOf: async (email) => adminOfAddress(await firestore(), email),
    endSessionsBefore: async (uid, moment) => endSessionsBefore(await firestore(), uid, moment),
    audit,
    now,
  };

  return createApp(
    {
      ...createUserHandlers({ ...accounts, verifyToken }),
      ...createPasswordChangeHandlers({
        ...accounts,
        emailOfCode: (code) => emailOfCode(identityToolkit(), code),
        setPasswordByCode: (code, password) => setPasswordByCode(identityToolkit(), code, password),
        tellChanged: async (email) => queuePasswordChangedMail(await firestore(), email, siteOrigin(), now()),
        siteOrigin,
      }),
      ...createJobHandlers(jobs),
      ...createSubmissionHandlers({
        submissions: createSubmissionStore(firestore, now),
        referencedJobs: createReferencedJobs(createJobQueries(firestore), now),
        hiring,
        recipients: () => requiredParameters(process.env, 'CONTACT_RECIPIENT', 'APPLICATION_RECIPIENT'),
        humanCheck,
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
      }),
      ...createAlertHandlers({
        alerts: createAlertStore(firestore, now),
        rows: jobs.rows,
        humanCheck,
        enqueue: enqueueJobAlert,
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
        now,
      }),
      ...createReportHandlers({ reports: createReportStore(firestore), now }),
      ...createHealthHandlers(healthServices()),
      ...createMailHandlers({ outbox: createOutbox(firestore), enqueue: enqueueDelivery, enqueueAdmission, now }),
      ...createDeskHandlers(deskServices()),
      ...createScorecardHandlers({ desk: deskStore, hiring, firestore }),
      ...createNotificationHandlers(firestore),
      ...createOwnPageHandlers(ownPages),
      ...createFileHandlers(fileServices(ownPages)),
      ...createTeamHandlers(team),
      ...createPasswordHandlers({
        enqueue: enqueuePasswordMail,
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
        now,
      }),
    },
    { verifyToken, verifyApp, countRequest: limits.countRequest, audit },
  );
}

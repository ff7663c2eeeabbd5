import { messages } from '@ohmbridge/contract/shared/messages';
import type { LoginInput } from '@ohmbridge/contract/team/user';
import type { Express } from 'express';
import { jobAlertHandlers } from '../alerts/job-alert.ts';
import { jobAlertRequestHandlers } from '../alerts/request-job-alert.ts';
import { createDeskHandlers } from '../desk/desk-handlers.ts';
import { createFileHandlers } from '../desk/files/file-handlers.ts';
import { createNotificationHandlers } from '../desk/notification-handlers.ts';
import { createOwnPageHandlers } from '../desk/own-page-handlers.ts';
import { createScorecardHandlers } from '../desk/scorecard-handlers.ts';
import { createSubmissionHandlers } from '../desk/submission-handlers.ts';
import { createSubmissionStore } from '../desk/submission-store.ts';
import { createApp } from '../http/app.ts';
import { appCheckIsRequired, createAppCheck } from '../http/app-check.ts';
import { createTokenVerifier } from '../http/caller.ts';
import { humanCheck } from '../http/human-check.ts';
import { limits } from '../http/limits.ts';
import { createJobHandlers } from '../jobs/job-handlers.ts';
import { createJobHiring } from '../jobs/job-hiring.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { createReferencedJobs } from '../jobs/referenced-jobs.ts';
import { reportWrongMailSettings } from '../mail/mail-settings.ts';
import { enqueuePasswordMail } from '../mail/mail-tasks.ts';
import { makePasswordCode } from '../mail/password-link.ts';
import { mailHandlers } from '../mail/review-mails.ts';
import { browserReportHandlers } from '../nightly/browser-reports.ts';
import { createHealthHandlers } from '../nightly/health/health-handlers.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { requiredParameters } from '../shared/configuration-error.ts';
import { appCheck, auth } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { hashSecret } from '../shared/keyed-hash.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { adminOfAddress, endSessionsBefore } from '../team/admin-records.ts';
import { createAdmission } from '../team/admit-admin.ts';
import { createPasswordChangeHandlers } from '../team/password-handlers.ts';
import { createPasswordHandlers, queueAddressChangedMail, queuePasswordChangedMail } from '../team/password-mails.ts';
import { createPasskeys } from '../team/second-factor/passkeys.ts';
import { createSecondFactorHandlers } from '../team/second-factor/second-factor-handlers.ts';
import { createSecondFactorStore } from '../team/second-factor/second-factor-store.ts';
import { createSessionTokens } from '../team/session-tokens.ts';
import { createSessionHandlers } from '../team/sessions/session-handlers.ts';
import { createSessionStore } from '../team/sessions/session-store.ts';
import { emailOfCode, setPasswordByCode, signIn } from '../team/sign-in.ts';
import { createTeamHandlers } from '../team/team-handlers.ts';
import { createUserHandlers } from '../team/user-handlers.ts';
import { audit } from './audit.ts';
import { deskServices, deskStore, fileServices, ownPageServices } from './desk.ts';
import { firestore } from './firebase.ts';
import { healthServices } from './health.ts';
import { jobServices } from './jobs.ts';
import { invitationLinks, secondFactorMode, teamServices } from './team.ts';

/** The API on this project's services. */
export function createWiredApp(): Express {
  const now = () => new Date();
  const team = teamServices();
  const secret = () => hashSecret(process.env);
  const sessions = createSessionStore(firestore, now);
  const admit = createAdmission({
    firestore,
    mode: secondFactorMode,
    tellAddressChanged: async (admin, address) =>
      queueAddressChangedMail(await firestore(), admin, address, { siteOrigin: siteOrigin(), now: now() }),
  });
  const verifyToken = createTokenVerifier(
    auth,
    async (uid, signIn) => {
      const admin = await admit(uid, signIn);
      if (!admin || admin.pending || admin.hasOtherAddress) return admin;
      if (admin.isAwaited) await team.admins.welcome(uid);
      // Here, and nowhere else, somebody who has just signed in is noticed: browsers do that at Firebase Authentication itself.
      const seen = await sessions.seen(uid, signIn);
      if (seen === 'over') throw new HttpError(401, messages.sessionEnded);
      if (seen === 'begun')
        await audit.add({
          kind: 'signed-in',
          session: signIn.authTime,
          hasSecondFactor: signIn.hasSecondFactor,
          who: { uid, email: admin.email },
        });
      return admin;
    },
    addAuditEntry,
  );
  const verifyApp = createAppCheck(
    () => appCheckIsRequired(process.env),
    (token) => appCheck().verifyToken(token),
  );

  const ownPages = ownPageServices(limits.countTry);
  const hiring = createJobHiring(firestore);

  const identityToolkit = () => ({
    apiKey: requiredParameters(process.env, 'WEB_API_KEY').WEB_API_KEY,
    emulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  });

  const makeToken = createSessionTokens(auth, now);
  const accounts = {
    auth,
    signIn: (credentials: LoginInput) => signIn(identityToolkit(), credentials),
    adminOf: async (email: string) => adminOfAddress(await firestore(), email),
    endSessionsBefore: async (uid: string, moment: Date) => endSessionsBefore(await firestore(), uid, moment),
    audit,
    now,
  };

  return createApp(
    {
      ...createUserHandlers({ ...accounts, verifyToken }),
      ...createPasswordChangeHandlers({
        ...accounts,
        emailOfCode: (code) => emailOfCode(identityToolkit(), code),
        makeCode: (email) => makePasswordCode(auth(), email),
        invitations: invitationLinks(),
        admins: team.admins,
        countProof: limits.countProof,
        setPasswordByCode: (code, password) => setPasswordByCode(identityToolkit(), code, password),
        tellChanged: async (email) => queuePasswordChangedMail(await firestore(), email, siteOrigin(), now()),
        makeToken,
        siteOrigin,
      }),
      ...createSecondFactorHandlers({
        store: createSecondFactorStore({
          firestore,
          passkeys: createPasskeys(siteOrigin),
          mode: secondFactorMode,
          secret,
          now,
        }),
        makeToken,
        countProof: limits.countProof,
        audit,
        now,
      }),
      ...createSessionHandlers({
        sessions,
        makeToken,
        signIn: accounts.signIn,
        countProof: limits.countProof,
        endSessionsBefore: accounts.endSessionsBefore,
        audit,
        now,
      }),
      ...createJobHandlers(jobServices()),
      ...createSubmissionHandlers({
        submissions: createSubmissionStore(),
        referencedJobs: createReferencedJobs(createJobQueries(firestore), now),
        hiring,
        humanCheck,
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
      }),
      ...jobAlertHandlers,
      ...jobAlertRequestHandlers,
      ...browserReportHandlers,
      ...createHealthHandlers(healthServices()),
      ...mailHandlers(deskStore),
      ...createDeskHandlers(deskServices()),
      ...createScorecardHandlers({ desk: deskStore, hiring }),
      ...createNotificationHandlers(),
      ...createOwnPageHandlers(ownPages),
      ...createFileHandlers(fileServices(ownPages)),
      ...createTeamHandlers(team),
      ...createPasswordHandlers({
        enqueue: enqueuePasswordMail,
        reportWrongMailSettings: () => reportWrongMailSettings(process.env),
        now,
      }),
    },
    { verifyToken, verifyApp, countRequest: limits.countRequest, audit: addAuditEntry },
  );
}

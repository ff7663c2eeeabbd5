import { auth } from '../shared/firebase.ts';
import { hashSecret } from '../shared/keyed-hash.ts';
import { siteOrigin } from '../shared/site-origin.ts';
import { createAccounts } from '../team/accounts.ts';
import { adminOfAddress } from '../team/admin-records.ts';
import { createAdminStore } from '../team/admin-store.ts';
import { createInvitationLinks, type InvitationLinks } from '../team/invitation-links.ts';
import { queuePasswordMail } from '../team/password-mails.ts';
import { readSecondFactorMode } from '../team/second-factor/second-factor-mode.ts';
import { createSessionStore } from '../team/sessions/session-store.ts';
import type { TeamServices } from '../team/team-handlers.ts';
import { audit } from './audit.ts';
import { deskStore } from './desk.ts';
import { firestore } from './firebase.ts';

const now = () => new Date();

/** The team of this project. */
export function teamServices(): TeamServices {
  return {
    accounts: createAccounts(auth),
    admins: createAdminStore(firestore, now),
    desk: deskStore,
    sessions: createSessionStore(firestore, now),
    audit,
    siteOrigin,
  };
}

/** The links of this project's invitations. */
export function invitationLinks(): InvitationLinks {
  return createInvitationLinks({
    adminOf: async (email) => adminOfAddress(await firestore(), email),
    admins: createAdminStore(firestore, now),
    accounts: createAccounts(auth),
    secret: () => hashSecret(process.env),
    now,
  });
}

/** Queues the mail for somebody who has forgotten their password, if they are an admin of this project. */
export function queueWiredPasswordMail(id: string, email: string): Promise<void> {
  return queuePasswordMail({ firestore, accounts: createAccounts(auth), now }, id, email);
}

/** Whether this installation offers a second factor, or requires one. */
export const secondFactorMode = () => readSecondFactorMode(process.env);

import { auth, firestore } from '../firebase.ts';
import { deskStore } from '../hiring-desk/live-desk.ts';
import { siteOrigin } from '../site-origin.ts';
import { createAccounts } from './accounts.ts';
import { createAdminStore } from './admin-store.ts';
import { queuePasswordMail } from './password-mails.ts';
import type { TeamServices } from './team-handlers.ts';

const now = () => new Date();

/** The team of this project. */
export function teamServices(): TeamServices {
  return {
    accounts: createAccounts(auth),
    admins: createAdminStore(firestore, now),
    handOver: deskStore.handOver,
    siteOrigin,
  };
}

/** Queues the mail for somebody who has forgotten their password, if they are an admin of this project. */
export function queueLivePasswordMail(id: string, email: string): Promise<void> {
  return queuePasswordMail({ firestore, accounts: createAccounts(auth), now }, id, email);
}

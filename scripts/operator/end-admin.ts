import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { operatorAuthor } from '../../contract/jobs/job-change.ts';
import { createDeskStore } from '../../functions/src/desk/desk-store.ts';
import { db } from '../../functions/src/shared/firebase.ts';
import { createAccounts } from '../../functions/src/team/accounts.ts';
import { createAdminStore } from '../../functions/src/team/admin-store.ts';
import { removeAdmin } from '../../functions/src/team/remove-admin.ts';
import { createSessionStore } from '../../functions/src/team/sessions/session-store.ts';

/** Ends an admin as the dashboard does; gives whether the account belonged to an admin. */
export function endAdmin(app: App, uid: string): Promise<boolean> {
  const database = async () => db();
  const now = () => new Date();
  // Ending an admin never touches a file or writes to an applicant.
  const unused = () => Promise.reject(new Error('Ending an admin removes no file'));
  return removeAdmin(
    {
      accounts: createAccounts(() => getAuth(app)),
      admins: createAdminStore(database, now),
      desk: createDeskStore({ remove: unused }),
      sessions: createSessionStore(database, now),
    },
    uid,
    operatorAuthor,
  );
}

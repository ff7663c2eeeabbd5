import { type Author, operatorAuthor } from '@site/contract/shared/author';
import type { AdminDocument } from '@site/contract/team/admin';
import { hasRole } from '@site/contract/team/roles';
import { teamMessages } from '@site/contract/team/team';
import * as logger from 'firebase-functions/logger';
import { leaveDesk } from '../desk/assign-submission.ts';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { collection, isDocumentId } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { accountMailsTo } from './account-mails.ts';
import { revokeAdmin } from './accounts.ts';
import { admins, changeTeam, findAdmin, recordTeamChange } from './admin.ts';
import { forgetSessions } from './sessions.ts';

// The one removal of an admin. The dashboard, `admin:revoke` and `person erase` all use it, so that each leaves nothing behind.

export const removalHandlers = {
  async removeAdmin({ parameters: { id }, query: { successor }, signedIn }) {
    const caller = await signedIn();
    if (id === caller.uid) throw new HttpError(409, teamMessages.notYourself);
    if (!isDocumentId(id)) throw new HttpError(404, teamMessages.notInTeam);
    if (successor !== undefined && (successor === id || !(await takesOver(successor))))
      throw new HttpError(409, teamMessages.successorNotInTeam);
    if (!(await removeAdmin(id, authorOf(caller), successor))) throw new HttpError(404, teamMessages.notInTeam);
    logger.info('Admin removed', { admin: caller.uid, removed: id });
    return {};
  },
} satisfies Partial<ApiHandlers>;

async function takesOver(uid: string): Promise<boolean> {
  return isDocumentId(uid) && hasRole((await findAdmin(uid))?.roles ?? [], 'hiring');
}

/**
 * Ends an admin. Each step can be repeated.
 * @param successor the admin who gets the assigned work; without one, the work has no assignee
 * @returns whether an admin was ended
 */
export async function removeAdmin(uid: string, by: Author, successor: string | null = null): Promise<boolean> {
  // The record goes first, because its end takes effect at once. The other steps also run after an earlier removal was cut off.
  const wasRecorded = await removeRecord(uid, by);
  await leaveDesk(uid, successor, by);
  await forgetSessions(uid);
  // The claim goes last, because it marks an unfinished removal.
  const hadClaim = await revokeAdmin(uid);
  return wasRecorded || hadClaim;
}

/**
 * Deletes the record with all that depends on it, and the unsent emails to the admin; tells the history and all admins. False
 * without a record.
 */
function removeRecord(uid: string, by: Author): Promise<boolean> {
  // Two admins can remove each other at once: the second is refused, so that one is always left. The operator is not an admin.
  return changeTeam(by.uid === operatorAuthor.uid ? undefined : by, async (transaction, records) => {
    const record = records.find(({ id }) => id === uid)?.data() as AdminDocument | undefined;
    const mails = record && (await transaction.get(accountMailsTo(record.email)));
    for (const name of ['notifications', 'secondFactors', 'interviewerDiaries'] as const)
      transaction.delete(collection(name).doc(uid));
    if (!record) return false;
    for (const mail of mails?.docs ?? []) if (mail.get('delivery.state') !== 'SUCCESS') transaction.delete(mail.ref);
    transaction.delete(admins().doc(uid));
    recordTeamChange(transaction, records, { kind: 'removed', who: { uid, email: record.email }, by, at: new Date() });
    return true;
  });
}

import type { Author } from '@site/contract/shared/author';
import { teamMessages } from '@site/contract/team/team';
import * as logger from 'firebase-functions/logger';
import { authorOf, secondsOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { queueMail } from '../mail/outbox.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { HttpError } from '../shared/http-error.ts';
import { secondFactorResetMail } from './account-mails.ts';
import { lockOut, restoreAddress } from './accounts.ts';
import { changeTeam, colleague, recordTeamChange } from './admin.ts';
import { enrolledAmong, isEnrolled, secondFactorIn, secondFactors } from './second-factor/second-factor.ts';
import { nextSecond } from './sessions.ts';

/** Removes the lost second factor of a colleague, who then chooses a new password and sets up a new second factor. */
export const secondFactorResetHandlers = {
  async resetSecondFactor({ parameters: { id }, signedIn }) {
    const caller = await signedIn();
    const by = authorOf(caller);
    if (id === caller.uid) throw new HttpError(409, teamMessages.ownSecondFactor);
    const { email } = await colleague(id);
    if (!(await enrolledAmong([id])).has(id)) throw new HttpError(409, teamMessages.noSecondFactor);
    // The password goes first: without a second factor, a person with the old password could set up a new one.
    await lockOut(id);
    // The link is for the account with the address of the record.
    await restoreAddress(id, email);
    await reset(id, by);
    await addAuditEntry({ kind: 'second-factor-reset', whose: { uid: id, email }, who: by });
    logger.info('Second factor reset', { admin: caller.uid, of: id });
    return {};
  },
} satisfies Partial<ApiHandlers>;

/** Deletes the second factor and ends all sessions; tells the history and everyone, with the admin, and queues their email. */
function reset(uid: string, by: Author): Promise<void> {
  return changeTeam(by, async (transaction, records) => {
    const factor = await transaction.get(secondFactors().doc(uid));
    const record = records.find(({ id }) => id === uid);
    if (!record) throw new HttpError(404, teamMessages.notInTeam);
    if (!isEnrolled(secondFactorIn(factor))) throw new HttpError(409, teamMessages.noSecondFactor);
    const at = new Date();
    transaction.delete(factor.ref);
    // Sessions of the current second end as well: a thief of the lost device can be signed in by it at this moment. A
    // session that has just ended the others counts from the next second on, and ends as well.
    const before: number = record.get('validSince') ?? 0;
    transaction.update(record.ref, { validSince: Math.max(before + 1, secondsOf(nextSecond(at))) });
    const who = { uid, email: String(record.get('email')) };
    recordTeamChange(transaction, records, { kind: 'second-factor-reset', who, by, at });
    queueMail(transaction, crypto.randomUUID(), secondFactorResetMail(who.email, by), at);
  });
}

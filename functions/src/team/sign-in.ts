import { setTimeout as wait } from 'node:timers/promises';
import type { ApiHandlers } from '../http/handler.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { auth } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { adminOfAddress } from './admin.ts';
import { signInWithPassword } from './identity-toolkit.ts';
import { endSessionsBefore, nextSecond } from './sessions.ts';
import { verifyToken } from './verify-token.ts';

/** Longer than the audit list takes for a refusal: the time must not tell whether the address is an admin's. */
const refusalMilliseconds = 300;

export const signInHandlers = {
  async login({ body }) {
    const token = await signInWithPassword(body).catch(async (error: unknown) => {
      if (error instanceof HttpError && error.status === 401)
        await Promise.all([recordRefusal(body.email), wait(refusalMilliseconds)]);
      throw error;
    });
    const { user } = await verifyToken(token);
    return { token, data: { user } };
  },
  async logout({ signedIn }) {
    const { uid } = await signedIn();
    const now = new Date();
    // A session that was opened in the current second must also end.
    await endSessionsBefore(uid, nextSecond(now));
    await auth().revokeRefreshTokens(uid);
    // A user who signs in again at once must not count as a session of that second: browsers wait for this answer.
    await wait(1000 - now.getMilliseconds());
    return {};
  },
  async currentUser({ signedIn }) {
    const { uid, user, roles, pending } = await signedIn();
    // Only Firebase Authentication knows of a new password, until its owner signs in.
    const { tokensValidAfterTime } = user.admin || pending ? await auth().getUser(uid) : {};
    if (tokensValidAfterTime) await endSessionsBefore(uid, new Date(tokensValidAfterTime));
    return { data: { user, roles, ...(pending && { pending }) } };
  },
} satisfies Partial<ApiHandlers>;

/** Records a refused sign-in. Nothing is kept of an address that is not an admin's. */
async function recordRefusal(email: string): Promise<void> {
  const who = await adminOfAddress(email).catch(() => undefined);
  await addAuditEntry({ kind: 'sign-in-refused', reason: 'wrong-credentials', who: who ?? null });
}

import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminSession, AdminSessionDocument } from '@ohmbridge/contract/team/session';
import { idleMinutes, sessionHours } from '@ohmbridge/contract/team/sign-in';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { SignIn } from '../../http/caller.ts';
import { deviceWords } from './device-words.ts';

/** Who is signed in since when, and with what. */
export interface SessionStore {
  /**
   * Notes that a session was seen: `begun` where it is a new one, which is the one place that sees somebody sign in, and
   * `over` where nothing was done in it for too long.
   */
  seen: (uid: string, signIn: SignIn) => Promise<'begun' | 'known' | 'over'>;
  /** The sessions that are not over, the last one first. */
  list: (uid: string, current: string) => Promise<AdminSession[]>;
  /** Forgets the sessions that began before a moment, but for one: they are ended by the record of the admin. */
  forget: (uid: string, except?: string) => Promise<void>;
}

/** A session is written no more often than this. */
const noticeMilliseconds = 60_000;

/** A browser ends the session on time, and tells of what is done in it every five minutes. */
const idleMilliseconds = (idleMinutes + 6) * 60_000;

/** As many sessions as an instance keeps in mind. */
const mostRemembered = 1000;

export function createSessionStore(firestore: () => Promise<Firestore>, now: () => Date): SessionStore {
  const lastSeen = new Map<string, number>();
  const documents = async () => (await firestore()).collection(collections.adminSessions);
  const nameOf = (uid: string, session: string) => `${uid}_${session}`;
  return {
    async seen(uid, signIn) {
      const at = now();
      const name = nameOf(uid, signIn.session);
      // A new token of a known session is one that was confirmed, and lets it last for longer.
      const mark = `${name} ${signIn.authTime} ${signIn.mintedAt}`;
      const before = lastSeen.get(mark);
      if (before !== undefined && at.getTime() - before < noticeMilliseconds) return 'known';
      const database = await firestore();
      const reference = (await documents()).doc(name);
      const outcome = await database.runTransaction(async (transaction) => {
        const found = (await transaction.get(reference)).data() as AdminSessionDocument | undefined;
        if (found && at.getTime() - found.lastSeenAt.toDate().getTime() > idleMilliseconds) return 'over';
        const mintedAt = Math.max(signIn.mintedAt, found?.mintedAt ?? 0);
        const ends = (signIn.authTime + sessionHours * 3600) * 1000;
        const expiresAt = Timestamp.fromMillis(Math.max(ends, found?.expiresAt.toDate().getTime() ?? 0));
        const fields = { lastSeenAt: Timestamp.fromDate(at), mintedAt, expiresAt };
        const device = deviceWords(signIn.userAgent);
        if (found) transaction.update(reference, fields);
        else
          transaction.create(reference, {
            uid,
            startedAt: Timestamp.fromMillis(signIn.authTime * 1000),
            device,
            ...fields,
          });
        return found ? 'known' : 'begun';
      });
      if (lastSeen.size >= mostRemembered) lastSeen.clear();
      if (outcome !== 'over') lastSeen.set(mark, at.getTime());
      return outcome;
    },
    async list(uid, current) {
      const { docs } = await (await documents()).where('uid', '==', uid).get();
      const record = await (await firestore()).collection(collections.admins).doc(uid).get();
      const validSince: number = record.get('validSince') ?? 0;
      const at = now().getTime();
      return docs
        .map((document) => ({ id: document.id, ...(document.data() as AdminSessionDocument) }))
        .filter(
          ({ mintedAt, expiresAt, lastSeenAt }) =>
            mintedAt >= validSince &&
            expiresAt.toDate().getTime() > at &&
            at - lastSeenAt.toDate().getTime() <= idleMilliseconds,
        )
        .map(({ id, startedAt, lastSeenAt, device }) => ({
          id,
          startedAt: startedAt.toDate().toISOString(),
          lastSeenAt: lastSeenAt.toDate().toISOString(),
          device,
          isThis: id === nameOf(uid, current),
        }))
        .sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
    },
    async forget(uid, except) {
      const kept = except === undefined ? undefined : nameOf(uid, except);
      const { docs } = await (await documents()).where('uid', '==', uid).get();
      await Promise.all(docs.filter(({ id }) => id !== kept).map(({ ref }) => ref.delete()));
    },
  };
}

import type { Author } from '@site/contract/shared/author';
import { type AdminSession, type AdminSessionDocument, sessionMessages } from '@site/contract/team/session';
import {
  confirmedClaim,
  idleMinutes,
  mintedClaim,
  secondFactorClaim,
  sessionClaim,
  sessionHours,
  signInMessages,
} from '@site/contract/team/sign-in';
import { Timestamp } from 'firebase-admin/firestore';
import { authorOf, type Caller, type SignIn, secondsOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { requestLimits } from '../http/rate-limits/request-limits.ts';
import { addAuditEntry } from '../shared/audit-list.ts';
import { collection } from '../shared/documents.ts';
import { auth, db } from '../shared/firebase.ts';
import { HttpError } from '../shared/http-error.ts';
import { admins } from './admin.ts';
import { signInWithPassword } from './identity-toolkit.ts';

// The sessions of an admin. A session begins with a password at Firebase Authentication, and keeps its id where the API gives it a
// new token. It ends after half an hour without activity, after the longest session, or with `validSince` in the record, which the
// API and the rules compare with the start of the session.

/** A session is written once in this time at most. */
const noticeMilliseconds = 60_000;

/** A browser ends an idle session on time, and reports activity every five minutes. */
const idleMilliseconds = (idleMinutes + 6) * 60_000;

/** An instance remembers this many sessions. */
const mostRemembered = 1000;

const lastWritten = new Map<string, number>();

const sessions = () => collection('adminSessions');
const nameOf = (uid: string, session: string) => `${uid}_${session}`;

export const sessionHandlers = {
  async confirm({ body, signedIn }) {
    const caller = await signedIn();
    const confirmedAt = secondsOf(new Date());
    // An admin who signed in with a second factor must confirm with it: the password proves less.
    if (caller.signIn.hasSecondFactor) throw new HttpError(409, sessionMessages.noPassword);
    await requestLimits.countProof(caller.uid);
    // Not a 401, which would end the session.
    if (!(await isPasswordOf(authorOf(caller), body.password)))
      throw new HttpError(400, signInMessages.wrongPassword, { errors: { password: signInMessages.wrongPassword } });
    return { data: { token: await makeSessionToken(caller, { secondFactor: false, confirmedAt }) } };
  },
  async readSessions({ signedIn }) {
    const { uid, signIn } = await signedIn();
    return { data: { sessions: await listSessions(uid, signIn.session) } };
  },
  async endOtherSessions({ signedIn }) {
    const caller = await signedIn();
    const { uid, signIn } = caller;
    const mintedAt = await endSessionsBefore(uid, nextSecond(new Date()));
    await forgetSessions(uid, signIn.session);
    await addAuditEntry({ kind: 'sessions-ended', whose: authorOf(caller), who: authorOf(caller) });
    const { hasSecondFactor: secondFactor, confirmedAt } = signIn;
    return { data: { token: await makeSessionToken(caller, { secondFactor, confirmedAt, mintedAt }) } };
  },
} satisfies Partial<ApiHandlers>;

/** Tells whether this is the password of a signed-in admin. A wrong password goes into the audit list. */
export async function isPasswordOf(who: Author, password: string): Promise<boolean> {
  try {
    await signInWithPassword({ email: who.email, password });
    return true;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 401)) throw error;
    await addAuditEntry({ kind: 'sign-in-refused', reason: 'wrong-credentials', who });
    return false;
  }
}

/**
 * Makes a custom token of Firebase Authentication, with which the browser signs in to the same session again. Its claims
 * stay with the ID tokens of that session alone; the claim of an admin belongs to the account.
 * @param proved what the caller has proved, and when; `mintedAt` is the start of the session, by default now
 */
export function makeSessionToken(
  { uid, signIn }: Caller,
  proved: { secondFactor: boolean; confirmedAt: number; mintedAt?: number },
): Promise<string> {
  const { secondFactor, confirmedAt, mintedAt = secondsOf(new Date()) } = proved;
  return auth().createCustomToken(uid, {
    [sessionClaim]: signIn.session,
    [confirmedClaim]: confirmedAt,
    // A session that has just ended the others counts from the next second on, and must not be older than that.
    [mintedClaim]: Math.max(mintedAt, signIn.mintedAt),
    ...(secondFactor && { [secondFactorClaim]: true }),
  });
}

/**
 * Notes activity in a session: `begun` for a new session, which is the only place where the API sees an admin sign in, and
 * `over` after too long without activity.
 */
export async function noteActivity(uid: string, signIn: SignIn): Promise<'begun' | 'known' | 'over'> {
  const now = new Date();
  const name = nameOf(uid, signIn.session);
  // A new token of a known session was confirmed, and lets the session last longer.
  const mark = `${name} ${signIn.authTime} ${signIn.mintedAt}`;
  if (now.getTime() - (lastWritten.get(mark) ?? Number.NEGATIVE_INFINITY) < noticeMilliseconds) return 'known';
  const reference = sessions().doc(name);
  const outcome = await db().runTransaction(async (transaction) => {
    const found = (await transaction.get(reference)).data() as AdminSessionDocument | undefined;
    if (found && isIdle(found, now)) return 'over';
    const ends = (signIn.authTime + sessionHours * 3600) * 1000;
    const fields = {
      lastSeenAt: Timestamp.fromDate(now),
      mintedAt: Math.max(signIn.mintedAt, found?.mintedAt ?? 0),
      expiresAt: Timestamp.fromMillis(Math.max(ends, found?.expiresAt.toDate().getTime() ?? 0)),
    };
    if (found) {
      transaction.update(reference, fields);
      return 'known';
    }
    const startedAt = Timestamp.fromMillis(signIn.authTime * 1000);
    transaction.create(reference, { uid, startedAt, device: deviceWords(signIn.userAgent), ...fields });
    return 'begun';
  });
  if (lastWritten.size >= mostRemembered) lastWritten.clear();
  if (outcome !== 'over') lastWritten.set(mark, now.getTime());
  return outcome;
}

const isIdle = ({ lastSeenAt }: AdminSessionDocument, now: Date) =>
  now.getTime() - lastSeenAt.toDate().getTime() > idleMilliseconds;

/** Lists the sessions that are not over, the latest first. */
export async function listSessions(uid: string, current: string): Promise<AdminSession[]> {
  const now = new Date();
  const [{ docs }, record] = await Promise.all([sessions().where('uid', '==', uid).get(), admins().doc(uid).get()]);
  const validSince: number = record.get('validSince') ?? 0;
  return docs
    .map((document) => ({ id: document.id, ...(document.data() as AdminSessionDocument) }))
    .filter((one) => one.mintedAt >= validSince && one.expiresAt.toDate() > now && !isIdle(one, now))
    .map(({ id, startedAt, lastSeenAt, device }) => ({
      id,
      startedAt: startedAt.toDate().toISOString(),
      lastSeenAt: lastSeenAt.toDate().toISOString(),
      device,
      isThis: id === nameOf(uid, current),
    }))
    .sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
}

/** Deletes the sessions of an admin from the list, but for one. The record of the admin ends them. */
export async function forgetSessions(uid: string, except?: string): Promise<void> {
  const kept = except === undefined ? undefined : nameOf(uid, except);
  const { docs } = await sessions().where('uid', '==', uid).get();
  await Promise.all(docs.filter(({ id }) => id !== kept).map(({ ref }) => ref.delete()));
}

/**
 * Ends the sessions of an admin that began before a moment, from the next request on: also for the rules, which do not know
 * revoked tokens. Firebase counts in whole seconds: to end sessions of the current second as well, pass the next one.
 * @returns the earliest start of a valid session, in seconds since 1970
 */
export async function endSessionsBefore(uid: string, moment: Date): Promise<number> {
  const validSince = secondsOf(moment);
  return db().runTransaction(async (transaction) => {
    const record = await transaction.get(admins().doc(uid));
    const before: number = record.get('validSince') ?? 0;
    if (record.exists && before < validSince) transaction.update(record.ref, { validSince });
    return Math.max(before, validSince);
  });
}

export const nextSecond = (moment: Date): Date => new Date(moment.getTime() + 1000);

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\w.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names browser and system by the header `User-Agent`, in words that their owner knows. The rest of the header is not kept. */
export function deviceWords(userAgent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (!browser) return system ? `Another program on ${system}` : 'Another program';
  return system ? `${browser} on ${system}` : browser;
}

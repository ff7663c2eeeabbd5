import * as z from 'zod/mini';
import type { StoredTime } from '../shared/collections.ts';
import { defineRoute } from '../shared/route.ts';
import { loginSchema } from './login.ts';

export const confirmSchema = z.pick(loginSchema, { password: true });

/** A session of an admin, as its owner sees it. Times are ISO 8601. */
export interface AdminSession {
  id: string;
  startedAt: string;
  lastSeenAt: string;
  /** Browser and system in words. */
  device: string;
  isThis: boolean;
}

/** A document of the `adminSessions` collection, by the uid and the session. */
export interface AdminSessionDocument {
  uid: string;
  startedAt: StoredTime;
  /** Accurate to about a minute. */
  lastSeenAt: StoredTime;
  device: string;
  /** When the session began or was last confirmed, in seconds since 1970; compared with `validSince` of its owner's record. */
  mintedAt: number;
  /** The latest end of the session. */
  expiresAt: StoredTime;
}

export const sessionMessages = { noPassword: 'Your account has a second step. Confirm with that step.' } as const;

/** Confirms the caller by their password. The returned token signs the same session in again. */
export const confirmRoute = defineRoute<{ data: { token: string } }>()('POST', '/api/auth/confirm', {
  access: 'admin',
  limited: 'login',
  body: confirmSchema,
});

/** Lists the caller's sessions, the last one first. */
export const readSessionsRoute = defineRoute<{ data: { sessions: AdminSession[] } }>()('GET', '/api/auth/sessions', {
  access: 'admin',
});

/** Ends all sessions of the caller; the returned token signs in the current session again. */
export const endOtherSessionsRoute = defineRoute<{ data: { token: string } }>()('DELETE', '/api/auth/sessions', {
  access: 'admin',
  recent: true,
});

import * as z from 'zod/mini';
import type { StoredTime } from '../shared/collections.ts';
import { loginSchema } from './user.ts';

/** The password of the signed-in person, once more. */
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

/** A document of the `adminSessions` collection, under the uid and the session. */
export interface AdminSessionDocument {
  uid: string;
  startedAt: StoredTime;
  /** To about a minute. */
  lastSeenAt: StoredTime;
  device: string;
  /** When the session began or was last confirmed, in seconds since 1970; compared with `validSince` of its owner's record. */
  mintedAt: number;
  /** When it is over at the latest. */
  expiresAt: StoredTime;
}

/** What the API says about sessions. */
export const sessionMessages = {
  noPassword: 'Your account has a second factor. Confirm with that.',
} as const;

import type { SubmissionKind } from '../desk/submission-kinds.ts';
import type { JobAuthor } from '../jobs/job-change.ts';
import type { StoredTime } from '../shared/collections.ts';
import type { Role } from './roles.ts';

// The audit list: who has signed in, seen, taken away or changed what is not everybody's. The functions add to it, and whoever
// has the role *team* reads it. It names admins, and of applicants and enquirers nothing but the number of what they sent.

/** What the list tells of, in the order in which its screen offers them. */
export const auditKinds = [
  'signed-in',
  'sign-in-refused',
  'role-refused',
  'opened',
  'downloaded',
  'exported',
  'erased',
  'password-changed',
  'sessions-ended',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'roles-changed',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** What somebody sent, by its number alone; without one it never came to the desk. */
export interface AuditedSubmission {
  kind: SubmissionKind;
  id: string;
  reference?: string;
}

/** So many submissions are named where one entry is about several; `count` says how many there were. */
export const mostAuditedSubmissions = 50;

/** What was done, and about what. */
export type AuditEvent =
  /** `session` is when they signed in, in seconds since 1970: each session stands in the list once. */
  | { kind: 'signed-in'; session: number; hasSecondFactor: boolean }
  /** Of a wrong password only attempts through our own API are seen: browsers sign in at Firebase Authentication itself. */
  | {
      kind: 'sign-in-refused';
      reason: 'wrong-credentials' | 'wrong-code' | 'not-in-team' | 'other-address' | 'session-ended';
    }
  /** `route` is its name in the contract's table; it is left out where anybody may have asked. */
  | { kind: 'role-refused'; reason: 'not-an-admin' | 'not-your-role'; route?: string }
  | { kind: 'opened'; submission: AuditedSubmission }
  | { kind: 'downloaded'; submission: AuditedSubmission; file: string }
  | { kind: 'exported'; what: 'person'; submissions: AuditedSubmission[]; count: number }
  | { kind: 'exported'; what: 'list'; list: SubmissionKind; count: number; filters: string[] }
  | { kind: 'erased'; what: 'person' | 'submission'; submissions: AuditedSubmission[]; count: number }
  /** By its owner, who knew the old one, or by a link from a mail. */
  | { kind: 'password-changed'; by: 'old-password' | 'link' }
  | { kind: 'sessions-ended'; whose: JobAuthor }
  | { kind: 'second-factor-added' | 'second-factor-removed'; factor: 'passkey' | 'totp' | 'recovery-codes' }
  | { kind: 'second-factor-reset'; whose: JobAuthor }
  | { kind: 'roles-changed'; whose: JobAuthor; roles: Role[] };

/** What a function adds. Nobody is named where nobody is known, such as who tried a password for an address that is no admin's. */
export type NewAuditEntry = AuditEvent & { who: JobAuthor | null };

/**
 * A line of the list. Refusals are summed by the hour: `count` of them, the last one at `at`. It is deleted once `expiresAt`
 * is over.
 */
export type AuditEntry<Time = string> = NewAuditEntry & { at: Time; expiresAt: Time; count?: number };

/** A document of the `auditEntries` collection. */
export type AuditDocument = AuditEntry<StoredTime>;

import type { SubmissionKind } from '../desk/submission-kinds.ts';
import type { Author } from '../shared/author.ts';
import type { StoredTime } from '../shared/collections.ts';
import type { Role } from './roles.ts';

// The audit list: sign-ins, and the reading, exporting and changing of personal data. The functions add entries, and the role
// *team* reads them. An entry names admins; of applicants and enquirers it has only the number of the submission.

/** The kinds of entries, in the order on screen. */
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

/** A submission, by its number alone; without one it never came to the desk. */
export interface AuditedSubmission {
  kind: SubmissionKind;
  id: string;
  reference?: string;
}

/** The named submissions of one entry; `count` has their full number. */
export const mostAuditedSubmissions = 50;

export type AuditEvent =
  /** `session` is the time of the sign-in in seconds since 1970: the list has each session once. */
  | { kind: 'signed-in'; session: number; hasSecondFactor: boolean }
  /** Only wrong passwords of the API are known: browsers sign in at Firebase Authentication. */
  | {
      kind: 'sign-in-refused';
      reason: 'wrong-credentials' | 'wrong-code' | 'not-in-team' | 'other-address' | 'session-ended';
    }
  /** `route` is a name of the contract's table; missing for routes that are open to anyone. */
  | { kind: 'role-refused'; reason: 'not-an-admin' | 'not-your-role'; route?: string }
  | { kind: 'opened'; submission: AuditedSubmission }
  | { kind: 'downloaded'; submission: AuditedSubmission; file: string }
  | { kind: 'exported'; what: 'person'; submissions: AuditedSubmission[]; count: number }
  | { kind: 'exported'; what: 'list'; list: SubmissionKind; count: number; filters: string[] }
  | { kind: 'erased'; what: 'person' | 'submission'; submissions: AuditedSubmission[]; count: number }
  /** With the old password, or by a link from an email. */
  | { kind: 'password-changed'; by: 'old-password' | 'link' }
  | { kind: 'sessions-ended'; whose: Author }
  | { kind: 'second-factor-added' | 'second-factor-removed'; factor: 'passkey' | 'totp' | 'recovery-codes' }
  | { kind: 'second-factor-reset'; whose: Author }
  | { kind: 'roles-changed'; whose: Author; roles: Role[] };

/** A new entry; `who` is `null` for an unknown person, such as someone who tried a password for an unknown address. */
export type NewAuditEntry = AuditEvent & { who: Author | null };

/** A line of the list. Refusals are summed up by the hour: `count` is their number, `at` the time of the last one. */
export type AuditEntry<Time = string> = NewAuditEntry & { at: Time; expiresAt: Time; count?: number };

/** A document of the `auditEntries` collection. */
export type AuditDocument = AuditEntry<StoredTime>;

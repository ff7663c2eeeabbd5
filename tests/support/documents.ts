import type { Application } from '@site/contract/desk/application';
import type { Contact } from '@site/contract/desk/contact';
import type { Scorecard } from '@site/contract/desk/scorecards';
import type { JobChangeDocument } from '@site/contract/jobs/job-change';
import type { JobDocument } from '@site/contract/jobs/job-document';
import type { MailReaders } from '@site/contract/mail/mail';
import type { Author } from '@site/contract/shared/author';
import { type AdminDocument, secondFactorWaived } from '@site/contract/team/admin';
import type { AuditDocument } from '@site/contract/team/audit';
import { roles } from '@site/contract/team/roles';
import type { AdminChangeDocument } from '@site/contract/team/team';
import { Timestamp } from 'firebase/firestore/lite';
import { type RecordedAdmin, validSince } from './actors.ts';
import { validApplication, validContact, validJob } from './factories.ts';

/** Makes a valid, published document of the `jobs` collection. */
export function jobDocument(changes: Partial<JobDocument> = {}): JobDocument {
  const now = Timestamp.now();
  return { ...validJob(), isActive: true, createdAt: now, updatedAt: now, ...changes };
}

/** Makes a valid document of the `jobChanges` collection. */
export function jobChangeDocument(): JobChangeDocument {
  const by = { uid: 'an-admin', email: 'admin@example.com' };
  return { jobId: 'published', kind: 'changed', fields: ['place'], by, at: Timestamp.now() };
}

/** Makes a valid document of the `enquiries` collection. */
export function enquiryDocument(): Contact & { createdAt: Timestamp } {
  return { ...validContact(), createdAt: Timestamp.now() };
}

/** Makes a valid document of the `applications` collection. */
export function applicationDocument(): Application & { createdAt: Timestamp } {
  return { ...validApplication(), createdAt: Timestamp.now() };
}

/** Makes a valid document of the `admins` collection. */
export function adminDocument(changes: Partial<AdminDocument> = {}): AdminDocument & { grantedAt: Timestamp } {
  const grantedAt = Timestamp.now();
  return {
    email: 'admin@example.com',
    roles: [...roles],
    dailyMail: true,
    validSince,
    secondFactor: secondFactorWaived,
    ...changes,
    grantedAt,
  };
}

/** Makes the record of one of the actors. */
export function recordedAdminDocument(admin: RecordedAdmin, since = validSince): object {
  const { isLong, secondFactor } = admin;
  const { secondFactor: waived, roles: all, ...record } = adminDocument({ validSince: isLong ? 0 : since });
  const named = 'roles' in admin ? admin.roles : all;
  return {
    ...record,
    ...(secondFactor !== null && { secondFactor: secondFactor ?? waived }),
    ...(named && { roles: [...named] }),
  };
}

/** Makes a valid document of the `adminChanges` collection. */
export function adminChangeDocument(): AdminChangeDocument {
  const [who, by] = ['somebody', 'an-admin'].map((uid) => ({ uid, email: `${uid}@example.com` })) as [Author, Author];
  return { kind: 'invited', who, by, at: Timestamp.now() };
}

/** Makes a valid document of the `auditEntries` collection. */
export function auditDocument(): AuditDocument {
  const who = { uid: 'an-admin', email: 'admin@example.com' };
  const times = { at: Timestamp.now(), expiresAt: Timestamp.now() };
  return { kind: 'signed-in', session: validSince, hasSecondFactor: false, who, ...times };
}

/** Makes a valid document of the `mail` collection that waits for its delivery. */
export function mailDocument(readers: MailReaders = 'hiring') {
  const { email, message } = validContact();
  return {
    readers,
    to: ['info@example.com'],
    replyTo: email,
    message: { subject: 'Enquiry', text: message, html: `<p>${message}</p>` },
    delivery: { state: 'PENDING', attempts: 0, startTime: Timestamp.now() },
  };
}

/** Makes a valid document of the `scorecards` of an application. */
export function scorecardDocument(): Scorecard<Timestamp> {
  const by = { uid: 'one', email: 'one@example.com' };
  const judgements = [{ criterion: 'Reads a relay', grade: 'yes' as const, reason: 'Did so' }];
  return { by, at: Timestamp.now(), judgements, recommendation: 'yes', summary: 'Yes.' };
}

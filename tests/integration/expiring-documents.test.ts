import { emailKeyOf } from '@site/contract/desk/submission-search';
import { collections } from '@site/contract/shared/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { createSenderLink } from '../../functions/src/desk/sender-link.ts';
import { createPreview } from '../../functions/src/jobs/preview-job.ts';
import { browserReportHandlers, reportLimit } from '../../functions/src/nightly/browser-reports.ts';
import { addAuditEntry } from '../../functions/src/shared/audit-list.ts';
import { rateLimitCollection, takeFromLimit } from '../../functions/src/shared/rate-limit-store.ts';
import { noteActivity } from '../../functions/src/team/sessions.ts';
import { freshSignIn } from '../../functions/src/test-support/handlers.ts';
import { validApplication, validJob } from '../support/factories.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';

// Firestore deletes these documents through a TTL policy on `expiresAt`, which is deployed with the indexes. The emulator has
// no TTL, so the tests check the policy and the field.

const project = ownProject('expiring-documents');
const firestore = await project.firestore();
const now = new Date('2026-11-21T12:00:00Z');
const admin = { uid: 'ada', email: 'ada@example.com' };
const email = 'grace@example.org';

/** The function that writes a document of each collection, and the days after which the document expires. */
const writers: Record<string, { days: number; write: () => Promise<unknown> }> = {
  [collections.adminSessions]: {
    days: 0.5,
    write: () => noteActivity(admin.uid, freshSignIn()),
  },
  [collections.applicantLinks]: {
    days: 60,
    async write() {
      const receivedAt = Timestamp.now();
      const fields = { ...validApplication({ email }), emailKey: emailKeyOf(email), receivedAt, createdAt: receivedAt };
      await firestore.collection(collections.applications).doc('one').set(fields);
      await createSenderLink('applications', email, 'a-mail');
    },
  },
  [collections.auditEntries]: {
    days: 180,
    write: () => addAuditEntry({ kind: 'password-changed', by: 'link', who: admin }),
  },
  [collections.browserReports]: {
    days: 90,
    write() {
      delete reportLimit.fullAgainAt;
      return browserReportHandlers.reportBrowser(adminRequest({ body: { page: '/apply', errors: 1 } }));
    },
  },
  [collections.jobPreviews]: {
    days: 7,
    async write() {
      await firestore
        .collection(collections.jobs)
        .doc('one')
        .set({ ...validJob(), createdAt: Timestamp.now() });
      await createPreview('one', admin);
    },
  },
  [rateLimitCollection]: {
    days: 1,
    write: () => takeFromLimit('a-key', { requests: 1, windowSeconds: 24 * 60 * 60 }),
  },
};

afterEach(project.clear);

it('Firestore deletes the documents of these collections only', () => {
  const policies = indexes.fieldOverrides.filter((override) => 'ttl' in override && override.ttl);
  const expiring = policies.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const written = Object.keys(writers).map((collection) => `${collection}.expiresAt`);
  expect(expiring.toSorted()).toEqual(written.toSorted());
});

it.each(Object.entries(writers))('a document of %s has its expiry time', async (collection, { days, write }) => {
  setTime(now);
  await write();
  const { docs } = await firestore.collection(collection).get();
  expect(docs.map((document) => document.get('expiresAt').toDate())).toEqual([
    new Date(now.getTime() + days * 24 * 3_600_000),
  ]);
});

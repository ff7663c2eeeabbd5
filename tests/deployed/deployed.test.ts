import { afterAll, beforeAll, describe } from 'vitest';
import { seedStack } from '../../scripts/seed/seed.ts';
import { signToken } from '../support/rehearsal/certificates.ts';
import { rehearsedBucket, rehearsedProject, startRehearsal } from '../support/rehearsal/rehearsal.ts';
import { testedProduct } from '../support/tested-product.ts';

// In one file, because it takes seconds until all functions run.
const rehearsal = await startRehearsal();
afterAll(() => rehearsal.stop());

Object.assign(testedProduct, {
  origin: rehearsal.origin,
  mailbox: rehearsal.mailbox,
  projectId: rehearsedProject,
  bucket: rehearsedBucket,
  // The rules of the Storage emulator ask the local stack's Firestore who is an admin: they are tested there.
  uploadAuthorization: () => 'Bearer owner',
  token: (claims: object) => signToken(claims, rehearsal.google.tokens),
});
beforeAll(() => seedStack(0, rehearsedProject));

// Not before: what they import looks at what is tested.
const { describeAccess } = await import('./access-stories.ts');
const { describeClosing } = await import('./closing-stories.ts');
const { describeHealth } = await import('./health-stories.ts');
const { describeJobPages } = await import('./job-page-stories.ts');
const { describeMail } = await import('./mail-stories.ts');
const { describeNeeds } = await import('./need-stories.ts');
describeAccess(rehearsal);
describeJobPages(rehearsal);
describeMail(rehearsal);
describeClosing(rehearsal);
describeNeeds(rehearsal);
describeHealth(rehearsal);

/** The local stack gives the same ones in every run of the tests. */
const sameAnswers: Record<string, () => Promise<unknown>> = {
  'in its protocol': () => import('../api/protocol.test.ts'),
  'in who may': () => import('../api/access.test.ts'),
  'to who signs in': () => import('../api/auth.test.ts'),
  'to submissions': () => import('../api/submissions.test.ts'),
  'to PDFs of jobs': () => import('../api/job-pdfs.test.ts'),
  'to what is no PDF': () => import('../api/pdf-refusals.test.ts'),
  'about the history of jobs': () => import('../api/job-history.test.ts'),
};

describe('answers as the local stack does', () => {
  for (const [what, load] of Object.entries(sameAnswers)) {
    // Vitest waits for what a suite promises, though its types do not say so.
    describe(what, () => load() as unknown as undefined);
  }
});

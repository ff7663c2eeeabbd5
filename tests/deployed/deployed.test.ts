import { afterAll, beforeAll, describe } from 'vitest';
import { seedStack } from '../../scripts/seed/seed.ts';
import { signToken } from '../support/rehearsal/certificates.ts';
import { rehearsedBucket, rehearsedProject, startRehearsal } from '../support/rehearsal/rehearsal.ts';
import { testedProduct } from '../support/tested-product.ts';

// All stories share one file, because the start of all functions takes seconds.
const rehearsal = await startRehearsal();
afterAll(() => rehearsal.stop());

Object.assign(testedProduct, {
  origin: rehearsal.origin,
  mailbox: rehearsal.mailbox,
  projectId: rehearsedProject,
  bucket: rehearsedBucket,
  // The rules of the Storage emulator can only ask the local stack's Firestore who is an admin. The tests of the local stack
  // cover these rules.
  uploadAuthorization: () => 'Bearer owner',
  token: (claims: object) => signToken(claims, rehearsal.google.tokens),
});
beforeAll(() => seedStack(0, rehearsedProject));

// The imports come late, because these modules read `testedProduct` when they load.
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

/** Tests of the API that the local stack runs every time. */
const sameAnswers: Record<string, () => Promise<unknown>> = {
  'in its protocol': () => import('../api/protocol.test.ts'),
  'in who may': () => import('../api/access.test.ts'),
  'to who signs in': () => import('../api/auth.test.ts'),
  'to submissions': () => import('../api/submissions.test.ts'),
  'to PDFs of jobs': () => import('../api/job-pdfs.test.ts'),
  'to what is no PDF': () => import('../api/pdf-refusals.test.ts'),
  'about the history of jobs': () => import('../api/job-history.test.ts'),
};

describe('the deployed functions answer like the local stack', () => {
  for (const [what, load] of Object.entries(sameAnswers)) {
    // Vitest waits for the promise of a suite, though its types do not allow one.
    describe(what, () => load() as unknown as undefined);
  }
});

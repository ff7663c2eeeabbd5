import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Job, jobInputSchema } from '@site/contract/jobs/job';
import { assessmentFieldNames } from '@site/contract/jobs/job-assessment';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { createJobRoute, readJobRoute } from '@site/contract/jobs/job-routes';
import { collections } from '@site/contract/shared/collections';
import * as fc from 'fast-check';
import { doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { identityOf, recordedUid } from '../support/actors.ts';
import { callApi } from '../support/api-client.ts';
import { brokenJobInput, validJobInput } from '../support/arbitraries.ts';
import { adminDocument } from '../support/documents.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { givenByServer } from '../support/given-by-server.ts';
import { ownAdmin, ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';
import { plant, rulesClients } from './rules-clients.ts';
import { rulesUnderTest } from './rules-under-test.ts';

vi.mock('firebase-functions/logger');

const name = 'job-agreement';
ownProject(name);
const origin = ownApi();
const client = rulesClients(`demo-${name}`);
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  const rules = rulesUnderTest('firestore.rules');
  environment = await initializeTestEnvironment({
    projectId: `demo-${name}`,
    firestore: { ...emulatorAddresses.firestore, rules },
  });
  await plant(client('owner', 'owner'), { [`${collections.admins}/${recordedUid}`]: adminDocument() });
});

afterAll(() => environment.cleanup());

/** Gives the text as it arrives at the API: half a surrogate pair is not a text. */
const arrived = (input: object): unknown =>
  JSON.parse(JSON.stringify(input), (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value));

type Reader = 'anonymous' | 'admin';
const clients = { anonymous: client('anonymous', undefined), admin: client('admin', identityOf('admin')) };
const jobOf = (reader: Reader, id: string) => doc(clients[reader], collections.jobs, id);

/** Gives a job as the rules show it to a reader; `undefined` if they refuse. */
async function seenBy(reader: Reader, id: string): Promise<Job | undefined> {
  const snapshot = await getDoc(jobOf(reader, id)).catch(() => undefined);
  return snapshot && jobFromDocument(id, snapshot.data() ?? {});
}

it('the contract, the API and the rules agree on every job', { timeout: 120_000 }, async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(validJobInput, brokenJobInput), async (input) => {
      const { success, data } = jobInputSchema.safeParse(arrived(input));
      const { status, body } = await callApi<{ data: { job: Job } }>(createJobRoute.method, createJobRoute.path, {
        origin: origin(),
        token: ownAdmin,
        json: input,
      });
      expect(status).toBe(success ? 201 : 400);
      if (!success) return;

      taken += 1;
      const { job } = body.data;
      const { pdfUrl, pdfPath: _, isActive = true, ...rest } = JSON.parse(JSON.stringify(data)) as typeof data;
      expect(job).toEqual({
        ...rest,
        isActive,
        ...(pdfUrl && { pdfUrl }),
        ...givenByServer(job),
      });
      // A client cannot write a job without the API, even if the job is valid and the client is an admin's.
      for (const reader of ['anonymous', 'admin'] as const) await assertFails(setDoc(jobOf(reader, 'new'), rest));
      // Rules and API show visitors the same job, and hide the separate document from all visitors.
      const shown: Partial<Job> = { ...job };
      for (const field of assessmentFieldNames) delete shown[field];
      const path = readJobRoute.path.replace(':id', job._id);
      const answer = await callApi<{ data?: { job: Job } }>(readJobRoute.method, path, { origin: origin() });
      expect(answer.body.data?.job).toEqual(isActive ? shown : undefined);
      expect(await seenBy('anonymous', job._id)).toEqual(isActive ? shown : undefined);
      expect(await seenBy('admin', job._id)).toEqual(shown);
    }),
    { numRuns: 40 },
  );
  // The test accepted some jobs and refused others, so the comparison has a meaning.
  expect(taken).toBeGreaterThan(10);
  expect(taken).toBeLessThan(40);
});

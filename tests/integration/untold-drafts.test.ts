import { jobPath } from '@site/contract/pages/job-page';
import { collections } from '@site/contract/shared/collections';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { publishedJob, referencedJob } from '../../functions/src/jobs/job.ts';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { callApi } from '../support/api-client.ts';
import { validJob } from '../support/factories.ts';
import { ownApi } from '../support/own-api.ts';
import { ownProject } from '../support/own-project.ts';

// A draft must look like a missing job. The time of an answer must not reveal it either. So a request for a draft sends the
// same database requests as a request for a missing job, and sends all of them at once.

const project = ownProject('untold-drafts');
const origin = ownApi();
const numbers = { draft: 1, 'deleted draft': 2, nothing: 999 };

beforeAll(async () => {
  const database = await project.firestore();
  const at = new Date();
  const draft = (number: number) => ({
    ...validJob(),
    ...{ isActive: false, reference: `J-000${number}`, createdAt: at, updatedAt: at },
  });
  await database.collection(collections.jobs).doc('job-001').set(draft(numbers.draft));
  await database
    .collection(collections.jobBin)
    .doc('job-002')
    .set({ ...draft(numbers['deleted draft']), deletedAt: at });
});

const ask = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ask;
});

/** Gives the requests to Firestore while `act` runs, and the moments of their answers, without the numbers in them. */
async function askedBy(act: () => Promise<unknown>, number: number): Promise<string[]> {
  const seen: string[] = [];
  globalThis.fetch = async (...asked) => {
    const [address, init] = asked;
    const { host, pathname } = new URL(address instanceof Request ? address.url : address);
    if (host !== emulatorEnvironment.FIRESTORE_EMULATOR_HOST) return ask(...asked);
    const question = typeof init?.body === 'string' ? init.body : '';
    seen.push(`${pathname} ${question}`.replaceAll(String(number).padStart(3, '0'), 'NUMBER'));
    const response = await ask(...asked);
    seen.push('answered');
    return response;
  };
  await act();
  globalThis.fetch = ask;
  return seen;
}

const looks: Record<string, (number: number) => Promise<unknown>> = {
  [`the page at ${jobPath('…')}`]: publishedJob,
  'the job of a reference': (number) => referencedJob(`J-${String(number).padStart(4, '0')}`),
  'the job of an id': async (number) => {
    const path = `/api/jobs/job-${String(number).padStart(3, '0')}`;
    const { status } = await callApi('GET', path, { origin: origin() });
    expect(status).toBe(404);
    return undefined;
  },
};

it.each(Object.entries(looks))('%s: a draft needs the same requests as a missing job', async (_what, look) => {
  const asked = async (number: number) => askedBy(async () => expect(await look(number)).toBeUndefined(), number);
  const ofNothing = await asked(numbers.nothing);
  expect(ofNothing.length).toBeGreaterThan(0);
  const questions = ofNothing.filter((one) => one !== 'answered').length;
  expect(ofNothing.indexOf('answered'), 'all is asked before anything is answered').toBe(questions);
  expect(await asked(numbers.draft)).toEqual(ofNothing);
  expect(await asked(numbers['deleted draft'])).toEqual(ofNothing);
});

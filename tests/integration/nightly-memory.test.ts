import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collections } from '@site/contract/shared/collections';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { root } from '../../scripts/process/paths.ts';
import { validApplication, validContact } from '../support/factories.ts';
import { ownProject } from '../support/own-project.ts';

/**
 * The number of expired submissions. `NIGHTLY_SUBMISSIONS=100000 npm run test:api -- nightly-memory` takes twelve minutes and
 * 262 MiB.
 */
const submissions = Number(process.env.NIGHTLY_SUBMISSIONS ?? 1000);
const historyLines = 2000;

/** The approximate size of the largest application that the contract accepts, with its email. */
const largeCharacters = 150_000;
const largeApplications = 60;

const project = ownProject('nightly-memory');
const old = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));

const delivery = { state: 'SUCCESS', attempts: 1, startTime: old, endTime: old, leaseExpireTime: null };

async function fill(database: Firestore): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  // The close of the writer waits for all writes, and throws if one of them has failed.
  const write = (collection: string, id: string, fields: object) =>
    void writer.create(database.collection(collection).doc(id), fields);
  for (let number = 0; number < submissions; number += 1) {
    const id = `small-${number}`;
    write(collections.enquiries, id, { ...validContact(), createdAt: old });
    write(collections.mail, id, { to: ['info@ohmbridge.example'], delivery });
    // The flush limits the number of writes that wait in this process.
    if (number % 2000 === 0) await writer.flush();
  }
  for (let number = 0; number < historyLines; number += 1) {
    write(collections.jobChanges, `line-${number}`, { jobId: 'one', kind: 'changed', fields: [], at: old });
  }
  for (let number = 0; number < largeApplications; number += 1) {
    const id = `large-${number}`;
    const comments = 'x'.repeat(largeCharacters);
    write(collections.applications, id, { ...validApplication({ comments }), createdAt: old });
    write(collections.mail, id, { to: ['info@ohmbridge.example'], message: { text: comments }, delivery });
  }
  await writer.close();
}

/** Runs a function of the deployed bundle, and prints the highest memory use of the process. */
const runDeployed = `
const { [process.argv[2]]: scheduled } = await import(process.argv[1]);
await scheduled.run({});
console.log(JSON.stringify({ peakMebibytes: process.resourceUsage().maxRSS / 1024 }));
`;

/** Gives the peak of memory, with the heap size of Node in a container of 512 MiB. */
async function peakOf(name: string): Promise<number> {
  const bundle = join(root, 'functions', 'lib', 'index.js');
  const args = ['--max-old-space-size=256', '--input-type=module', '--eval', runDeployed, bundle, name];
  const env = {
    ...emulatorEnvironment,
    PATH: process.env.PATH,
    GCLOUD_PROJECT: 'demo-nightly-memory',
    RETENTION_DAYS: '365',
    SECOND_FACTOR: 'offered',
    JOB_HISTORY_DAYS: '730',
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 10_000_000 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '').peakMebibytes;
}

it('a night’s retention deletes all expired data within its memory', {
  tags: ['weekly'],
  timeout: 3_600_000,
}, async () => {
  const database = await project.firestore();
  await fill(database);
  const began = performance.now();
  const peak = await peakOf('removeExpired');
  const { result, outcome } =
    (await database.collection(collections.scheduledRuns).doc('removeExpired').get()).data() ?? {};
  console.log(
    `${submissions} submissions, ${historyLines} lines of history: ${Math.round(peak)} MiB, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  expect({ outcome, result }).toEqual({
    outcome: 'succeeded',
    result: {
      enquiries: submissions,
      applications: largeApplications,
      mails: submissions + largeApplications,
      kept: 0,
      secondFactorsRequired: 0,
      alerts: 0,
      jobs: 0,
      discardedEmails: 0,
      jobChanges: historyLines,
      adminChanges: 0,
      recounted: 0,
    },
  });
  // The container has 512 MiB. A usual night took 258 MiB, because Node lets the heap grow before it clears it.
  expect(peak).toBeLessThan(submissions > 1000 ? 400 : 300);
});

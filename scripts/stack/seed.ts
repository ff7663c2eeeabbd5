import { collections } from '@ohmbridge/functions/contract/collections';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { BuiltInJob } from '../../web/src/content/built-in-jobs.ts';
import { emulatorEnvironment } from './emulator-environment.ts';
import { demoAdmin, demoVisitor, projectId } from './facts.ts';
import { sampleJobs } from './sample-jobs.ts';
import { seedJobs } from './seed-jobs.ts';

/** What a seeding added; what was there before is left as it is. */
export interface Seeded {
  jobs: number;
  accounts: number;
}

const accounts = [
  { uid: 'demo-admin', ...demoAdmin, claims: { admin: true } },
  { uid: 'demo-visitor', ...demoVisitor, claims: {} },
];

// A day apart and always the same, so that lists sorted by date look the same on every machine.
const firstDay = Date.UTC(2026, 8, 1, 9);
const dayInMilliseconds = 24 * 60 * 60 * 1000;
const sampleInterval = 60 * 60 * 1000;

/** As many as Firestore takes in one batch. */
const mostAtOnce = 500;

/**
 * Adds the jobs and accounts that are missing from the running local stack.
 * @param samples how many invented jobs there are to be besides the first ones
 */
export async function seedStack(samples = 0): Promise<Seeded> {
  Object.assign(process.env, emulatorEnvironment);
  const app: App = initializeApp({ projectId }, 'seed');
  try {
    const [jobs, added] = await Promise.all([
      seedMissingJobs(getFirestore(app), samples),
      seedMissingAccounts(getAuth(app)),
    ]);
    return { jobs, accounts: added };
  } finally {
    await deleteApp(app);
  }
}

async function seedMissingJobs(firestore: Firestore, samples: number): Promise<number> {
  const dated = [
    ...seedJobs.map((job, index) => ({ job, day: firstDay + index * dayInMilliseconds })),
    // Older than the first ones, which therefore stay on top.
    ...sampleJobs(samples).map((job, index) => ({ job, day: firstDay - (index + 1) * sampleInterval })),
  ];
  let added = 0;
  for (let start = 0; start < dated.length; start += mostAtOnce) {
    added += await addMissing(firestore, dated.slice(start, start + mostAtOnce));
  }
  return added;
}

async function addMissing(firestore: Firestore, dated: readonly { job: BuiltInJob; day: number }[]): Promise<number> {
  const jobs = firestore.collection(collections.jobs);
  const present = await firestore.getAll(...dated.map(({ job }) => jobs.doc(job.id)));
  const batch = firestore.batch();
  const missing = dated.filter((_, index) => !present[index]?.exists);
  for (const { job, day } of missing) {
    const { id, ...fields } = job;
    const at = Timestamp.fromMillis(day);
    batch.create(jobs.doc(id), { ...fields, createdAt: at, updatedAt: at });
  }
  await batch.commit();
  return missing.length;
}

async function seedMissingAccounts(auth: Auth): Promise<number> {
  const { users } = await auth.getUsers(accounts.map(({ email }) => ({ email })));
  const missing = accounts.filter(({ email }) => !users.some((user) => user.email === email));
  for (const { uid, email, password, name, claims } of missing) {
    await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
    await auth.setCustomUserClaims(uid, claims);
  }
  return missing.length;
}

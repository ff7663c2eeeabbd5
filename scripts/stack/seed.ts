import { collections } from '@ohmbridge/functions/contract/collections';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { emulatorEnvironment } from './emulator-environment.ts';
import { demoAdmin, demoVisitor, projectId } from './facts.ts';
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

/** Adds the jobs and accounts that are missing from the running local stack. */
export async function seedStack(): Promise<Seeded> {
  Object.assign(process.env, emulatorEnvironment);
  const app: App = initializeApp({ projectId }, 'seed');
  try {
    const [jobs, added] = await Promise.all([seedMissingJobs(getFirestore(app)), seedMissingAccounts(getAuth(app))]);
    return { jobs, accounts: added };
  } finally {
    await deleteApp(app);
  }
}

async function seedMissingJobs(firestore: Firestore): Promise<number> {
  const jobs = firestore.collection(collections.jobs);
  const present = await firestore.getAll(...seedJobs.map(({ id }) => jobs.doc(id)));
  const batch = firestore.batch();
  const missing = seedJobs
    .map(({ id, ...job }, index) => ({ id, job, index }))
    .filter(({ index }) => !present[index]?.exists);
  for (const { id, job, index } of missing) {
    const day = Timestamp.fromMillis(firstDay + index * dayInMilliseconds);
    batch.create(jobs.doc(id), { ...job, createdAt: day, updatedAt: day });
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

import { headOffice, offices } from '@site/contract/firm/offices';
import { referenceOf } from '@site/contract/jobs/job-reference';
import { collections } from '@site/contract/shared/collections';
import { dayMilliseconds, hourMilliseconds } from '@site/contract/shared/time';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { writeCounts } from '../../functions/src/desk/desk-counts.ts';
import { jobCounterPath } from '../../functions/src/jobs/change-job.ts';
import { jobListVersionPath } from '../../functions/src/jobs/list-jobs.ts';
import { db, onApp } from '../../functions/src/shared/firebase.ts';
import { type BuiltInJob, builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { emulatorEnvironment, projectId } from '../emulators/addresses.ts';
import { demoAdmin, demoVisitor } from './accounts.ts';
import { recordAdmin } from './record-admin.ts';
import { type SampleApplication, sampleApplications } from './sample-applications.ts';
import { sampleJobs } from './sample-jobs.ts';

const { country, city } = offices[1] ?? headOffice;

/** A closed job, which only admins see. */
const archivedJob: BuiltInJob = {
  id: 'survey-engineer-archived',
  title: 'Survey Engineer (Archived)',
  type: 'Survey',
  place: city,
  country,
  qualifications:
    'Diploma or degree in Civil or Electrical Engineering, with training in total station and GNSS survey.',
  experience: 'Three years or more of route and topographical survey for overhead lines or cable circuits.',
  responsibilities: [
    'Plan and carry out topographical and route surveys for 33 kV and 132 kV connections',
    'Measure soil resistivity by the Wenner method and report the soil model',
    'Process survey data into drawings that the design sections can use',
    'Agree access with landowners and keep the survey equipment calibrated',
    'Check field data the same day and repeat what does not close',
  ].join('\n'),
  isActive: false,
};

/** The jobs that every local stack begins with. */
export const seedJobs: readonly BuiltInJob[] = [...builtInJobs, archivedJob];

/** The numbers of added documents. Seeding does not change existing ones. */
export interface Seeded {
  jobs: number;
  accounts: number;
  applications: number;
}

const accounts = [
  { ...demoAdmin, claims: { admin: true } },
  { ...demoVisitor, claims: {} },
];

// The publication times are a day apart, beginning on a fixed day, so that lists by date look the same on every machine.
const firstDay = Date.UTC(2026, 8, 1, 9);

const maxBatchSize = 500;

/** The batch keeps room for the counts of a few weeks. */
const applicationsPerBatch = 400;

/**
 * Adds the jobs and accounts that are missing from the running local stack.
 * @param samples the number of sample jobs
 * @param applications the number of sample applications
 * @param project another project on its emulators
 */
export async function seedStack(samples = 0, project: string = projectId, applications = 0): Promise<Seeded> {
  Object.assign(process.env, emulatorEnvironment);
  const app: App = initializeApp({ projectId: project }, 'seed');
  try {
    return await onApp(app, async () => {
      const [auth, firestore] = [getAuth(app), db()];
      const [jobs, added] = await Promise.all([seedMissingJobs(firestore, samples), seedMissingAccounts(auth)]);
      await recordDemoAdmin(auth, firestore);
      await addApplications(firestore, applications);
      return { jobs, accounts: added, applications };
    });
  } finally {
    await deleteApp(app);
  }
}

interface DatedJob {
  job: BuiltInJob;
  day: number;
  reference: string;
}

async function seedMissingJobs(firestore: Firestore, samples: number): Promise<number> {
  // The built-in jobs have the first numbers, so the counter begins after them.
  const first = await takeNumbers(firestore, samples);
  const dated: DatedJob[] = [
    ...seedJobs.map((job, index) => ({
      job,
      day: firstDay + index * dayMilliseconds,
      reference: referenceOf(index + 1),
    })),
    // The sample jobs are older than the built-in jobs, which therefore stay on top of lists.
    ...sampleJobs(samples).map((job, index) => ({
      job,
      day: firstDay - (index + 1) * hourMilliseconds,
      reference: referenceOf(first + index),
    })),
  ];
  let added = 0;
  for (let start = 0; start < dated.length; start += maxBatchSize) {
    added += await addMissing(firestore, dated.slice(start, start + maxBatchSize));
  }
  if (added > 0) await firestore.doc(jobListVersionPath).set({ version: crypto.randomUUID() });
  return added;
}

/** Takes numbers from the counter of the jobs, and gives the first of them. */
async function takeNumbers(firestore: Firestore, count: number): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const counter = firestore.doc(jobCounterPath);
    const last = Number((await transaction.get(counter)).get('last') ?? 0);
    const taken = Math.max(last, seedJobs.length);
    if (taken + count > last) transaction.set(counter, { last: taken + count });
    return taken + 1;
  });
}

async function addMissing(firestore: Firestore, dated: readonly DatedJob[]): Promise<number> {
  const jobs = firestore.collection(collections.jobs);
  const present = await firestore.getAll(...dated.map(({ job }) => jobs.doc(job.id)));
  const batch = firestore.batch();
  const missing = dated.filter((_, index) => !present[index]?.exists);
  for (const { job, day, reference } of missing) {
    const { id, ...fields } = job;
    const at = Timestamp.fromMillis(day);
    // An inactive job counts as closed: a draft would have no page.
    const life = { publishedAt: at, ...(!job.isActive && { closedAt: at }) };
    batch.create(jobs.doc(id), { ...fields, reference, createdAt: at, updatedAt: at, ...life });
  }
  await batch.commit();
  return missing.length;
}

/** Adds sample applications and updates the counts of screens. */
async function addApplications(firestore: Firestore, count: number): Promise<void> {
  const counter = firestore.collection(collections.counters).doc('applications');
  const last = Number((await counter.get()).get('last') ?? 0);
  let page: SampleApplication[] = [];
  let stored = 0;
  const store = async () => {
    const batch = firestore.batch();
    for (const { id, document } of page) batch.set(firestore.collection(collections.applications).doc(id), document);
    stored += page.length;
    const counts = page.map(({ document }) => ({ after: document }));
    writeCounts(batch, 'applications', counts, last + stored);
    await batch.commit();
    page = [];
  };
  for (const application of sampleApplications(count, last, new Date())) {
    page.push(application);
    if (page.length === applicationsPerBatch) await store();
  }
  if (page.length > 0) await store();
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

/** Records the demo admin, unless a developer has removed the claim. */
async function recordDemoAdmin(auth: Auth, firestore: Firestore): Promise<void> {
  const { uid, email, customClaims } = await auth.getUserByEmail(demoAdmin.email);
  if (customClaims?.admin === true) await recordAdmin(firestore, uid, email ?? demoAdmin.email);
}

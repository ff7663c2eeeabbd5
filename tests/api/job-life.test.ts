import { endOfDay } from '@site/contract/jobs/job-closing';
import { scheduleAuthor } from '@site/contract/shared/author';
import { collections } from '@site/contract/shared/collections';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { enqueueTask, firestore } from '../support/admin-sdk.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import {
  bulkJobs,
  deleteJob,
  duplicateJob,
  jobForm,
  listJobsPage,
  readJob,
  renewJob,
  restoreJob,
  setJobState,
} from '../support/job-calls.ts';
import { historyOf } from '../support/job-histories.ts';
import { ownJobs } from '../support/own-jobs.ts';

// tests/integration/job-life.test.ts tests each step of a job. Here a job goes through the whole product.

const newJob = ownJobs(() => admin);
let admin: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
});

const salary = { min: 30_000, max: 35_000.5, currency: 'EUR', per: 'year' } as const;

it('a job is closed, renewed, copied, deleted and restored, and visitors see it while it is live', async () => {
  const fields = validJob({ employmentType: 'part-time', workMode: 'hybrid', salary, closesOn: '2099-11-30' });
  const job = await newJob({ form: jobForm(fields) });
  expect(job).toMatchObject({ ...fields, closesAt: endOfDay('2099-11-30', home.country).toISOString() });
  expect((await readJob(job._id)).body.data.job).toEqual(job);

  await setJobState(admin, job._id, { isActive: false });
  const renewed = await renewJob(admin, job._id);
  expect(renewed).toMatchObject({ status: 200, body: { data: { job: { isActive: true, closesOn: '2099-12-30' } } } });
  const copy = (await duplicateJob(admin, job._id)).body.data.job;
  expect(copy).toMatchObject({ title: job.title, isActive: false });
  expect(copy.reference).not.toBe(job.reference);

  expect((await deleteJob(admin, job._id)).status).toBe(200);
  for (const token of [undefined, admin]) expect((await readJob(job._id, token)).status).toBe(404);
  expect((await deleteJob(admin, job._id)).status).toBe(404);
  expect((await restoreJob(admin, job._id)).body.data.job).toMatchObject({ isActive: false, slug: job.slug });
  expect((await readJob(job._id)).status).toBe(404);
  expect((await bulkJobs(admin, { action: 'delete', ids: [copy._id] })).body.data.done).toBe(1);
});

it('a task closes a job at its closing time without any request', async () => {
  const job = await newJob({ json: validJob({ closesOn: '2099-11-30' }) });
  const place = firestore.collection(collections.jobs).doc(job._id);
  const closesAt = Timestamp.fromMillis(Date.now() + 3000);
  await place.update({ closesAt });
  await enqueueTask('closeJob', { job: job._id, closesAt: closesAt.toDate().toISOString() });
  const closed = await eventually('the job to be closed', async () => {
    const snapshot = await place.get();
    return snapshot.get('isActive') === false ? snapshot : undefined;
  });
  expect(closed.updateTime?.toMillis()).toBeGreaterThanOrEqual(closesAt.toMillis());
  expect(closed.get('closedAt')).toEqual(closesAt);
  expect((await historyOf(job._id)).map(({ kind, by }) => [kind, by.uid])).toEqual([
    ['created', expect.any(String)],
    ['closed', scheduleAuthor.uid],
  ]);
});

it('the list can be searched, filtered and counted; visitors get only live jobs', async () => {
  const mark = uniqueMark();
  const of = (changes: object) => newJob({ json: validJob({ title: `Инженер ${mark}`, ...changes }) });
  const indian = await of({ country: branch.country, place: 'New Delhi', workMode: 'remote', type: 'Survey' });
  const british = await of({ workMode: 'remote', employmentType: 'contract', type: 'SURVEY' });
  const draft = await of({ isActive: false });
  const binned = await of({});
  await deleteJob(admin, binned._id);
  const search = encodeURIComponent(`${mark} injener`);
  const ask = async (query: string, token?: string) => {
    const page = await listJobsPage(`?search=${search}${query}`, token);
    return { ids: page.jobs.map(({ _id }) => _id), ...page };
  };

  const found = await ask('');
  expect({ ids: found.ids, count: found.count }).toEqual({ ids: [british._id, indian._id], count: 2 });
  expect(found.facets).toMatchObject({
    country: hasTwoCountries
      ? [
          { value: home.country, count: 1 },
          { value: branch.country, count: 1 },
        ]
      : [{ value: home.country, count: 2 }],
    mode: [{ value: 'remote', count: 2 }],
    type: [{ value: 'contract', count: 1 }],
  });
  expect((await ask('&discipline=survey&mode=remote')).count).toBe(2);
  expect((await ask('&type=contract')).ids).toEqual([british._id]);
  const contractsInBranch = (await ask(`&country=${branch.country}&type=contract`)).ids;
  expect(contractsInBranch).toEqual(hasTwoCountries ? [] : [british._id]);
  expect((await ask('&state=draft')).ids).toEqual([]);
  expect((await ask('', admin)).ids).toEqual([draft._id, british._id, indian._id]);
  expect((await ask('&state=draft', admin)).ids).toEqual([draft._id]);
  expect((await ask('&state=in-bin', admin)).jobs[0]).toMatchObject({ _id: binned._id, deletedAt: expect.any(String) });
});

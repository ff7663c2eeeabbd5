import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import { newPdfPath } from '@ohmbridge/contract/jobs/pdf';
import { messages } from '@ohmbridge/contract/shared/messages';
import { jobInput } from '@ohmbridge/contract/test-support/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDueJobs } from '../../functions/src/jobs/close-jobs.ts';
import { createJobHandlers } from '../../functions/src/jobs/job-handlers.ts';
import { jobListVersion } from '../../functions/src/jobs/job-numbers.ts';
import { emptyJobBin } from '../../functions/src/nightly/retention/empty-job-bin.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { ownJobServices } from '../support/own-job-services.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const project = ownProject('job-life');
const clock = { now: new Date('2026-11-23T12:00:00.000Z') };
const services = ownJobServices(project, () => clock.now);
const { jobs, queries, previews, rows } = services;
const handlers = createJobHandlers(services);
const by = { uid: 'somebody', email: 'somebody@example.com' };
const schedule = { uid: 'schedule', email: 'the website itself' };
const notFound = { status: 404, message: messages.jobNotFound };
const day = 24 * 60 * 60 * 1000;
const wait = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const create = async (changes: object = {}) => (await jobs.create({ ...jobInput, ...changes }, { by })).job;
const closeDue = () => project.firestore().then((database) => closeDueJobs(database, { jobs }, clock.now));
const numberOf = (job: Job) => Number(job.reference?.slice(2));
const stateOf = (job: Job | undefined) => job && jobState(job, clock.now);
const kindsOf = async (id: string) => {
  const lines = (await project.documents('jobChanges')).filter(({ jobId }) => jobId === id);
  return lines.sort((one, other) => one.at.toMillis() - other.at.toMillis()).map(({ kind }) => String(kind));
};

beforeEach(() => {
  clock.now = new Date('2026-11-23T12:00:00.000Z');
});
afterEach(() => project.clear());

it('no two jobs get the same reference, however many are made at once, and none gets one again', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => create()));
  const numbers = made.map(numberOf).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const last = made.find((job) => numberOf(job) === 12);
  await jobs.remove(last?._id ?? '', by);
  await jobs.purge(last?._id ?? '', new Date(clock.now.getTime() + day));
  expect((await create()).reference).toBe('J-0013');
});

it('a counter that a copy of the database has set back gives no reference again', async () => {
  for (let number = 1; number <= 3; number += 1) await create();
  const binned = await create();
  await jobs.remove(binned._id, by);
  await (await project.firestore()).collection('counters').doc('jobs').set({ last: 1 });
  expect((await create()).reference).toBe('J-0005');
});

describe('a closing date', () => {
  it('closes the job by itself at midnight where the job is; the schedule only says so, whenever it comes', async () => {
    const job = await create({ country: 'India', closesOn: '2026-11-23' });
    expect(job.closesAt).toBe('2026-11-23T18:30:00.000Z');
    expect(await closeDue()).toBe(0);

    clock.now = new Date('2026-11-23T18:29:59.999Z');
    expect(stateOf(await jobs.read(job._id))).toBe('live');
    wait(1);
    expect(stateOf(await jobs.read(job._id))).toBe('closed');
    await expect(
      handlers.readJob(adminRequest<'readJob'>({ parameters: { id: job._id }, caller: async () => undefined })),
    ).rejects.toMatchObject(notFound);

    wait(3 * day);
    expect(await Promise.all([closeDue(), closeDue()]).then((closed) => closed[0] + closed[1])).toBe(1);
    expect(await closeDue()).toBe(0);
    expect(await jobs.read(job._id)).toMatchObject({ isActive: false, closedAt: job.closesAt });
    expect(await kindsOf(job._id)).toEqual(['created', 'closed']);
    const told = (await project.documents('jobChanges')).find(({ kind }) => kind === 'closed');
    expect(told?.by).toEqual(schedule);
  });

  it('that has passed is refused while the job is shown, and nothing is lost or changed by that', async () => {
    const over = { status: 400, errors: { closesOn: expect.stringContaining('22 November 2026 is over already') } };
    await expect(create({ closesOn: '2026-11-22' })).rejects.toMatchObject(over);
    const draft = await create({ closesOn: '2026-11-22', isActive: false });
    await expect(jobs.setState(draft._id, true, by)).rejects.toMatchObject(over);
    await expect(jobs.replace(draft._id, (current) => ({ ...current, isActive: true }), { by })).rejects.toMatchObject(
      over,
    );
    expect(await jobs.read(draft._id)).toEqual(draft);
    // The same day is none too late where it has not ended.
    expect(stateOf(await create({ closesOn: '2026-11-23' }))).toBe('live');
  });

  it('that was passed while the job was active cannot be undone by switching it on; but by a later date it can', async () => {
    const job = await create({ closesOn: '2026-11-23' });
    wait(2 * day);
    await expect(jobs.setState(job._id, true, by)).rejects.toMatchObject({ status: 400 });
    const off = await jobs.setState(job._id, false, by);
    expect(off.closedAt).toBe('2026-11-24T00:00:00.000Z');
    const { job: later } = await jobs.replace(
      job._id,
      (current) => ({ ...current, isActive: true, closesOn: '2026-12-01' }),
      { by },
    );
    expect(stateOf(later)).toBe('live');
    expect(later).toMatchObject({ publishedAt: job.publishedAt, reference: job.reference });
    expect(later).not.toHaveProperty('closedAt');
  });
});

describe('renewing', () => {
  it('moves the date on by thirty days, and makes a closed job live again, but not a draft', async () => {
    const live = await create({ closesOn: '2026-11-30' });
    expect(await jobs.renew(live._id, by)).toMatchObject({ closesOn: '2026-12-30', isActive: true });
    const closed = await create({ closesOn: '2026-11-23' });
    wait(7 * day);
    await closeDue();
    const renewed = await jobs.renew(closed._id, by);
    expect(renewed).toMatchObject({ closesOn: '2026-12-30', publishedAt: closed.publishedAt });
    expect(stateOf(renewed)).toBe('live');
    expect(await kindsOf(closed._id)).toEqual(['created', 'closed', 'renewed']);
    const draft = await create({ isActive: false });
    expect(stateOf(await jobs.renew(draft._id, by))).toBe('draft');
  });

  it.each(['deletes', 'closes'] as const)(
    'at the moment in which somebody %s the job ends in one or the other',
    async (what) => {
      const job = await create({ closesOn: '2026-11-23' });
      wait(2 * day);
      const other = what === 'deletes' ? jobs.remove(job._id, by) : jobs.close(job._id);
      const outcomes = await Promise.allSettled([jobs.renew(job._id, by), other]);
      const now = await jobs.read(job._id);
      if (what === 'closes') {
        expect(stateOf(now)).toBe('live');
      } else {
        expect(now).toBeUndefined();
        expect(await project.documents('jobBin')).toHaveLength(1);
        if (outcomes[0].status === 'rejected') expect(outcomes[0].reason).toMatchObject(notFound);
      }
      // What was said to be done was done, and told.
      const done = outcomes.filter(
        ({ status, ...rest }) => status === 'fulfilled' && (rest as { value?: unknown }).value,
      );
      expect((await kindsOf(job._id)).length).toBe(1 + done.length);
    },
  );
});

describe('the bin', () => {
  it('keeps a deleted job out of everything, and gives it back as it was, but for being shown', async () => {
    const job = await create({ pdfUrl: 'https://example.org/a.pdf', closesOn: '2026-12-31' });
    await jobs.remove(job._id, by);
    for (const act of [
      () => jobs.remove(job._id, by),
      () => jobs.setState(job._id, true, by),
      () => jobs.renew(job._id, by),
      () => previews.create(job._id, by),
      () => handlers.duplicateJob(adminRequest<'duplicateJob'>({ parameters: { id: job._id } })),
    ]) {
      await expect(act()).rejects.toMatchObject(notFound);
    }
    expect(await jobs.read(job._id)).toBeUndefined();
    expect(stateOf(await queries.publishedJob(numberOf(job)))).toBe('in-bin');

    const restored = await jobs.restore(job._id, by);
    expect(restored).toEqual({ ...job, isActive: false, updatedAt: restored.updatedAt, closedAt: clockLater(job, 1) });
    expect(await jobs.restore(job._id, by)).toEqual(restored);
    expect(await kindsOf(job._id)).toEqual(['created', 'deleted', 'restored']);
    await expect(jobs.restore('unknown', by)).rejects.toMatchObject(notFound);
  });

  const clockLater = ({ updatedAt }: Job, milliseconds: number) =>
    new Date(Date.parse(updatedAt) + milliseconds).toISOString();

  it('is emptied of what has been in it for thirty days, with its PDF', async () => {
    const pdfPath = newPdfPath();
    await services.pdfs.write(pdfPath, Buffer.from(pdfBytes()), 'Engineer');
    const old = await create({ pdfPath });
    const young = await create();
    await jobs.remove(old._id, by);
    wait(day);
    await jobs.remove(young._id, by);
    wait(29 * day);
    expect(await jobs.claimedPdfPaths()).toEqual(new Set([pdfPath]));
    expect(await emptyJobBin(await project.firestore(), services, clock.now)).toBe(0);
    wait(1000);
    expect(await emptyJobBin(await project.firestore(), services, clock.now)).toBe(1);
    expect((await project.documents('jobBin')).map(({ id }) => id)).toEqual([young._id]);
    expect(await project.objects()).toEqual([]);
    expect(await kindsOf(old._id)).toEqual(['created', 'deleted', 'removed']);
    expect(await queries.publishedJob(numberOf(old))).toBeUndefined();
  });
});

it('a copy is a draft with a reference of its own, and is made once however often it is asked for', async () => {
  const job = await create({ closesOn: '2026-12-31', pdfUrl: 'https://example.org/a.pdf', workMode: 'remote' });
  const request = adminRequest<'duplicateJob'>({ parameters: { id: job._id }, idempotencyKey: 'key-of-this-one-copy' });
  const { data } = await handlers.duplicateJob(request);
  expect(await handlers.duplicateJob(request)).toEqual({ data });
  const { title, place, workMode, pdfUrl } = job;
  expect(data.job).toMatchObject({ title, place, workMode, pdfUrl, isActive: false, reference: 'J-0002' });
  for (const name of ['closesOn', 'closesAt', 'publishedAt']) expect(data.job).not.toHaveProperty(name);
  expect(await kindsOf(data.job._id)).toEqual(['duplicated']);

  const withPdf = await create({ pdfPath: newPdfPath(), pdfUrl: 'https://example.org/own.pdf' });
  const copy = await handlers.duplicateJob(adminRequest<'duplicateJob'>({ parameters: { id: withPdf._id } }));
  for (const name of ['pdfPath', 'pdfUrl']) expect(copy.data.job).not.toHaveProperty(name);
});

describe('a preview link', () => {
  const tokenOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

  it('shows a draft for seven days to whoever has it; of the token only the hash is stored', async () => {
    const job = await create({ isActive: false });
    const link = await previews.create(job._id, by);
    expect(link.path).toMatch(/^\/careers\/preview\/[\w-]{43}$/);
    expect(await previews.previewedJob(tokenOf(link))).toEqual(job);
    expect(JSON.stringify(await project.documents('jobPreviews'))).not.toContain(tokenOf(link));
    for (const token of ['', 'x', 'a'.repeat(43), `${tokenOf(link)}x`, '../jobs/one']) {
      expect(await previews.previewedJob(token)).toBeUndefined();
    }
    wait(7 * day);
    expect(await previews.previewedJob(tokenOf(link))).toBeUndefined();
  });

  it('ends when it is revoked, or its job deleted, and only then', async () => {
    const [job, other] = [await create(), await create()];
    wait(1);
    const links = [await previews.create(job._id, by), await previews.create(job._id, by)];
    wait(1);
    const kept = await previews.create(other._id, by);
    expect(await previews.revoke(job._id, by)).toBe(2);
    expect(await previews.revoke(job._id, by)).toBe(0);
    for (const link of links) expect(await previews.previewedJob(tokenOf(link))).toBeUndefined();
    expect(await previews.previewedJob(tokenOf(kept))).toEqual(other);
    await jobs.remove(other._id, by);
    expect(await previews.previewedJob(tokenOf(kept))).toBeUndefined();
    expect((await kindsOf(job._id)).slice(1)).toEqual(['preview-linked', 'preview-linked', 'previews-revoked']);
    await expect(previews.create('unknown', by)).rejects.toMatchObject(notFound);
  });
});

it('many at once are dealt with one by one, and each that was not says why', async () => {
  const [one, two] = [await create(), await create({ isActive: false, closesOn: '2026-11-01' })];
  const bulk = async (action: 'activate' | 'deactivate' | 'renew' | 'delete' | 'restore', ...ids: string[]) =>
    (await handlers.bulkJobs(adminRequest<'bulkJobs'>({ body: { action, ids } }))).data;
  expect(await bulk('activate', one._id, two._id, 'unknown', one._id)).toEqual({
    done: 1,
    outcomes: [
      { id: one._id, done: true, job: expect.objectContaining({ _id: one._id, isActive: true }) },
      { id: two._id, done: false, message: expect.stringContaining('is over already') },
      { id: 'unknown', done: false, message: messages.jobNotFound },
    ],
  });
  expect((await bulk('deactivate', one._id)).done).toBe(1);
  expect((await bulk('renew', one._id, two._id)).done).toBe(2);
  expect((await bulk('delete', one._id, two._id)).done).toBe(2);
  expect((await bulk('restore', one._id)).done).toBe(1);
  expect((await project.documents('jobs')).map(({ id }) => id)).toEqual([one._id]);
});

describe('the rows that lists are made of', () => {
  it('are read again only when a job has changed, and then at once, on every instance', async () => {
    const job = await create();
    const another = ownJobServices(project, () => clock.now);
    const first = await rows.all();
    expect(first.map(({ _id }) => _id)).toEqual([job._id]);
    expect(await rows.all()).toBe(first);
    expect(await rows.open()).toMatchObject([{ slug: job.slug, updatedAt: job.updatedAt }]);
    await another.jobs.remove(job._id, by);
    const [binned] = await rows.all();
    expect(binned?.deletedAt).toBeDefined();
    // Whoever wrote past this code is noticed in time.
    await (await project.firestore()).collection('jobBin').doc(job._id).delete();
    expect(await rows.all()).toHaveLength(1);
    wait(10 * 60 * 1000);
    expect(await rows.all()).toEqual([]);
  });

  it('that cannot be read fail the request, which the next one does not suffer from', async () => {
    const job = await create();
    let isBroken = true;
    const database = await project.firestore();
    const broken = Object.assign(Object.create(database) as typeof database, {
      collection: (name: string) => {
        if (isBroken && name !== 'counters') throw new Error('No database');
        return database.collection(name);
      },
    });
    const own = { ...project, firestore: async () => broken };
    const { rows: failing } = ownJobServices(own, () => clock.now);
    await expect(failing.all()).rejects.toThrow('No database');
    isBroken = false;
    expect((await failing.all()).map(({ _id }) => _id)).toEqual([job._id]);
  });

  it('hold after a restore of the version that they were read under', async () => {
    await create();
    const version = (await jobListVersion(await project.firestore()).get()).data() ?? {};
    await rows.all();
    const job = await create();
    await rows.all();
    await (await project.firestore()).collection('jobs').doc(job._id).delete();
    await jobListVersion(await project.firestore()).set(version);
    expect(await rows.all()).toHaveLength(1);
  });
});

it('the jobs that close soon are those that are live now and not in eight days', async () => {
  await create({ title: 'Later', closesOn: '2026-12-02' });
  await create({ title: 'Soon', closesOn: '2026-11-29' });
  await create({ title: 'Today', closesOn: '2026-11-23' });
  await create({ title: 'Never' });
  await create({ title: 'Off', closesOn: '2026-11-25', isActive: false });
  const soon = await queries.closing(clock.now, new Date(clock.now.getTime() + 7 * day), 10);
  expect(soon.map(({ title }) => title)).toEqual(['Today', 'Soon']);
});

it('a page finds its job by number once it was live, whatever has become of it; a draft has none', async () => {
  const job = await create({ isActive: false });
  expect(await queries.publishedJob(numberOf(job))).toBeUndefined();
  await jobs.setState(job._id, true, by);
  expect(stateOf(await queries.publishedJob(numberOf(job)))).toBe('live');
  await jobs.setState(job._id, false, by);
  expect(stateOf(await queries.publishedJob(numberOf(job)))).toBe('closed');
  expect(await queries.publishedJob(999)).toBeUndefined();
});

import type { Job } from '@site/contract/jobs/job';
import { endOfDay } from '@site/contract/jobs/job-closing';
import { jobState } from '@site/contract/jobs/job-state';
import { newPdfPath } from '@site/contract/jobs/pdf';
import { messages } from '@site/contract/shared/messages';
import { minuteMilliseconds } from '@site/contract/shared/time';
import { jobInput } from '@site/contract/test-support/jobs';
import { branch } from '@site/contract/test-support/offices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkJobHandlers } from '../../functions/src/jobs/bulk-jobs.ts';
import {
  closeDueJob,
  closeDueJobs,
  closeJobOnTime,
  closingJobs,
  queueNextClosings,
} from '../../functions/src/jobs/close-jobs.ts';
import { deleteJob, emptyJobBin, removeJob, restoreJob } from '../../functions/src/jobs/delete-job.ts';
import { publishedJob, readJob } from '../../functions/src/jobs/job.ts';
import { claimedPdfs } from '../../functions/src/jobs/job-pdf.ts';
import { jobListVersionPath, jobRows, listJobHandlers } from '../../functions/src/jobs/list-jobs.ts';
import { createPreview, previewedJob, revokePreviews } from '../../functions/src/jobs/preview-job.ts';
import { createJob, renewJob, replaceJob, saveJobHandlers, setJobState } from '../../functions/src/jobs/save-job.ts';
import * as firebase from '../../functions/src/shared/firebase.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { setTime, wait } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';
import { pdfBytes } from '../support/pdfs.ts';

const project = ownProject('job-life');
const firestore = await project.firestore();
const by = { uid: 'somebody', email: 'somebody@example.com' };
const schedule = { uid: 'schedule', email: 'the website itself' };
const notFound = { status: 404, message: messages.jobNotFound };
const day = 24 * 60 * 60 * 1000;

const create = async (changes: object = {}) => (await createJob({ ...jobInput, ...changes }, { by })).job;
const closeDue = () => closeDueJobs(new Date());
const numberOf = (job: Job) => Number(job.reference?.slice(2));
const stateOf = (job: Job | undefined) => job && jobState(job, new Date());
const kindsOf = async (id: string) => {
  const lines = (await project.documents('jobChanges')).filter(({ jobId }) => jobId === id);
  return lines.sort((one, other) => one.at.toMillis() - other.at.toMillis()).map(({ kind }) => String(kind));
};

beforeEach(() => {
  setTime('2026-11-23T12:00:00.000Z');
});
afterEach(() => project.clear());

it('no two jobs get the same reference, even if many are created at once', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => create()));
  const numbers = made.map(numberOf).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const last = made.find((job) => numberOf(job) === 12);
  await deleteJob(last?._id ?? '', by);
  await removeJob(last?._id ?? '', new Date(Date.now() + day));
  expect((await create()).reference).toBe('J-0013');
});

it('no reference is used again after a restored copy has set the counter back', async () => {
  for (let number = 1; number <= 3; number += 1) await create();
  const binned = await create();
  await deleteJob(binned._id, by);
  await firestore.collection('counters').doc('jobs').set({ last: 1 });
  expect((await create()).reference).toBe('J-0005');
});

describe('a closing date', () => {
  it('closes the job at midnight in its country; the schedule only records this, even if it is late', async () => {
    const job = await create({ country: branch.country, closesOn: '2026-11-23' });
    const midnight = endOfDay('2026-11-23', branch.country);
    expect(job.closesAt).toBe(midnight.toISOString());
    expect(await closeDue()).toBe(0);

    setTime(new Date(midnight.getTime() - 1));
    expect(stateOf(await readJob(job._id))).toBe('live');
    wait(1);
    expect(stateOf(await readJob(job._id))).toBe('closed');
    await expect(
      listJobHandlers.readJob(adminRequest<'readJob'>({ parameters: { id: job._id }, caller: async () => undefined })),
    ).rejects.toMatchObject(notFound);

    wait(3 * day);
    expect(await Promise.all([closeDue(), closeDue()]).then((closed) => closed[0] + closed[1])).toBe(1);
    expect(await closeDue()).toBe(0);
    expect(await readJob(job._id)).toMatchObject({ isActive: false, closedAt: job.closesAt });
    expect(await kindsOf(job._id)).toEqual(['created', 'closed']);
    const told = (await project.documents('jobChanges')).find(({ kind }) => kind === 'closed');
    expect(told?.by).toEqual(schedule);
  });

  it('that has passed is refused while the job is shown, and changes nothing', async () => {
    const over = { status: 400, errors: { closesOn: expect.stringContaining('22 November 2026 has already passed') } };
    await expect(create({ closesOn: '2026-11-22' })).rejects.toMatchObject(over);
    const draft = await create({ closesOn: '2026-11-22', isActive: false });
    await expect(setJobState(draft._id, true, by)).rejects.toMatchObject(over);
    await expect(replaceJob(draft._id, (current) => ({ ...current, isActive: true }), { by })).rejects.toMatchObject(
      over,
    );
    expect(await readJob(draft._id)).toEqual(draft);
    // A closing date of today is accepted if the day has not ended in the country of the job.
    expect(stateOf(await create({ closesOn: '2026-11-23' }))).toBe('live');
  });

  it('that passed while the job was active cannot be undone by switching the job on, but by a later date', async () => {
    const job = await create({ closesOn: '2026-11-23' });
    wait(2 * day);
    await expect(setJobState(job._id, true, by)).rejects.toMatchObject({ status: 400 });
    const off = await setJobState(job._id, false, by);
    expect(off.closedAt).toBe(job.closesAt);
    const { job: later } = await replaceJob(
      job._id,
      (current) => ({ ...current, isActive: true, closesOn: '2026-12-01' }),
      { by },
    );
    expect(stateOf(later)).toBe('live');
    expect(later).toMatchObject({ publishedAt: job.publishedAt, reference: job.reference });
    expect(later).not.toHaveProperty('closedAt');
  });
});

describe('the task of a job', () => {
  const tasks = () => project.tasks.map(({ task }) => task);

  it('is created by every save of an active job with a closing date, and not when a job leaves the bin', async () => {
    const job = await create({ closesOn: '2026-11-30' });
    const task = { job: job._id, closesAt: job.closesAt };
    expect(project.tasks).toMatchObject([{ function: 'closeJob', task }]);
    project.tasks.length = 0;
    const { job: later } = await replaceJob(job._id, (current) => ({ ...current, closesOn: '2026-12-01' }), { by });
    expect(tasks()).toEqual([{ job: job._id, closesAt: later.closesAt }]);
    project.tasks.length = 0;
    const renewed = await renewJob(job._id, by);
    expect(tasks()).toEqual([]);
    expect(renewed.closesOn).toBe('2026-12-31');
    wait(2 * day);
    await setJobState(job._id, true, by);
    expect(tasks()).toEqual([]);
    wait(10 * day);
    await setJobState(job._id, true, by);
    expect(tasks()).toEqual([{ job: job._id, closesAt: renewed.closesAt }]);
    project.tasks.length = 0;
    await deleteJob(job._id, by);
    await restoreJob(job._id, by);
    expect(tasks()).toEqual([]);
  });

  it('is created by the schedule for jobs that close before its next run, and counted', async () => {
    const soon = await create({ closesOn: '2026-11-23' });
    await create({ closesOn: '2026-11-24' });
    project.tasks.length = 0;
    setTime(new Date(Date.parse(soon.closesAt ?? '') - 20 * minuteMilliseconds - 1));
    expect(await queueNextClosings(new Date())).toBe(0);
    wait(1);
    expect(await queueNextClosings(new Date())).toBe(1);
    expect(tasks()).toEqual([{ job: soon._id, closesAt: soon.closesAt }]);
  });

  it('closes the job at its time or later, and waits if it is a little early', async () => {
    const [late, early] = [await create({ closesOn: '2026-11-23' }), await create({ closesOn: '2026-11-24' })];
    const task = (job: Job) => ({ job: job._id, closesAt: job.closesAt ?? '' });
    setTime(task(late).closesAt);
    expect(await closeJobOnTime(task(late))).toBe(true);
    const tenSecondsBefore = Date.parse(task(early).closesAt) - 10_000;
    setTime(new Date(tenSecondsBefore - 1));
    expect(await closeJobOnTime(task(early))).toBe(false);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: tenSecondsBefore });
    const closing = closeJobOnTime(task(early));
    vi.advanceTimersByTime(9999);
    await new Promise(setImmediate);
    expect(stateOf(await readJob(early._id))).toBe('live');
    vi.advanceTimersByTime(1);
    expect(await closing).toBe(true);
  });

  it('does nothing for a job that is renewed or gone, and is tried again if the job cannot be read', async () => {
    const [renewed, gone] = [await create({ closesOn: '2026-11-23' }), await create({ closesOn: '2026-11-23' })];
    const closesAt = renewed.closesAt ?? '';
    await renewJob(renewed._id, by);
    await deleteJob(gone._id, by);
    setTime(closesAt);
    expect(await closeJobOnTime({ job: renewed._id, closesAt })).toBe(false);
    expect(await closeJobOnTime({ job: gone._id, closesAt })).toBe(false);
    vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(new Error('Firestore is out of reach'));
    await expect(closeJobOnTime({ job: renewed._id, closesAt })).rejects.toThrow('Firestore is out of reach');
  });
});

describe('renewing', () => {
  it('moves the date by thirty days, and makes a closed job live again, but not a draft', async () => {
    const live = await create({ closesOn: '2026-11-30' });
    expect(await renewJob(live._id, by)).toMatchObject({ closesOn: '2026-12-30', isActive: true });
    const closed = await create({ closesOn: '2026-11-23' });
    wait(7 * day);
    await closeDue();
    const renewed = await renewJob(closed._id, by);
    expect(renewed).toMatchObject({ closesOn: '2026-12-30', publishedAt: closed.publishedAt });
    expect(stateOf(renewed)).toBe('live');
    expect(await kindsOf(closed._id)).toEqual(['created', 'closed', 'renewed']);
    const draft = await create({ isActive: false });
    expect(stateOf(await renewJob(draft._id, by))).toBe('draft');
  });

  it.each(['deletes', 'closes'] as const)(
    'at the moment in which an admin %s the job ends in one or the other',
    async (what) => {
      const job = await create({ closesOn: '2026-11-23' });
      wait(2 * day);
      const other = what === 'deletes' ? deleteJob(job._id, by) : closeDueJob(job._id);
      const outcomes = await Promise.allSettled([renewJob(job._id, by), other]);
      const now = await readJob(job._id);
      if (what === 'closes') {
        expect(stateOf(now)).toBe('live');
      } else {
        expect(now).toBeUndefined();
        expect(await project.documents('jobBin')).toHaveLength(1);
        if (outcomes[0].status === 'rejected') expect(outcomes[0].reason).toMatchObject(notFound);
      }
      // A confirmed change was made, and is in the history.
      const done = outcomes.filter(
        ({ status, ...rest }) => status === 'fulfilled' && (rest as { value?: unknown }).value,
      );
      expect((await kindsOf(job._id)).length).toBe(1 + done.length);
    },
  );
});

describe('the bin', () => {
  it('hides a deleted job everywhere, and restores it unchanged, but inactive', async () => {
    const job = await create({ pdfUrl: 'https://example.org/a.pdf', closesOn: '2026-12-31' });
    await deleteJob(job._id, by);
    for (const act of [
      () => deleteJob(job._id, by),
      () => setJobState(job._id, true, by),
      () => replaceJob(job._id, () => jobInput, { by }),
      () => renewJob(job._id, by),
      () => createPreview(job._id, by),
      () => saveJobHandlers.duplicateJob(adminRequest<'duplicateJob'>({ parameters: { id: job._id } })),
    ]) {
      await expect(act()).rejects.toMatchObject(notFound);
    }
    expect(await readJob(job._id)).toBeUndefined();
    expect(stateOf(await publishedJob(numberOf(job)))).toBe('in-bin');

    const restored = await restoreJob(job._id, by);
    expect(restored).toEqual({ ...job, isActive: false, updatedAt: restored.updatedAt, closedAt: clockLater(job, 1) });
    expect(await restoreJob(job._id, by)).toEqual(restored);
    expect(await kindsOf(job._id)).toEqual(['created', 'deleted', 'restored']);
    await expect(restoreJob('unknown', by)).rejects.toMatchObject(notFound);
  });

  const clockLater = ({ updatedAt }: Job, milliseconds: number) =>
    new Date(Date.parse(updatedAt) + milliseconds).toISOString();

  it('deletes a job after thirty days, with its PDF', async () => {
    const pdfPath = newPdfPath();
    await (await project.bucket()).file(pdfPath).save(Buffer.from(pdfBytes()));
    const old = await create({ pdfPath });
    const young = await create();
    await deleteJob(old._id, by);
    wait(day);
    await deleteJob(young._id, by);
    wait(29 * day);
    expect((await claimedPdfs()).claimed).toEqual(new Set([pdfPath]));
    expect(await emptyJobBin(new Date())).toBe(0);
    wait(1000);
    expect(await emptyJobBin(new Date())).toBe(1);
    expect((await project.documents('jobBin')).map(({ id }) => id)).toEqual([young._id]);
    expect(await project.objects()).toEqual([]);
    expect(await kindsOf(old._id)).toEqual(['created', 'deleted', 'removed']);
    expect(await publishedJob(numberOf(old))).toBeUndefined();
  });
});

it('a copy is a draft with its own reference, and repeated requests make only one', async () => {
  const job = await create({ closesOn: '2026-12-31', pdfUrl: 'https://example.org/a.pdf', workMode: 'remote' });
  const request = adminRequest<'duplicateJob'>({ parameters: { id: job._id }, idempotencyKey: 'key-of-this-one-copy' });
  const { data } = await saveJobHandlers.duplicateJob(request);
  expect(await saveJobHandlers.duplicateJob(request)).toEqual({ data });
  const { title, place, workMode, pdfUrl } = job;
  expect(data.job).toMatchObject({ title, place, workMode, pdfUrl, isActive: false, reference: 'J-0002' });
  for (const name of ['closesOn', 'closesAt', 'publishedAt']) expect(data.job).not.toHaveProperty(name);
  expect(await kindsOf(data.job._id)).toEqual(['duplicated']);

  const withPdf = await create({ pdfPath: newPdfPath(), pdfUrl: 'https://example.org/own.pdf' });
  const copy = await saveJobHandlers.duplicateJob(adminRequest<'duplicateJob'>({ parameters: { id: withPdf._id } }));
  for (const name of ['pdfPath', 'pdfUrl']) expect(copy.data.job).not.toHaveProperty(name);
});

describe('a preview link', () => {
  const tokenOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

  it('shows a draft for seven days to anyone with the link; only the hash of its token is stored', async () => {
    const job = await create({ isActive: false });
    const link = await createPreview(job._id, by);
    expect(link.path).toMatch(/^\/careers\/preview\/[\w-]{43}$/);
    expect(await previewedJob(tokenOf(link))).toEqual(job);
    expect(JSON.stringify(await project.documents('jobPreviews'))).not.toContain(tokenOf(link));
    for (const token of ['', 'x', 'a'.repeat(43), `${tokenOf(link)}x`, '../jobs/one']) {
      expect(await previewedJob(token)).toBeUndefined();
    }
    wait(7 * day);
    expect(await previewedJob(tokenOf(link))).toBeUndefined();
  });

  it('ends only when it is revoked, or its job is deleted', async () => {
    const [job, other] = [await create(), await create()];
    wait(1);
    const links = [await createPreview(job._id, by), await createPreview(job._id, by)];
    wait(1);
    const kept = await createPreview(other._id, by);
    expect(await revokePreviews(job._id, by)).toBe(2);
    expect(await revokePreviews(job._id, by)).toBe(0);
    for (const link of links) expect(await previewedJob(tokenOf(link))).toBeUndefined();
    expect(await previewedJob(tokenOf(kept))).toEqual(other);
    await deleteJob(other._id, by);
    expect(await previewedJob(tokenOf(kept))).toBeUndefined();
    expect((await kindsOf(job._id)).slice(1)).toEqual(['preview-linked', 'preview-linked', 'previews-revoked']);
    await expect(createPreview('unknown', by)).rejects.toMatchObject(notFound);
  });
});

it('many jobs are handled one by one, and each failure has its reason', async () => {
  const [one, two] = [await create(), await create({ isActive: false, closesOn: '2026-11-01' })];
  const bulk = async (action: 'activate' | 'deactivate' | 'renew' | 'delete' | 'restore', ...ids: string[]) =>
    (await bulkJobHandlers.bulkJobs(adminRequest<'bulkJobs'>({ body: { action, ids } }))).data;
  expect(await bulk('activate', one._id, two._id, 'unknown', one._id)).toEqual({
    done: 1,
    outcomes: [
      { id: one._id, done: true, job: expect.objectContaining({ _id: one._id, isActive: true }) },
      { id: two._id, done: false, message: expect.stringContaining('has already passed') },
      { id: 'unknown', done: false, message: messages.jobNotFound },
    ],
  });
  expect((await bulk('deactivate', one._id)).done).toBe(1);
  expect((await bulk('renew', one._id, two._id)).done).toBe(2);
  expect((await bulk('delete', one._id, two._id)).done).toBe(2);
  expect((await bulk('restore', one._id)).done).toBe(1);
  expect((await project.documents('jobs')).map(({ id }) => id)).toEqual([one._id]);
});

describe('the rows for the lists', () => {
  it('are read again only after a change of a job, and then at once, on every instance', async () => {
    const job = await create();
    const first = await jobRows.all();
    expect(first.map(({ _id }) => _id)).toEqual([job._id]);
    expect(await jobRows.all()).toBe(first);
    expect(await jobRows.open()).toMatchObject([{ slug: job.slug, updatedAt: job.updatedAt }]);
    await deleteJob(job._id, by);
    const [binned] = await jobRows.all();
    expect(binned?.deletedAt).toBeDefined();
    // A write without this code is noticed after ten minutes.
    await firestore.collection('jobBin').doc(job._id).delete();
    expect(await jobRows.all()).toHaveLength(1);
    wait(10 * 60 * 1000);
    expect(await jobRows.all()).toEqual([]);
  });

  it('that cannot be read fail the request, but not the next one', async () => {
    const job = await create();
    let isBroken = true;
    const broken = Object.assign(Object.create(firestore) as typeof firestore, {
      collection: (name: string) => {
        if (isBroken) throw new Error('No database');
        return firestore.collection(name);
      },
    });
    vi.spyOn(firebase, 'db').mockReturnValue(broken);
    await expect(jobRows.all()).rejects.toThrow('No database');
    isBroken = false;
    expect((await jobRows.all()).map(({ _id }) => _id)).toEqual([job._id]);
  });

  it('are still right after a restore of an earlier version', async () => {
    await create();
    const version = (await firestore.doc(jobListVersionPath).get()).data() ?? {};
    await jobRows.all();
    const job = await create();
    await jobRows.all();
    await firestore.collection('jobs').doc(job._id).delete();
    await firestore.doc(jobListVersionPath).set(version);
    expect(await jobRows.all()).toHaveLength(1);
  });
});

it('the jobs that close soon are live now and not in eight days', async () => {
  await create({ title: 'Later', closesOn: '2026-12-02' });
  await create({ title: 'Soon', closesOn: '2026-11-29' });
  await create({ title: 'Today', closesOn: '2026-11-23' });
  await create({ title: 'Never' });
  await create({ title: 'Off', closesOn: '2026-11-25', isActive: false });
  const soon = await closingJobs(new Date(), new Date(Date.now() + 7 * day), 10);
  expect(soon.map(({ title }) => title)).toEqual(['Today', 'Soon']);
});

it('a page finds its job by number once the job was live, even if it has closed; a draft has no page', async () => {
  const job = await create({ isActive: false });
  expect(await publishedJob(numberOf(job))).toBeUndefined();
  await setJobState(job._id, true, by);
  expect(stateOf(await publishedJob(numberOf(job)))).toBe('live');
  await setJobState(job._id, false, by);
  expect(stateOf(await publishedJob(numberOf(job)))).toBe('closed');
  expect(await publishedJob(999)).toBeUndefined();
});

it('a job cannot take the PDF of another job, and nothing is written', async () => {
  const pdfPath = newPdfPath();
  await create({ pdfPath });
  const job = await create();
  const taken = { status: 409, message: messages.pdfMissing };
  await expect(create({ pdfPath })).rejects.toMatchObject(taken);
  await expect(replaceJob(job._id, (current) => ({ ...current, pdfPath }), { by })).rejects.toMatchObject(taken);
  expect(await readJob(job._id)).toEqual(job);
  expect(await kindsOf(job._id)).toEqual(['created']);
});

it('no line of a history is written if the change itself fails', async () => {
  const job = await create();
  // The document is larger than Firestore's limit, so the database refuses the whole transaction at its commit.
  const tooLarge = { ...jobInput, responsibilities: 'x'.repeat(1024 * 1024) };
  await expect(create(tooLarge)).rejects.toThrow();
  await expect(replaceJob(job._id, () => tooLarge, { by })).rejects.toThrow();
  // A write outside the transaction would be stored by the time that the next one has ended.
  wait(1);
  await replaceJob(job._id, () => ({ ...jobInput, place: 'Pune' }), { by });
  expect(await kindsOf(job._id)).toEqual(['created', 'changed']);
  expect(await project.documents('jobChanges')).toHaveLength(2);
});

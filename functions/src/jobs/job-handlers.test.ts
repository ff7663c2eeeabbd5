import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../api/handler.ts';
import type { Job, JobInput, JobUpdate } from '../contract/job.ts';
import { jobQuerySchema } from '../contract/job-query.ts';
import { limits } from '../contract/limits.ts';
import { messages } from '../contract/messages.ts';
import { type JobsInMemory, jobsInMemory } from '../test-support/job-services.ts';
import { jobInput, jobWith } from '../test-support/jobs.ts';
import { createJobHandlers } from './job-handlers.ts';
import type { StoredObject } from './pdf-check.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));

const path = 'job-pdfs/11111111-1111-1111-1111-111111111111.pdf';
const otherPath = 'job-pdfs/22222222-2222-2222-2222-222222222222.pdf';
const url = (of: string) => `https://firebasestorage.googleapis.com/v0/b/bucket/o/${encodeURIComponent(of)}?alt=media`;
const pdf: StoredObject = { contentType: 'application/pdf', size: 2000, firstBytes: Buffer.from('%PDF-') };
const id = jobWith()._id;
const withPdf = jobWith({ pdfPath: path, pdfUrl: url(path) });

const by = { uid: 'x', email: 'x@example.org' };

function requestBy<Admin extends boolean>(admin: Admin) {
  const caller = async () => ({ uid: 'x', user: { name: 'x', username: 'x', email: 'x@example.org', admin } });
  return {
    body: undefined,
    query: undefined,
    parameters: {},
    file: undefined,
    idempotencyKey: undefined,
    caller,
    signedIn: caller,
  };
}
const update = (services: JobsInMemory, body: JobUpdate, file?: ApiRequest<'updateJob'>['file']) =>
  createJobHandlers(services).updateJob({ ...requestBy(true), parameters: { id }, body, file });
const create = (services: JobsInMemory, body: JobInput, file?: ApiRequest<'createJob'>['file']) =>
  createJobHandlers(services).createJob({ ...requestBy(true), body, file });

const active = jobWith();
const inactive = jobWith({
  _id: 'inactive',
  isActive: false,
  country: 'India',
  createdAt: '2026-10-01T09:00:00.000Z',
});

test.each<[string, boolean, ApiRequest<'listJobs'>['query'], Job[]]>([
  ['a visitor', false, {}, [active]],
  ['a visitor', false, { active: true }, [active]],
  ['a visitor', false, { active: false }, [active]],
  ['a visitor', false, { country: 'India' }, []],
  ['an admin', true, {}, [active, inactive]],
  ['an admin', true, { active: true }, [active]],
  ['an admin', true, { active: false }, [inactive]],
  ['an admin', true, { country: 'India' }, [inactive]],
])('%s (admin: %j) who asks for %j is shown the right jobs', async (_who, admin, query, expected) => {
  const { listJobs } = createJobHandlers(jobsInMemory([active, inactive]));
  expect(await listJobs({ ...requestBy(admin), query })).toEqual({ data: { jobs: expected } });
});

test('a long list comes in pages, which leave nothing out and repeat nothing', async () => {
  const { createdAt } = active;
  // Two of the same moment, on both sides of a page's end.
  const jobs = ['a', 'c', 'b'].map((_id) => jobWith({ _id, createdAt }));
  const newest = jobWith({ _id: '0', createdAt: '2026-11-02T09:00:00.000Z' });
  const { listJobs } = createJobHandlers(jobsInMemory([...jobs, newest]));
  const ask = async (after?: string) => {
    const query = jobQuerySchema.parse({ limit: '2', ...(after !== undefined && { after }) });
    return (await listJobs({ ...requestBy(false), query })).data;
  };
  const first = await ask();
  expect(first.jobs.map(({ _id }) => _id)).toEqual(['0', 'c']);
  const second = await ask(first.next);
  expect(second.jobs.map(({ _id }) => _id)).toEqual(['b', 'a']);
  expect(second).not.toHaveProperty('next');
});

test('a list is never longer than one answer bears', async () => {
  const jobs = Array.from({ length: limits.jobsPerAnswer + 1 }, (_, index) => jobWith({ _id: `job-${index}` }));
  const { listJobs } = createJobHandlers(jobsInMemory(jobs));
  const { data } = await listJobs({ ...requestBy(false), query: {} });
  expect(data.jobs).toHaveLength(limits.jobsPerAnswer);
  expect(data.next).toBeDefined();
});

test('an inactive job is there for admins only', async () => {
  const { readJob } = createJobHandlers(jobsInMemory([inactive]));
  expect(await readJob({ ...requestBy(true), parameters: { id: 'inactive' } })).toEqual({ data: { job: inactive } });
  const asked = readJob({ ...requestBy(false), parameters: { id: 'inactive' } });
  await expect(asked).rejects.toMatchObject({ status: 404, message: messages.jobNotFound });
});

test.each(['nothing', '__all__', '../x', 'a/b', 'x'.repeat(200), ''])('there is no job %j', async (unknown) => {
  const handlers = createJobHandlers(jobsInMemory([active]));
  const request = { ...requestBy(true), parameters: { id: unknown } };
  const notFound = { status: 404, message: messages.jobNotFound };
  await expect(handlers.readJob(request)).rejects.toMatchObject(notFound);
  await expect(handlers.deleteJob(request)).rejects.toMatchObject(notFound);
  await expect(handlers.updateJob({ ...request, body: jobInput })).rejects.toMatchObject(notFound);
});

test('a new job is active unless it is said otherwise', async () => {
  const { isActive: _isActive, ...input } = jobInput;
  expect((await create(jobsInMemory(), input)).data.job.isActive).toBe(true);
  expect((await create(jobsInMemory(), { ...input, isActive: false })).data.job.isActive).toBe(false);
});

test('replacing a job keeps its state where none is sent, and drops a type that is not', async () => {
  const { isActive: _isActive, type: _type, ...input } = jobInput;
  const { job } = (await update(jobsInMemory([jobWith({ isActive: false })]), { ...input, title: 'Other' })).data;
  expect(job).toMatchObject({ _id: id, title: 'Other', isActive: false, createdAt: active.createdAt });
  expect(job).not.toHaveProperty('type');
});

test('a toggle, which sends the whole job, leaves its PDF alone', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  const { _id, createdAt: _createdAt, updatedAt: _updatedAt, ...sent } = withPdf;
  const { job } = (await update(services, { ...sent, isActive: false })).data;
  expect(job).toMatchObject({ isActive: false, pdfPath: path, pdfUrl: url(path) });
  expect([...services.objects.keys()]).toEqual([path]);
});

test('an uploaded object is claimed, and the one before it removed', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf, [otherPath]: pdf });
  const label = vi.spyOn(services.pdfs, 'label');
  const { job } = (await update(services, { ...jobInput, pdfPath: otherPath })).data;
  expect(job).toMatchObject({ pdfPath: otherPath, pdfUrl: url(otherPath) });
  expect(label).toHaveBeenCalledExactlyOnceWith(otherPath, jobInput.title);
  expect([...services.objects.keys()]).toEqual([otherPath]);
});

test('an uploaded file is stored, and the one before it removed', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  const { job } = (await update(services, jobInput, { bytes: Buffer.from('%PDF-1.7') })).data;
  expect(job.pdfPath).not.toBe(path);
  expect([...services.objects.keys()]).toEqual([job.pdfPath]);
});

test.each([null, ''])('a pdfUrl of %j removes the PDF', async (pdfUrl) => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  const { job } = (await update(services, { ...jobInput, pdfUrl })).data;
  expect(job).not.toHaveProperty('pdfUrl');
  expect(job).not.toHaveProperty('pdfPath');
  expect(services.objects.size).toBe(0);
});

test('a deleted job takes its PDF along', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  await createJobHandlers(services).deleteJob({ ...requestBy(true), parameters: { id } });
  expect([services.saved.size, services.objects.size]).toEqual([0, 0]);
});

test.each<[string, Partial<StoredObject>, string]>([
  ['is no PDF by its bytes', { firstBytes: Buffer.from('GIF89') }, messages.pdfOnly],
  ['is empty', { size: 0, firstBytes: Buffer.alloc(0) }, messages.pdfOnly],
  ['is of another type', { contentType: 'text/html' }, messages.pdfOnly],
  ['is too large', { size: 10 * 1024 * 1024 + 1 }, messages.pdfTooLarge],
])('an object that %s is refused and deleted', async (_what, fault, message) => {
  const services = jobsInMemory([active], { [path]: { ...pdf, ...fault } });
  const refusal = { status: 400, message, errors: { pdfPath: message } };
  await expect(update(services, { ...jobInput, pdfPath: path })).rejects.toMatchObject(refusal);
  expect(services.objects.size).toBe(0);
  expect(services.saved.get(id)).toEqual(active);
});

test('an object that is not there cannot be claimed', async () => {
  const refusal = { status: 400, errors: { pdfPath: messages.pdfMissing } };
  await expect(create(jobsInMemory(), { ...jobInput, pdfPath: path })).rejects.toMatchObject(refusal);
});

test.each([{ pdfPath: path }, { pdfUrl: url(path) }])(
  "another job's object cannot be claimed by %j",
  async (pdfFields) => {
    const services = jobsInMemory([withPdf], { [path]: pdf });
    const label = vi.spyOn(services.pdfs, 'label');
    await expect(create(services, { ...jobInput, ...pdfFields })).rejects.toMatchObject({ status: 409 });
    expect([services.saved.size, services.objects.size]).toEqual([1, 1]);
    expect(label).not.toHaveBeenCalled();
  },
);

test('an object outside the folder of PDFs cannot be claimed by its address', async () => {
  const services = jobsInMemory([], { 'backups/all.pdf': pdf });
  const refusal = { status: 400, errors: { pdfPath: messages.pdfMissing } };
  await expect(create(services, { ...jobInput, pdfUrl: url('backups/all.pdf') })).rejects.toMatchObject(refusal);
});

test.each(['hello', 'hello %PDF-1.7', ''])('a file that is no PDF is not stored: %j', async (content) => {
  const services = jobsInMemory();
  const refusal = { status: 400, errors: { pdfFile: messages.pdfOnly } };
  await expect(create(services, jobInput, { bytes: Buffer.from(content) })).rejects.toMatchObject(refusal);
  expect([services.saved.size, services.objects.size]).toEqual([0, 0]);
});

test('a stored file is removed again when the job cannot be saved', async () => {
  const services = jobsInMemory();
  services.jobs.create = () => Promise.reject(new Error('No database'));
  await expect(create(services, jobInput, { bytes: Buffer.from('%PDF-1.7') })).rejects.toThrow('No database');
  expect(services.objects.size).toBe(0);
});

test('a stored file stays when the job was saved and only the answer got lost', async () => {
  const services = jobsInMemory();
  const { create: save } = services.jobs;
  services.jobs.create = async (...saving) => {
    await save(...saving);
    throw new Error('Connection lost');
  };
  await expect(create(services, jobInput, { bytes: Buffer.from('%PDF-1.7') })).rejects.toThrow('Connection lost');
  expect(services.objects.size).toBe(1);
});

test('a stored file stays when nobody can say whether the job was saved', async () => {
  const services = jobsInMemory();
  services.jobs.create = () => Promise.reject(new Error('No database'));
  services.jobs.claims = () => Promise.reject(new Error('No database'));
  await expect(create(services, jobInput, { bytes: Buffer.from('%PDF-1.7') })).rejects.toThrow('No database');
  expect(services.objects.size).toBe(1);
});

test('a claimed object stays when the job cannot be saved, to be claimed again', async () => {
  const services = jobsInMemory([], { [path]: pdf });
  services.jobs.create = () => Promise.reject(new Error('No database'));
  await expect(create(services, { ...jobInput, pdfPath: path })).rejects.toThrow('No database');
  expect(services.objects.size).toBe(1);
});

test('a removed object that cannot be deleted does not fail the request', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  services.pdfs.remove = () => Promise.reject(new Error('No storage'));
  expect((await update(services, { ...jobInput, pdfUrl: '' })).data.job).not.toHaveProperty('pdfUrl');
});

test('a change of a job that has changed meanwhile is refused with the job as it is now, and its file is not kept', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  const stale = { ...jobInput, title: 'Mine', unchangedSince: '2026-10-31T09:00:00.000Z' };
  const refusal = { status: 409, message: messages.jobChangedMeanwhile, data: { job: withPdf } };
  await expect(update(services, stale, { bytes: Buffer.from('%PDF-1.7') })).rejects.toMatchObject(refusal);
  expect(services.saved.get(id)).toEqual(withPdf);
  expect([...services.objects.keys()]).toEqual([path]);
  expect(services.changes).toEqual([]);
});

test('a change of the job that the admin was shown is saved, in whichever way the moment is written', async () => {
  const services = jobsInMemory([active]);
  const { job } = (await update(services, { ...jobInput, title: 'Mine', unchangedSince: '2026-11-01T09:00:00Z' })).data;
  expect(job.title).toBe('Mine');
  expect(job).not.toHaveProperty('unchangedSince');
});

test('switching a job off touches nothing else, and is told of once', async () => {
  const services = jobsInMemory([withPdf], { [path]: pdf });
  const { setJobState } = createJobHandlers(services);
  const off = () => setJobState({ ...requestBy(true), parameters: { id }, body: { isActive: false } });
  const { job } = (await off()).data;
  expect({ ...job, updatedAt: withPdf.updatedAt }).toEqual({ ...withPdf, isActive: false });
  expect((await off()).data.job).toEqual(job);
  expect(services.changes).toEqual([{ jobId: id, kind: 'deactivated', fields: [], by }]);
});

test('whatever is done to a job is told of, with who did it', async () => {
  const services = jobsInMemory([active], { [path]: pdf });
  const { deleteJob } = createJobHandlers(services);
  const created = (await create(services, jobInput)).data.job._id;
  await update(services, { ...jobInput, pdfPath: path, place: 'Leeds' });
  await update(services, { ...jobInput, place: 'Leeds', isActive: false });
  await deleteJob({ ...requestBy(true), parameters: { id } });
  expect(services.changes).toEqual([
    { jobId: created, kind: 'created', fields: [], by },
    { jobId: id, kind: 'changed', fields: ['place', 'pdf'], by },
    { jobId: id, kind: 'deactivated', fields: [], by },
    { jobId: id, kind: 'deleted', fields: [], by },
  ]);
});

test('a new job is saved once with its PDF, also when its repetition looks for it a moment too early', async () => {
  const services = jobsInMemory([], { [path]: pdf });
  const request = { ...requestBy(true), body: { ...jobInput, pdfPath: path }, idempotencyKey: 'key-of-this-one-form' };
  const { createJob } = createJobHandlers(services);
  const first = await createJob(request);
  services.jobs.read = async () => undefined;
  expect(await createJob(request)).toEqual(first);
  expect([...services.saved.values()]).toEqual([first.data.job]);
});

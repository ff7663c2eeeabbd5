import { type Job, jobInputSchema } from '@site/contract/jobs/job';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin, logInAsVisitor } from '../support/accounts.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { givenByServer } from '../support/given-by-server.ts';
import { deleteJob, jobForm, listJobs, listJobsPage, readJob, setJobState, updateJob } from '../support/job-calls.ts';
import { historyOf } from '../support/job-histories.ts';
import { ownJobs } from '../support/own-jobs.ts';

const notFound = { status: 404, body: { status: 'error', message: messages.jobNotFound } };
const newJob = ownJobs(() => admin);
let admin: string;

beforeAll(async () => {
  admin = await logInAsAdmin();
});

const kinds = [
  { kind: 'JSON', bodyOf: (job: object) => ({ json: job }) },
  { kind: 'a form', bodyOf: (job: object) => ({ form: jobForm(job) }) },
];

describe.each(kinds)('a job that is sent as $kind', ({ bodyOf }) => {
  it('is created, read, changed and deleted', async () => {
    const input = validJob({ isActive: true });
    const job = await newJob(bodyOf(input));
    expect(job).toEqual({ ...input, ...givenByServer(job) });
    expect(await readJob(job._id)).toMatchObject({ status: 200, body: { status: 'success', data: { job } } });

    const change = validJob({ isActive: true, country: branch.country, place: 'New Delhi' });
    const changed = await updateJob(admin, job._id, bodyOf(change));
    expect(changed).toMatchObject({ status: 200, body: { status: 'success' } });
    const { updatedAt, slug, ...rest } = changed.body.data.job;
    const { _id, reference, createdAt, publishedAt } = job;
    expect(rest).toEqual({ ...change, _id, reference, createdAt, publishedAt });
    // The words of the address follow the job's fields, and the number stays.
    expect(slug).toMatch(new RegExp(`-new-delhi-${Number(reference?.slice(2))}$`));
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(job.updatedAt));

    expect(await deleteJob(admin, job._id)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await readJob(job._id, admin)).toMatchObject(notFound);
  });

  it('is active by default', async () => {
    expect((await newJob(bodyOf(validJob()))).isActive).toBe(true);
    expect((await newJob(bodyOf(validJob({ isActive: false })))).isActive).toBe(false);
  });

  it('stays inactive if a change does not name the state', async () => {
    const job = await newJob(bodyOf(validJob({ isActive: false })));
    const { body } = await updateJob(admin, job._id, bodyOf(validJob()));
    expect(body.data.job.isActive).toBe(false);
  });

  it('needs no type', async () => {
    const { type: _, ...input } = validJob();
    expect(await newJob(bodyOf(input))).not.toHaveProperty('type');
    expect(await newJob(bodyOf({ ...input, type: '' }))).not.toHaveProperty('type');
  });

  it('can have questions, and a later change can remove them', async () => {
    const asked = { words: 'Which voltage?', kind: 'one-of', options: ['11 kV', '33 kV'] };
    const job = await newJob(bodyOf({ ...validJob(), questions: [asked] }));
    const id = expect.stringMatching(/^[0-9a-z]{1,7}$/);
    expect(job.questions).toEqual([{ ...asked, id, required: false }]);
    expect((await readJob(job._id)).body.data.job).toEqual(job);
    const wrong = { ...validJob(), questions: [asked, { ...asked, options: ['one'] }] };
    expect(await updateJob(admin, job._id, bodyOf(wrong))).toMatchObject({
      status: 400,
      body: { errors: { 'questions.1.options': 'Enter 2 to 8 options, one on each line' } },
    });
    expect((await updateJob(admin, job._id, bodyOf(validJob()))).body.data.job).not.toHaveProperty('questions');
    expect((await historyOf(job._id)).at(-1)?.fields).toContain('questions');
  });

  it('is stored with every field at its longest', async () => {
    const longest = {
      title: 'x'.repeat(limits.jobTitle),
      type: 'x'.repeat(limits.jobLine),
      place: 'x'.repeat(limits.jobLine),
      qualifications: 'x'.repeat(limits.jobText),
      experience: 'x'.repeat(limits.jobText),
      responsibilities: 'x'.repeat(limits.jobResponsibilities),
    };
    expect(await newJob(bodyOf(validJob(longest)))).toMatchObject(longest);
  });
});

describe('switching a job off and on, by sending back the whole job', () => {
  it('hides it from visitors and shows it again, and changes nothing else', async () => {
    const job = await newJob({ json: validJob({ pdfUrl: 'https://example.org/description.pdf' }) });

    const off = await toggled(job);
    expect({ ...off, updatedAt: job.updatedAt }).toEqual({ ...job, isActive: false, closedAt: off.updatedAt });
    expect(await readJob(job._id)).toMatchObject(notFound);
    expect(await readJob(job._id, await logInAsVisitor())).toMatchObject(notFound);
    expect(await readJob(job._id, admin)).toMatchObject({ status: 200, body: { data: { job: off } } });

    const on = await toggled(off);
    expect({ ...on, updatedAt: job.updatedAt }).toEqual(job);
    expect((await readJob(job._id)).status).toBe(200);
  });

  it('keeps criteria and hidden names, which the list omits, until a change removes them by name', async () => {
    const judged = { criteria: ['Reads a relay', 'Asks'], namesHidden: true as const };
    const { _id } = await newJob({ json: validJob(judged) });
    const listed = (await listJobs('', admin)).find((job) => job._id === _id);
    expect(listed).not.toHaveProperty('criteria');

    expect((await updateJob(admin, _id, { json: { ...listed, isActive: false } })).status).toBe(200);
    expect((await readJob(_id, admin)).body.data.job).toMatchObject({ ...judged, isActive: false });

    const none = { ...listed, isActive: false, criteria: [], namesHidden: false };
    expect((await updateJob(admin, _id, { json: none })).status).toBe(200);
    const { job } = (await readJob(_id, admin)).body.data;
    expect(Object.keys(job)).not.toContain('criteria');
    expect(Object.keys(job)).not.toContain('namesHidden');
  });

  async function toggled(job: Job): Promise<Job> {
    const whole = (await readJob(job._id, admin)).body.data.job;
    const { status, body } = await updateJob(admin, job._id, { json: { ...whole, isActive: !whole.isActive } });
    expect(status).toBe(200);
    return body.data.job;
  }
});

describe('switching only the state of a job', () => {
  const pdfUrl = 'https://example.org/description.pdf';

  it('hides it from visitors and shows it again, and keeps the changes of a colleague', async () => {
    const job = await newJob({ json: validJob({ pdfUrl }) });
    const changed = (await updateJob(admin, job._id, { json: validJob({ place: 'Leeds' }) })).body.data.job;

    const off = await setJobState(admin, job._id, { isActive: false });
    expect(off).toMatchObject({ status: 200, body: { status: 'success' } });
    const { job: inactive } = off.body.data;
    const closedAt = inactive.updatedAt;
    expect({ ...inactive, updatedAt: changed.updatedAt }).toEqual({ ...changed, isActive: false, closedAt });
    expect(Date.parse(inactive.updatedAt)).toBeGreaterThan(Date.parse(changed.updatedAt));
    expect(await readJob(job._id)).toMatchObject(notFound);
    expect((await readJob(job._id, admin)).body.data.job).toEqual(inactive);

    await setJobState(admin, job._id, { isActive: true });
    expect(await readJob(job._id)).toMatchObject({ status: 200, body: { data: { job: { place: 'Leeds', pdfUrl } } } });
  });

  it('does nothing if the job is already in that state', async () => {
    const job = await newJob({ json: validJob() });
    const { status, body } = await setJobState(admin, job._id, { isActive: true });
    expect({ status, job: body.data.job }).toEqual({ status: 200, job });
  });
});

it('a missing job cannot be read, changed, switched or deleted', async () => {
  for (const id of ['unknown', '__all__', 'one%2Ftwo', 'unknown'.repeat(300), '%20'])
    expect(await readJob(id), id).toMatchObject(notFound);
  expect(await updateJob(admin, 'unknown', { json: validJob() })).toMatchObject(notFound);
  expect(await setJobState(admin, 'unknown', { isActive: true })).toMatchObject(notFound);
  expect(await deleteJob(admin, 'unknown')).toMatchObject(notFound);
});

describe('the list of jobs', () => {
  const titlesOf = (jobs: Job[], mark: string) =>
    jobs.map(({ title }) => title).filter((title) => title.startsWith(mark));

  it('gives visitors the active jobs, and admins the requested ones', async () => {
    const mark = uniqueMark();
    const visitor = await logInAsVisitor();
    await newJob({ json: validJob({ title: `${mark} older` }) });
    await newJob({ json: validJob({ title: `${mark} inactive`, isActive: false }) });
    await newJob({ json: validJob({ title: `${mark} newer`, country: branch.country }) });
    const titles = async (query: string, token?: string) => titlesOf(await listJobs(query, token), mark);
    const [older, inactive, newer] = [`${mark} older`, `${mark} inactive`, `${mark} newer`];

    for (const token of [undefined, visitor]) {
      for (const query of ['', '?active=true', '?active=false']) {
        expect(await titles(query, token)).toEqual([newer, older]);
      }
    }
    expect(await titles('', admin)).toEqual([newer, inactive, older]);
    expect(await titles('?active=true', admin)).toEqual([newer, older]);
    expect(await titles('?active=false', admin)).toEqual([inactive]);
    const alsoAtHome = hasTwoCountries ? [] : [newer];
    const atHome = `?country=${encodeURIComponent(home.country)}`;
    expect(await titles(`?country=${branch.country}`)).toEqual(hasTwoCountries ? [newer] : [newer, older]);
    expect(await titles(`${atHome}&active=true`, admin)).toEqual([...alsoAtHome, older]);
    expect(await titles(atHome, admin)).toEqual([...alsoAtHome, inactive, older]);
  });

  it('comes in pages that together are the whole list, even if jobs are published between two pages', async () => {
    for (const place of ['Pune', 'Chennai', 'Bengaluru'])
      await newJob({ json: validJob({ country: branch.country, place }) });
    const whole = await listJobs(`?country=${branch.country}`);
    const pages: string[][] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const after: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`;
      const page = await listJobsPage(`?country=${branch.country}&limit=2${after}`);
      pages.push(page.jobs.map(({ _id }) => _id));
      if (next === '') await newJob({ json: validJob({ country: branch.country }) });
      next = page.next;
    }
    expect(pages.flat()).toEqual(whole.map(({ _id }) => _id));
    expect(pages.slice(0, -1).every(({ length }) => length === 2)).toBe(true);
  });

  it('gives jobs that can be sent back unchanged', async () => {
    await newJob({ json: validJob() });
    for (const job of await listJobs('', admin)) expect(jobInputSchema.safeParse(job).success).toBe(true);
  });
});

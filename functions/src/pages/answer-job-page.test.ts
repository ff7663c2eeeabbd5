import { randomBytes } from 'node:crypto';
import type { Job } from '@site/contract/jobs/job';
import { rowOf } from '@site/contract/jobs/job-listing';
import { jobSlug, numberOfReference } from '@site/contract/jobs/job-reference';
import {
  type JobPages,
  type JobTeaser,
  jobCardPath,
  jobFeedPath,
  jobPath,
  jobSitemapPath,
} from '@site/contract/pages/job-page';
import { jobWith } from '@site/contract/test-support/jobs';
import { testRows } from '@site/contract/test-support/test-rows';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as jobs from '../jobs/job.ts';
import * as lists from '../jobs/list-jobs.ts';
import * as previews from '../jobs/preview-job.ts';
import { answerJobPage } from './answer-job-page.ts';
import * as build from './built-job-pages.ts';

const now = new Date('2026-11-23T12:00:00Z');

/** Names the page, its job and the other jobs on it. */
const pages: JobPages = {
  live: ({ title }, others) => `live ${title} | ${titles(others)}`,
  closed: ({ title }, others) => `closed ${title} | ${titles(others)}`,
  preview: (_path, { title }) => `preview ${title}`,
  card: async ({ title }) => (title === 'Other' ? undefined : Buffer.from(`card ${title}`)),
  commonCard: '/cards/careers.jpg',
  notFound: 'not found',
  sitemap: (jobs) => `sitemap ${jobs.map(({ slug }) => slug).join(', ')}`,
  feed: (jobs) => `feed ${titles(jobs)}`,
};
const titles = (jobs: readonly JobTeaser[]) => jobs.map(({ title }) => title).join(', ');

function publishedWith(number: number, changes: Partial<Job>): Job {
  const reference = `J-${String(number).padStart(4, '0')}`;
  const job = jobWith({ _id: reference, reference, publishedAt: '2026-11-01T09:00:00.000Z', ...changes });
  return { ...job, slug: jobSlug({ ...job, reference }) };
}

const live = publishedWith(1, { title: 'Live' });
const other = publishedWith(2, { title: 'Other' });
const closed = publishedWith(3, { title: 'Closed', isActive: false, closedAt: '2026-11-20T09:00:00.000Z' });
const inBin = publishedWith(4, { title: 'Deleted', isActive: false, deletedAt: '2026-11-20T09:00:00.000Z' });
const over = publishedWith(5, { title: 'Over', closesAt: '2026-11-23T12:00:00.000Z' });
const closing = publishedWith(6, { title: 'Closing', closesAt: '2026-11-23T12:00:50.500Z' });
const draft = jobWith({
  _id: 'draft',
  title: 'Draft',
  isActive: false,
  reference: 'J-0007',
  slug: 'draft-colchester-7',
});

const ofSlug = (job: Job) => jobPath(job.slug ?? '');
const published = [live, other, closed, inBin, over, closing];

const spies = () => ({
  publishedJob: vi.spyOn(jobs, 'publishedJob'),
  previewedJob: vi.spyOn(previews, 'previewedJob'),
  liveJobs: vi.spyOn(lists, 'newestLiveJobs'),
  openJobs: vi.spyOn(lists.jobRows, 'open'),
  pages: vi.spyOn(build, 'builtJobPages'),
});

let read: ReturnType<typeof spies>;

beforeEach(() => {
  read = spies();
  read.publishedJob.mockImplementation(async (number) =>
    published.find(({ reference = '' }) => numberOfReference(reference) === number),
  );
  read.previewedJob.mockImplementation(async (token) => (token === 'the-token' ? draft : undefined));
  read.liveJobs.mockImplementation(async (_now, max, country) =>
    [live, other].filter((job) => country === undefined || job.country === country).slice(0, max),
  );
  read.openJobs.mockResolvedValue([live, other].map(rowOf));
  read.pages.mockResolvedValue(pages);
});

const answer = (path: string) => answerJobPage(path, now);

const atMost = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

describe('the page of a job', () => {
  it('exists while the job is live, with other open jobs', async () => {
    const { status, headers, body } = await answer(ofSlug(live));
    expect({ status, body }).toEqual({ status: 200, body: 'live Live | Other' });
    expect(headers['Cache-Control']).toBe(atMost(60));
  });

  testRows(['/careers/other-words-1', '/careers/1', `${ofSlug(live)}/`])(
    'an address of the job leads to it',
    async (path) => {
      const { status, headers } = await answer(path);
      expect({ status, to: headers.Location, kept: headers['Cache-Control'] }).toEqual({
        status: 301,
        to: ofSlug(live),
        kept: atMost(60),
      });
    },
  );

  testRows([
    ofSlug(live),
    '/careers/words-1',
    '/careers/nothing',
    jobCardPath(1, live.updatedAt),
    jobFeedPath,
    jobSitemapPath,
  ])('an address with a query leads to the one without, and nothing is read for it', async (path) => {
    const nothing = () => Promise.reject(new Error('This was read.'));
    for (const reading of Object.values(read)) reading.mockImplementation(nothing);
    const madeUp = Array.from({ length: 10_000 }, (_, index) => `?${randomBytes(1 + (index % 60)).toString('latin1')}`);
    const written = ['?', '?utm_source=mail', '?a=1&b=//example.org', '?a?b'];
    for (const query of [...written, ...madeUp.map((text) => encodeURI(text)), ...madeUp]) {
      const { status, headers, body } = await answer(`${path}${query}`);
      expect({ status, to: headers.Location, body }).toEqual({ status: 301, to: path, body: '' });
    }
  });

  it('never leads to another host', async () => {
    for (const address of ['//example.org?a', '/%5Cexample.org?a', 'https://example.org/careers/?a'])
      expect((await answer(address)).status).toBe(404);
  });

  it('is kept by the edge until the job closes, and no longer', async () => {
    expect((await answer(ofSlug(closing))).headers['Cache-Control']).toBe(atMost(50));
    expect((await answer('/careers/words-6')).headers['Cache-Control']).toBe(atMost(50));
  });

  testRows([closed, inBin, over])('says that the job is over', async (job) => {
    for (const path of [ofSlug(job), `/careers/words-${numberOfReference(job.reference ?? '')}`]) {
      const { status, headers, body } = await answer(path);
      expect({ status, body }).toEqual({ status: 410, body: `closed ${job.title} | Live, Other` });
      expect(headers['Cache-Control']).toBe(atMost(60));
    }
  });
});

it('gives one answer for all that does not exist: a draft, an unknown number, a broken address', async () => {
  const paths = [
    ofSlug(draft),
    '/careers/anything-4711',
    '/careers/anything',
    '/careers/',
    '/careers/0',
    '/careers/-1e3',
    '/careers/%2e',
    '/careers/..',
    '/careers/%00-1%',
    `/careers/${'a'.repeat(500)}`,
    `/careers/${'a'.repeat(500)}-1`,
    '/careers/1234567890123456789012',
    '/careers/a/b-1',
    `/other${jobPath('live-1')}`,
    '/other/careers/preview/the-token',
    '/careers/cards/7-a.png',
    '/careers/cards/4711-a.png',
    '/careers/cards/1-A.png',
    '/careers/cards/1.png',
    '/careers/cards/1234567890-a.png',
    '/careers/cards/',
    '/careers/preview/no-such-token',
    '/careers/preview/',
    '/careers/preview/the-token/more',
    '/careers/feed.xml/1',
    '/',
    '',
  ];
  const answers = await Promise.all(paths.map(answer));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, body: 'not found', headers: { 'Cache-Control': atMost(60) } });
});

it('shows a draft to a visitor with its link; no cache keeps it, no search engine lists it', async () => {
  expect(await answer('/careers/preview/the-token')).toEqual({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    body: 'preview Draft',
  });
});

describe('the sharing card of a job', () => {
  it('is a picture at the address of its version, which the edge keeps for a day', async () => {
    const { status, headers, body } = await answer(jobCardPath(1, live.updatedAt));
    expect({ status, body: `${body}` }).toEqual({ status: 200, body: 'card Live' });
    expect(headers).toEqual({ 'Content-Type': 'image/png', 'Cache-Control': atMost(86_400) });
  });

  testRows([
    ['another version of it', '/careers/cards/1-zzz.png', jobCardPath(1, live.updatedAt)],
    ['a job that cannot be drawn', jobCardPath(2, other.updatedAt), pages.commonCard],
    ['a closed job', jobCardPath(3, closed.updatedAt), pages.commonCard],
    ['a deleted job', jobCardPath(4, inBin.updatedAt), pages.commonCard],
    ['a job that is over', jobCardPath(5, over.updatedAt), pages.commonCard],
  ])('another address leads to the current card, or to the common one', async (_what, path, target) => {
    const { status, headers, body } = await answer(path);
    expect({ status, to: headers.Location, body }).toEqual({ status: 302, to: target, body: '' });
  });
});

it('names the type of each answer, and at most five other jobs', async () => {
  const type = async (path: string) => (await answer(path)).headers['Content-Type'];
  const html = 'text/html; charset=utf-8';
  expect(await Promise.all([ofSlug(live), ofSlug(closed), '/careers/nothing'].map(type))).toEqual([html, html, html]);
  expect(await type('/careers/1')).toBe('text/plain');
  expect(await type(jobSitemapPath)).toBe('application/xml; charset=utf-8');
  expect(await type(jobFeedPath)).toBe('application/atom+xml; charset=utf-8');
  const many = Array.from({ length: 9 }, (_, index) => publishedWith(20 + index, { title: `${index}` }));
  const asked: number[] = [];
  read.liveJobs.mockImplementation(async (_now, max) => {
    asked.push(max);
    return many;
  });
  const { body } = await answer(ofSlug(live));
  expect({ body, asked }).toEqual({ body: 'live Live | 0, 1, 2, 3, 4', asked: [6] });
});

it('names open jobs of other countries if the country of a closed job has none', async () => {
  read.liveJobs.mockImplementation(async (_now, _max, country) => (country ? [] : [other]));
  expect((await answer(ofSlug(closed))).body).toBe('closed Closed | Other');
  expect((await answer(ofSlug(live))).body).toBe('live Live | ');
});

it('never shows a draft by its number', async () => {
  read.publishedJob.mockResolvedValue(draft);
  expect(await answer(ofSlug(draft))).toMatchObject({ status: 404, body: 'not found' });
});

it('lists the live jobs for search engines and feed readers', async () => {
  expect(await answer(jobSitemapPath)).toMatchObject({ status: 200, body: `sitemap ${live.slug}, ${other.slug}` });
  expect(await answer(jobFeedPath)).toMatchObject({ status: 200, body: 'feed Live, Other' });
});

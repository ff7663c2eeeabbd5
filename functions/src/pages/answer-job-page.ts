import type { Job } from '@site/contract/jobs/job';
import { numberOfSlug } from '@site/contract/jobs/job-reference';
import { jobState } from '@site/contract/jobs/job-state';
import {
  type JobTeaser,
  jobCardPath,
  jobCardPattern,
  jobFeedPath,
  jobPath,
  jobSitemapPath,
  jobsInFeed,
  otherJobs,
} from '@site/contract/pages/job-page';
import { publishedJob } from '../jobs/job.ts';
import { jobRows, newestLiveJobs } from '../jobs/list-jobs.ts';
import { previewedJob } from '../jobs/preview-job.ts';
import { builtJobPages } from './built-job-pages.ts';

/** An answer of the function, before anything is sent. */
export interface PageAnswer {
  status: 200 | 301 | 302 | 404 | 410;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** The edge keeps an answer for this many seconds, like the answers of the API, so that an old page disappears soon. */
const edgeSeconds = 60;

/**
 * The edge keeps the card of one version of a job for a day, because the card does not change. No page names the card of a
 * closed job, and networks that know its address keep their own copies.
 */
const cardSeconds = 86_400;

/** The most addresses that one file of a sitemap can have. */
const jobsInSitemap = 50_000;

/** All slugs of this site are much shorter. */
const longestSlug = 200;

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Answers any address under /careers/, and the address of the sitemap of jobs.
 * @param address the path, with its query if it has one
 */
export async function answerJobPage(address: string, now: Date): Promise<PageAnswer> {
  const [path = '', query] = address.split('?', 2);
  // The edge keeps an answer for each query, so each address with a query redirects to the one address that is drawn.
  if (query !== undefined && isOurs(path))
    return { status: 301, headers: { ...kept('text/plain'), Location: path }, body: '' };
  const pages = await builtJobPages();
  if (path === jobSitemapPath) {
    const jobs = (await jobRows.open()).slice(0, jobsInSitemap);
    return { status: 200, headers: kept('application/xml; charset=utf-8'), body: pages.sitemap(jobs) };
  }
  if (path === jobFeedPath) {
    const jobs = await newestLiveJobs(now, jobsInFeed);
    return { status: 200, headers: kept('application/atom+xml; charset=utf-8'), body: pages.feed(jobs) };
  }
  const notFound: PageAnswer = { status: 404, headers: kept(html['Content-Type']), body: pages.notFound };
  const token = /^\/careers\/preview\/([^/]+)$/.exec(path)?.[1];
  if (token !== undefined) {
    const job = await previewedJob(token);
    if (!job) return notFound;
    const body = pages.preview(path, job, await others(job, now), now);
    return { status: 200, headers: { ...html, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }, body };
  }
  const cardNumber = jobCardPattern.exec(path)?.[1];
  if (cardNumber !== undefined) return (await answerCard(path, Number(cardNumber), now)) ?? notFound;
  const slug = /^\/careers\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  const number = slug.length > longestSlug ? undefined : numberOfSlug(slug);
  const job = number === undefined ? undefined : await publishedJob(number);
  if (job?.slug === undefined) return notFound;
  const state = jobState(job, now);
  if (state === 'draft') return notFound;
  if (state !== 'live') {
    const there = await others(job, now);
    const instead = there.length > 0 ? there : await newestLiveJobs(now, otherJobs);
    const body = pages.closed(job, instead, now);
    return { status: 410, headers: kept(html['Content-Type']), body };
  }
  const seconds = secondsUntil(job.closesAt, now);
  if (path !== jobPath(job.slug)) {
    return { status: 301, headers: { ...kept('text/plain', seconds), Location: jobPath(job.slug) }, body: '' };
  }
  return {
    status: 200,
    headers: kept(html['Content-Type'], seconds),
    body: pages.live(job, await others(job, now), now),
  };
}

/** Tells whether a path can only be on this site: a redirect must not lead to another one. */
const isOurs = (path: string) => path.startsWith('/careers/');

/** Answers with the sharing card of a job, at the address of its current version; `undefined` if the job never was live. */
async function answerCard(path: string, number: number, now: Date): Promise<PageAnswer | undefined> {
  const job = await publishedJob(number);
  const state = job && jobState(job, now);
  if (!job || state === 'draft') return undefined;
  const pages = await builtJobPages();
  const own = jobCardPath(number, job.updatedAt);
  const picture = state === 'live' && path === own ? await pages.card(job) : undefined;
  if (picture) return { status: 200, headers: kept('image/png', cardSeconds), body: picture };
  return {
    status: 302,
    headers: {
      ...kept('text/plain', secondsUntil(job.closesAt, now)),
      Location: state === 'live' && path !== own ? own : pages.commonCard,
    },
    body: '',
  };
}

async function others({ _id, country }: Job, now: Date): Promise<readonly JobTeaser[]> {
  const found = await newestLiveJobs(now, otherJobs + 1, country);
  return found.filter((other) => other._id !== _id).slice(0, otherJobs);
}

/** Gives how long the edge can keep an answer that is true until an instant. */
function secondsUntil(instant: string | undefined, now: Date): number {
  if (instant === undefined) return edgeSeconds;
  return Math.max(0, Math.min(edgeSeconds, Math.floor((Date.parse(instant) - now.getTime()) / 1000)));
}

/** Lets the edge keep an answer for a while; the browser asks each time. */
function kept(type: string, seconds = edgeSeconds): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}

import type { Job } from '@ohmbridge/contract/jobs/job';
import { numberOfSlug } from '@ohmbridge/contract/jobs/job-reference';
import { jobState } from '@ohmbridge/contract/jobs/job-state';
import {
  type JobPages,
  type JobTeaser,
  jobCardPath,
  jobCardPattern,
  jobFeedPath,
  jobPath,
  jobSitemapPath,
  jobsInFeed,
  otherJobs,
} from '@ohmbridge/contract/pages/job-page';

/** An answer of the function, before anything is sent. */
export interface PageAnswer {
  status: 200 | 301 | 302 | 404 | 410;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** What the answers are made of. */
export interface PageSources {
  /** A job that is or was live; see `JobQueries`. */
  publishedJob: (number: number) => Promise<Job | undefined>;
  /** The job of a preview link that holds. */
  previewedJob: (token: string) => Promise<Job | undefined>;
  /** The newest live jobs, of one country or of all: at most `max`. */
  liveJobs: (now: Date, max: number, country?: string) => Promise<readonly JobTeaser[]>;
  /** All live jobs, the newest first; see `JobRows`. */
  openJobs: () => Promise<readonly Pick<Job, 'slug' | 'updatedAt'>[]>;
  pages: () => Promise<JobPages>;
  now: () => Date;
}

/** For how long the edge may keep an answer, in seconds, like those of the API: nobody is shown an old page for longer. */
const edgeSeconds = 60;

/**
 * The same for the card of one version of a job, which does not change. Once the job is withdrawn, no page names its address,
 * and the networks that know it have copies of their own: to ask each minute would draw much and take nothing back.
 */
const cardSeconds = 86_400;

/** As many addresses as one file of a sitemap may have. */
const jobsInSitemap = 50_000;

/** No slug of ours is nearly as long. */
const longestSlug = 200;

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Answers an address under /careers/, or that of the jobs' sitemap, whatever somebody has typed there.
 * @param address the path, with its query if it has one
 */
export async function answerJobPage(address: string, sources: PageSources): Promise<PageAnswer> {
  const [path = '', query] = address.split('?', 2);
  // The edge keeps an answer for each query there is: all of them lead to the one address that something is drawn for.
  if (query !== undefined && isOurs(path))
    return { status: 301, headers: { ...kept('text/plain'), Location: path }, body: '' };
  const now = sources.now();
  const pages = await sources.pages();
  if (path === jobSitemapPath) {
    const jobs = (await sources.openJobs()).slice(0, jobsInSitemap);
    return { status: 200, headers: kept('application/xml; charset=utf-8'), body: pages.sitemap(jobs) };
  }
  if (path === jobFeedPath) {
    const jobs = await sources.liveJobs(now, jobsInFeed);
    return { status: 200, headers: kept('application/atom+xml; charset=utf-8'), body: pages.feed(jobs) };
  }
  const notFound: PageAnswer = { status: 404, headers: kept(html['Content-Type']), body: pages.notFound };
  const token = /^\/careers\/preview\/([^/]+)$/.exec(path)?.[1];
  if (token !== undefined) {
    const job = await sources.previewedJob(token);
    if (!job) return notFound;
    const body = pages.preview(path, job, await others(sources, job, now), now);
    return { status: 200, headers: { ...html, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }, body };
  }
  const cardNumber = jobCardPattern.exec(path)?.[1];
  if (cardNumber !== undefined) return (await answerCard(path, Number(cardNumber), sources)) ?? notFound;
  const slug = /^\/careers\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  const number = slug.length > longestSlug ? undefined : numberOfSlug(slug);
  const job = number === undefined ? undefined : await sources.publishedJob(number);
  if (job?.slug === undefined) return notFound;
  const state = jobState(job, now);
  if (state === 'draft') return notFound;
  if (state !== 'live') {
    const there = await others(sources, job, now);
    const instead = there.length > 0 ? there : await sources.liveJobs(now, otherJobs);
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
    body: pages.live(job, await others(sources, job, now), now),
  };
}

/** Whether nothing but a page of this site can stand at a path: others are no place to send anybody to. */
const isOurs = (path: string) => path.startsWith('/careers/');

/** The sharing card of a job as it is; nothing for one that is or was not public. Only for the address of its version is it drawn. */
async function answerCard(path: string, number: number, sources: PageSources): Promise<PageAnswer | undefined> {
  const job = await sources.publishedJob(number);
  const now = sources.now();
  const state = job && jobState(job, now);
  if (!job || state === 'draft') return undefined;
  const pages = await sources.pages();
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

/** What else is open in the country of a job. */
async function others({ liveJobs }: PageSources, { _id, country }: Job, now: Date): Promise<readonly JobTeaser[]> {
  const found = await liveJobs(now, otherJobs + 1, country);
  return found.filter((other) => other._id !== _id).slice(0, otherJobs);
}

/** How long the edge may keep what holds until an instant. */
function secondsUntil(instant: string | undefined, now: Date): number {
  if (instant === undefined) return edgeSeconds;
  return Math.max(0, Math.min(edgeSeconds, Math.floor((Date.parse(instant) - now.getTime()) / 1000)));
}

/** The browser asks each time; the edge answers for a while. */
function kept(type: string, seconds = edgeSeconds): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` };
}

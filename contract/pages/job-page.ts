import type { Job } from '../jobs/job.ts';

// What the function that answers for the pages of jobs and the site's build agree on. Public pages read this too: no
// schemas here, which would bring zod along.

/** Where a job has its page, from the root of the site. */
export function jobPath(slug: string): string {
  return `/careers/${slug}`;
}

/** The numbers of a job, and of the version of it, in the address of its sharing card. */
export const jobCardPattern = /^\/careers\/cards\/(\d{1,9})-[0-9a-z]{1,12}\.png$/;

/** Where the picture is that a shared link to a job shows: another address for every version, because others keep it. */
export function jobCardPath(number: number, updatedAt: string): string {
  return `/careers/cards/${number}-${Date.parse(updatedAt).toString(36)}.png`;
}

/** The live jobs for search engines, with the day of their last change. */
export const jobSitemapPath = '/careers/sitemap.xml';

/** The live jobs for whoever follows them with a feed reader (Atom). */
export const jobFeedPath = '/careers/feed.xml';

/** As many of the newest jobs as the feed has. */
export const jobsInFeed = 50;

/** As many other open jobs as a page names. */
export const otherJobs = 5;

/** What the feed and lists of links say of a job, beside its id and its slug; `live-jobs-query.ts` reads no more of it. */
export const teaserFields = [
  'title',
  'type',
  'place',
  'country',
  'employmentType',
  'workMode',
  'salary',
  'closesOn',
  'createdAt',
  'updatedAt',
  'publishedAt',
] as const satisfies (keyof Job)[];
export type JobTeaser = Pick<Job, '_id' | 'slug' | (typeof teaserFields)[number]>;

/** Draws all that a job is shown by outside of the lists; the site's build makes it. Each gives a finished document. */
export interface JobPages {
  /** The page of a live job. */
  live: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** What stands at the address of a job that is live no more: with what is open in its country, or else elsewhere. */
  closed: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** A job as its page will be, at the address of a preview link. */
  preview: (path: string, job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** One and the same for whatever is not there. */
  notFound: string;
  /** The sharing card of a job, as PNG; without one where it cannot be drawn. */
  card: (job: Job) => Promise<Buffer | undefined>;
  /** The address of the card that jobs have which have none of their own. */
  commonCard: string;
  sitemap: (jobs: readonly Pick<Job, 'slug' | 'updatedAt'>[]) => string;
  feed: (jobs: readonly JobTeaser[]) => string;
}

/** What the build hands over to the module that draws, in a file beside it. */
export interface JobPageTemplate {
  /** A document that asks for the scripts of a job's page, with places for its head and its body: see `pageMarks`. */
  html: string;
  notFound: string;
}

/** What a page's own parts replace in a document of the site. */
export const pageMarks = { head: '<!--head-->', body: '<!--body-->' } as const;

/** The module of the build that draws the pages, and the template beside it. */
export const jobPageFiles = { module: 'job-pages.js', template: 'template.json' } as const;

/** Where a preview link leads, from the root of the site. */
export function previewPath(token: string): string {
  return `/careers/preview/${token}`;
}

/** What a token looks like: 32 random bytes as base64url. */
export const previewTokenPattern = /^[A-Za-z0-9_-]{43}$/;

import type { Job } from '../jobs/job.ts';

// The agreement between the function that answers the pages of jobs and the site's build. Public pages load this file: no
// schemas here, which would load zod.

export function jobPath(slug: string): string {
  return `/careers/${slug}`;
}

/** The address of a sharing card: the number of the job, and its version. */
export const jobCardPattern = /^\/careers\/cards\/(\d{1,9})-[0-9a-z]{1,12}\.png$/;

/** Gives the address of a job's sharing card. Each version has its own, because other sites cache the picture. */
export function jobCardPath(number: number, updatedAt: string): string {
  return `/careers/cards/${number}-${Date.parse(updatedAt).toString(36)}.png`;
}

export const jobSitemapPath = '/careers/sitemap.xml';

export const jobFeedPath = '/careers/feed.xml';

export const jobsInFeed = 50;

/** The other open jobs on a job's page. */
export const otherJobs = 5;

/** The stored fields of a job without its long texts. Lists, feed, links and job alerts read only these. */
export const teaserFields = [
  'title',
  'type',
  'place',
  'country',
  'employmentType',
  'workMode',
  'salary',
  'isActive',
  'reference',
  'closesOn',
  'closesAt',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'deletedAt',
] as const satisfies (keyof Job)[];
export type JobTeaser = Pick<Job, '_id' | 'slug' | (typeof teaserFields)[number]>;

/** The functions that draw everything about jobs outside of lists. The site's build makes them. Each gives a whole document. */
export interface JobPages {
  live: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** The page of a closed job, with open jobs in its country, or else elsewhere. */
  closed: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** The page of a job at the address of a preview link. */
  preview: (path: string, job: Job, others: readonly JobTeaser[], now: Date) => string;
  notFound: string;
  /** The sharing card of a job as PNG; `undefined` if it cannot be drawn. */
  card: (job: Job) => Promise<Buffer | undefined>;
  /** The address of the card for jobs without one. */
  commonCard: string;
  sitemap: (jobs: readonly Pick<Job, 'slug' | 'updatedAt'>[]) => string;
  feed: (jobs: readonly JobTeaser[]) => string;
}

/** The templates that the build writes beside the module that draws. */
export interface JobPageTemplate {
  /** A document with the scripts of a job's page, and marks for its head and its body: see `pageMarks`. */
  html: string;
  notFound: string;
}

/** The marks that a page's head and body replace. */
export const pageMarks = { head: '<!--head-->', body: '<!--body-->' } as const;

/** The module of the build that draws the pages, and its templates. */
export const jobPageFiles = { module: 'job-pages.js', template: 'template.json' } as const;

export function previewPath(token: string): string {
  return `/careers/preview/${token}`;
}

/** The pattern of a preview token: 32 random bytes as base64url. */
export const previewTokenPattern = /^[A-Za-z0-9_-]{43}$/;

import type { Job } from './job.ts';

// What the function that answers for the pages of jobs and the site's build agree on. Public pages read this too: no
// schemas here, which would bring zod along.

/** Where a job has its page, from the root of the site. */
export function jobPath(slug: string): string {
  return `/careers/${slug}`;
}

/** The live jobs for search engines, with the day of their last change. */
export const jobSitemapPath = '/sitemap-jobs.xml';

/** The live jobs for whoever follows them with a feed reader (Atom). */
export const jobFeedPath = '/careers/feed.xml';

/** As many of the newest jobs as the feed has. */
export const jobsInFeed = 50;

/** As many other open jobs as a page names. */
export const otherJobs = 5;

/** What the feed and lists of links say of a job. */
export type JobTeaser = Pick<
  Job,
  | '_id'
  | 'title'
  | 'type'
  | 'place'
  | 'country'
  | 'employmentType'
  | 'workMode'
  | 'salary'
  | 'closesOn'
  | 'slug'
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
>;

/** Draws all that a job is shown by outside of the lists; the site's build makes it. Each gives a finished document. */
export interface JobPages {
  /** The page of a live job. */
  live: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** What stands at the address of a job that is live no more. */
  closed: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** A job as its page will be. */
  preview: (job: Job, others: readonly JobTeaser[], now: Date) => string;
  /** One and the same for whatever is not there. */
  notFound: string;
  sitemap: (jobs: readonly JobTeaser[]) => string;
  feed: (jobs: readonly JobTeaser[]) => string;
}

/** What the build hands over to the module that draws, in a file beside it. */
export interface JobPageTemplate {
  /** The frame of the site, with places for a page's head and its body: see `places`. */
  html: string;
  notFound: string;
  /** The tags that ask for the script of an island with the page, by the island's name. */
  preloads: Record<string, string>;
}

/** What a page's own parts replace in the template. */
export const places = { head: '<!--job-head-->', body: '<!--job-body-->' } as const;

/** The module of the build that draws the pages, and the template beside it. */
export const jobPageFiles = { module: 'job-pages.js', template: 'template.json' } as const;

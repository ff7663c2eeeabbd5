import { join } from 'node:path';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { publishedJob } from '../jobs/job.ts';
import { jobRows, newestLiveJobs } from '../jobs/list-jobs.ts';
import { previewedJob } from '../jobs/preview-job.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { answerJobPage, type PageSources } from './answer-job-page.ts';
import { builtJobPages } from './built-job-pages.ts';

// The pages of jobs, which are drawn for each request: a job, a preview, a sharing card, the sitemap and the feed.
//
//   respond-with-job-page.ts  the function: the sources of the answers, and the answer to a failure
//   answer-job-page.ts        which answer an address gets, and for how long the edge keeps it
//   built-job-pages.ts        loads the code that draws the pages, from the build of the site

/** The local stack names the folder of its build; a deployment has the build beside the bundle of this file. */
const ownFolder = process.env.JOB_PAGES_FOLDER;
const folder = ownFolder ?? join(import.meta.dirname, 'pages');

const sources: PageSources = {
  publishedJob,
  previewedJob,
  liveJobs: newestLiveJobs,
  openJobs: jobRows.open,
  pages: () => builtJobPages(folder, ownFolder !== undefined),
};

/** Answers a request for the page of a job, for the sitemap of jobs or for their feed. */
export async function respondWithJobPage(request: Pick<Request, 'method' | 'url'>, response: Response): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response
      .status(405)
      .set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
      .type('txt')
      .send('Method not allowed');
    return;
  }
  try {
    const { status, headers, body } = await answerJobPage(request.url, new Date(), sources);
    response.status(status).set(headers).send(body);
  } catch (error) {
    logger.error('A page of a job could not be drawn', errorOutline(error));
    // The database is out of reach, or the installation is not complete. No cache may keep this answer.
    response
      .status(503)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': '30' })
      .type('txt')
      .send(openJobsMessages.pageFailed);
  }
}

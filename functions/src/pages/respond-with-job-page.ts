import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../shared/error-outline.ts';
import { answerJobPage } from './answer-job-page.ts';

// The pages of jobs, which are drawn for each request: a job, a preview, a sharing card, the sitemap and the feed.
//
//   respond-with-job-page.ts  the function, and the answer to a failure
//   answer-job-page.ts        which answer an address gets, and for how long the edge keeps it
//   built-job-pages.ts        loads the code that draws the pages, from the build of the site

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
    const { status, headers, body } = await answerJobPage(request.url, new Date());
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

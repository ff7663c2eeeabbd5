import { join } from 'node:path';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { createJobPreviews } from '../jobs/job-previews.ts';
import { createJobQueries } from '../jobs/job-queries.ts';
import { createJobRows } from '../jobs/job-rows.ts';
import { answerJobPage, type PageSources } from '../pages/answer-job-page.ts';
import { builtJobPages } from '../pages/built-job-pages.ts';
import { createLiveJobsQuery } from '../pages/live-jobs-query.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { firestore } from './firebase.ts';

/** The local stack says where its own copy of the build is; a deployment has it beside this file's bundle. */
const ownFolder = process.env.JOB_PAGES_FOLDER;
const folder = ownFolder ?? join(import.meta.dirname, 'pages');

const now = () => new Date();

const sources: PageSources = {
  publishedJob: createJobQueries(firestore).publishedJob,
  previewedJob: createJobPreviews(firestore, now).previewedJob,
  liveJobs: createLiveJobsQuery(firestore),
  openJobs: createJobRows(firestore, now).open,
  pages: () => builtJobPages(folder, ownFolder !== undefined),
  now,
};

/** Answers for the pages of jobs, their sitemap and their feed, on this project's Firestore. */
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
    const { status, headers, body } = await answerJobPage(request.url, sources);
    response.status(status).set(headers).send(body);
  } catch (error) {
    logger.error('A page of a job could not be drawn', errorOutline(error));
    // The database is out of reach, or the installation is not whole: that passes, so nobody may keep it.
    response
      .status(503)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': '30' })
      .type('txt')
      .send(messages.jobsPageFailed);
  }
}

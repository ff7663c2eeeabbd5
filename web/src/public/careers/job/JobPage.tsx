import type { Job } from '@site/contract/jobs/job';
import { type JobTeaser, jobPath } from '@site/contract/pages/job-page';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { PageData } from '../../../shared/page-data.ts';
import { staticPart } from '../../../shared/static-parts.tsx';
import { Page } from '../../../ui/sections/Page.tsx';
import { NotFoundPage } from '../../NotFoundPage.tsx';
import { JobsBeside, JobTerms, OpenJob } from './OpenJob.tsx';

const ClosedJob = staticPart(() => import('./ClosedJob.tsx'), 'ClosedJob');
/** The page of a job that the application itself reads from Firestore: never the first document of a visit. */
const JobFromFirestore = staticPart(() => import('./JobFromFirestore.tsx'), 'JobFromFirestore');
export const staticParts = [JobTerms, JobsBeside, ClosedJob, JobFromFirestore];

/** The data from which the page of a job is rendered, on the server and in the browser. */
export interface JobPageData {
  /** A live job, a preview of the page of a job, or a job that is no longer live. */
  kind: 'live' | 'preview' | 'closed';
  job: Job;
  /** Other open jobs of its country; for a closed job without them, open jobs of other countries. */
  others: readonly JobTeaser[];
  now: string;
}

/** The page of one job. A Cloud Function renders it: see `app/job-pages.tsx`. */
export function JobPage() {
  const written = use(PageData) as JobPageData | undefined;
  const { slug } = useParams();
  if (!written) return slug === undefined ? <NotFoundPage /> : <JobFromFirestore slug={slug} />;
  const { kind, job, others, now } = written;
  if (kind === 'closed') {
    const { metaTitle: title, metaDescription: description } = jobCopy.closed;
    return (
      <Page meta={{ title, description, path: jobPath(job.slug ?? ''), hidden: true }}>
        <ClosedJob job={job} others={others} />
      </Page>
    );
  }
  const isPreview = kind === 'preview';
  return <OpenJob {...{ job, others, isPreview }} now={new Date(now)} />;
}

/** Reads the job from Firestore. A job that Firestore does not give (closed, unknown, a preview) is left to the server. */
export async function prepare({ slug }: { slug?: string }): Promise<boolean> {
  return slug !== undefined && (await import('./JobFromFirestore.tsx')).prepareJob(slug);
}

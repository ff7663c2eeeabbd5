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
/** A job that the application has read itself: never on the first document. */
const JobFromFirestore = staticPart(() => import('./JobFromFirestore.tsx'), 'JobFromFirestore');
export const staticParts = [JobTerms, JobsBeside, ClosedJob, JobFromFirestore];

/** The data that the page of a job is drawn from, by the server and in the browser. */
export interface JobPageData {
  /** A live job, one whose page will be like this, or one that is live no more. */
  kind: 'live' | 'preview' | 'closed';
  job: Job;
  /** Other open jobs of its country, or, beside a job that is closed, of others. */
  others: readonly JobTeaser[];
  now: string;
}

/** One job. A Cloud Function renders its address: see `app/job-pages.tsx`. */
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

/** Reads the job from Firestore. What that does not give (closed, unknown, a preview) is left to the server's answer. */
export async function prepare({ slug }: { slug?: string }): Promise<boolean> {
  return slug !== undefined && (await import('./JobFromFirestore.tsx')).prepareJob(slug);
}

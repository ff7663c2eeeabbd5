import { use } from 'react';
import { useParams } from 'react-router-dom';
import type { JobPageData } from '../features/careers/job-page-data.ts';
import { PageData } from '../lib/page-data.ts';
import { still } from '../lib/still.tsx';
import { ClosedJob } from './ClosedJob.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OpenJob } from './OpenJob.tsx';

const reading = () => import('./ReadJob.tsx');

/** A job that the application has read itself: never on the first document. */
export const ReadJob = still(() => reading().then((module) => module.ReadJob));

/** One job. Where its address is asked for, a Cloud Function draws it: see `app/job-pages.tsx`. */
export function JobPage() {
  const written = use(PageData) as JobPageData | undefined;
  const { slug } = useParams();
  if (!written) return slug === undefined ? <NotFoundPage /> : <ReadJob slug={slug} />;
  const { kind, job, others, now } = written;
  if (kind === 'closed') return <ClosedJob job={job} others={others} />;
  return <OpenJob job={job} others={others} now={new Date(now)} isPreview={kind === 'preview'} />;
}

/** Reads the job from Firestore. What that does not give (closed, unknown, a preview) is left to the server's answer. */
export async function prepare({ slug }: { slug?: string }): Promise<boolean> {
  return slug !== undefined && (await reading()).prepareJob(slug);
}

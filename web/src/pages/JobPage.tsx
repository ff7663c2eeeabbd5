import { use } from 'react';
import type { JobPageData } from '../features/careers/job-page-data.ts';
import { PageData } from '../lib/page-data.ts';
import { ClosedJob } from './ClosedJob.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OpenJob } from './OpenJob.tsx';

/** One job. Where its address is asked for, a Cloud Function draws it: see `app/job-pages.tsx`. */
export function JobPage() {
  const written = use(PageData) as JobPageData | undefined;
  const data = written;
  if (!data) return <NotFoundPage />;
  const { kind, job, others, now } = data;
  if (kind === 'closed') return <ClosedJob job={job} others={others} />;
  return <OpenJob job={job} others={others} now={new Date(now)} isPreview={kind === 'preview'} />;
}

/** What Firestore does not give is left to the server's answer. */
export const prepare = async () => false;

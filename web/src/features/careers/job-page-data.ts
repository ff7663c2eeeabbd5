import type { Job } from '@ohmbridge/functions/contract/job';
import type { JobTeaser } from '@ohmbridge/functions/contract/job-page';

/** What the page of a job is drawn from, by the server and in the browser. */
export interface JobPageData {
  /** A live job, one whose page will be like this, or one that is live no more. */
  kind: 'live' | 'preview' | 'closed';
  job: Job;
  /** What else is open in its country, or, beside a job that is closed, elsewhere. */
  others: readonly JobTeaser[];
  /** When it was drawn. */
  now: string;
}

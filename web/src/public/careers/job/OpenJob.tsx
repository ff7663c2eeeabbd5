import type { Job } from '@ohmbridge/contract/jobs/job';
import type { JobTeaser } from '@ohmbridge/contract/pages/job-page';
import type { ComponentType } from 'react';
import { siteOrigin } from '../../../shared/environment.ts';
import { Page } from '../../../ui/sections/Page.tsx';
import { JobFeedLink } from '../JobFeedLink.tsx';
import { JobHead } from './JobHead.tsx';
import { jobMeta } from './job-meta.ts';
import { jobPosting } from './job-posting.ts';

interface OpenJobProps {
  job: Job;
  /** What else is open in its country. */
  others: readonly JobTeaser[];
  now: Date;
  /** Shown to who has a preview link, and to no search engine. */
  isPreview?: boolean;
  /** The static parts of the page, or the same parts as they are drawn. */
  JobTerms: ComponentType<{ job: Job }>;
  JobsBeside: ComponentType<{ job: Job; others: readonly JobTeaser[] }>;
}

/** The page of a job that is open, or will be. */
export function OpenJob({ job, others, now, isPreview = false, JobTerms, JobsBeside }: OpenJobProps) {
  return (
    <Page meta={jobMeta(job, isPreview)} {...(!isPreview && { jsonLd: jobPosting(job, siteOrigin) })}>
      <JobHead job={job} now={now} isPreview={isPreview} />
      <JobFeedLink />
      <JobTerms job={job} />
      <JobsBeside job={job} others={others} />
    </Page>
  );
}

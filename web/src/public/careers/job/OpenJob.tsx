import type { Job } from '@site/contract/jobs/job';
import type { JobTeaser } from '@site/contract/pages/job-page';
import { jobFeedLink } from '../../../content/firm/job-feed.ts';
import { siteOrigin } from '../../../shared/environment.ts';
import { staticPart } from '../../../shared/static-parts.tsx';
import { Page } from '../../../ui/sections/Page.tsx';
import { JobHead } from './JobHead.tsx';
import { jobMeta } from './job-meta.ts';
import { jobPosting } from './job-posting.ts';

export const JobTerms = staticPart(() => import('./JobStatic.tsx'), 'JobTerms');
export const JobsBeside = staticPart(() => import('./JobStatic.tsx'), 'JobsBeside');

interface OpenJobProps {
  job: Job;
  /** Other open jobs of its country. */
  others: readonly JobTeaser[];
  now: Date;
  /** Whether the page is a preview, for readers with its link and for no search engine. */
  isPreview?: boolean;
}

export function OpenJob({ job, others, now, isPreview = false }: OpenJobProps) {
  return (
    <Page meta={jobMeta(job, isPreview)} {...(!isPreview && { jsonLd: jobPosting(job, siteOrigin) })}>
      <JobHead job={job} now={now} isPreview={isPreview} />
      <link {...jobFeedLink} />
      <JobTerms job={job} />
      <JobsBeside job={job} others={others} />
    </Page>
  );
}

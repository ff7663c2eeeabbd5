import type { Job } from '@ohmbridge/functions/contract/job';
import type { JobTeaser } from '@ohmbridge/functions/contract/job-page';
import { careersPage } from '../content/pages/careers.ts';
import { jobCopy } from '../content/pages/job.ts';
import { JobFeedLink } from '../features/careers/JobFeedLink.tsx';
import { JobHead } from '../features/careers/JobHead.tsx';
import { JobTexts } from '../features/careers/JobTexts.tsx';
import { jobMeta } from '../features/careers/job-meta.ts';
import { jobPosting } from '../features/careers/job-posting.ts';
import { OtherJobs } from '../features/careers/OtherJobs.tsx';
import { SendCvCard } from '../features/careers/SendCvCard.tsx';
import { siteOrigin } from '../lib/environment.ts';
import { Page } from '../sections/Page.tsx';
import { Section } from '../sections/Section.tsx';
import { Terms } from '../sections/Terms.tsx';
import { media } from '../theme/tokens.ts';

interface OpenJobProps {
  job: Job;
  /** What else is open in its country. */
  others: readonly JobTeaser[];
  now: Date;
  /** Shown to who has a preview link, and to no search engine. */
  isPreview?: boolean;
}

/** On paper the texts have the whole width, and no title of their own: a job fits on one sheet. */
const printedTexts = {
  [media.print]: {
    '& section': { display: 'block', padding: '8px 0 0' },
    '& section > :not([data-one-sheet])': { display: 'none' },
  },
};

/** What a job is, what it asks for, and the ways on. */
export function JobOnItsPage({ job, now, isPreview }: Required<Omit<OpenJobProps, 'others'>>) {
  const { texts, terms } = jobCopy;
  return (
    <>
      <JobHead job={job} now={now} isPreview={isPreview} />
      <div css={printedTexts}>
        <Section symbol="breaker" label={texts.label} title={texts.title}>
          <div css={{ containerType: 'inline-size', overflowWrap: 'anywhere' }} data-one-sheet="">
            <JobTexts job={job} headings="h3" />
          </div>
          <div css={{ marginTop: 48 }}>
            <Terms columns={2} terms={terms} />
          </div>
        </Section>
      </div>
    </>
  );
}

/** The page of a job that is open, or will be. */
export function OpenJob({ job, others, now, isPreview = false }: OpenJobProps) {
  const { others: words } = jobCopy;
  return (
    <Page meta={jobMeta(job, isPreview)} {...(!isPreview && { jsonLd: jobPosting(job, siteOrigin) })}>
      <JobFeedLink />
      <JobOnItsPage job={job} now={now} isPreview={isPreview} />
      <div css={{ [media.print]: { display: 'none' } }}>
        <Section symbol="load" ground="warm" label={words.label} title={words.title(job.country)}>
          <OtherJobs jobs={others} none={words.none(job.country)}>
            <SendCvCard {...careersPage.sendCv} />
          </OtherJobs>
        </Section>
      </div>
    </Page>
  );
}

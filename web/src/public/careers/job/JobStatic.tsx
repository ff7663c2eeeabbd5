import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import type { JobTeaser } from '@site/contract/pages/job-page';
import { jobTerms } from '../../../content/product/job-terms.ts';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { Section } from '../../../ui/sections/Section.tsx';
import { Terms } from '../../../ui/sections/Terms.tsx';
import { colours, media } from '../../../ui/theme/tokens.ts';
import { applyAddress } from '../job-address.ts';
import { JobTexts } from './JobTexts.tsx';
import { OtherJobs } from './OtherJobs.tsx';
import { SendCvCard } from './SendCvCard.tsx';

/** On paper the texts have the whole width and no title, so that a job fits on one sheet. */
const printedTexts = {
  [media.print]: {
    '& section': { display: 'block', padding: '8px 0 0' },
    '& section > :not([data-one-sheet])': { display: 'none' },
  },
};

/** The bar has its own space at the end of the page, so that it moves nothing and covers nothing. */
const footBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  p: '8px 20px',
  pb: 'max(8px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colours.hairline}`,
  [media.tablet]: { display: 'none' },
  [media.print]: { display: 'none' },
  // The bar is hidden if the page has learnt that the job is closed.
  'main:has([data-closed]) &': { display: 'none' },
} as const;

export function JobTerms({ job }: { job: Job }) {
  const { texts } = jobCopy;
  return (
    <Box sx={printedTexts}>
      <Section symbol="breaker" label={texts.label} title={texts.title}>
        <Box sx={{ containerType: 'inline-size', overflowWrap: 'anywhere' }} data-one-sheet="">
          <JobTexts job={job} headings="h3" />
        </Box>
        <Box sx={{ mt: 6 }}>
          <Terms columns={2} terms={jobTerms(job)} />
        </Box>
        <Box sx={{ mt: 5, [media.print]: { display: 'none' } }}>
          <Button variant="contained" href={applyAddress(job)}>
            {jobCopy.apply(job.title)}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}

/** The last part of a job's page. On a phone, a link to apply stays in view all along, and is the last thing on the page. */
export function JobsBeside({ job, others }: { job: Job; others: readonly JobTeaser[] }) {
  const { others: words, sendCv } = jobCopy;
  return (
    <>
      <Box sx={{ [media.print]: { display: 'none' } }}>
        <Section symbol="load" ground="tinted" label={words.label} title={words.title(job.country)}>
          <OtherJobs jobs={others} none={words.none(job.country)} alertFor={job}>
            <SendCvCard label={sendCv} />
          </OtherJobs>
        </Section>
      </Box>
      <Paper square elevation={0} data-foot-bar="" sx={footBar}>
        <Button variant="contained" fullWidth href={applyAddress(job)}>
          <Typography component="span" noWrap sx={{ font: 'inherit' }}>
            {jobCopy.applyNow(job.title)}
          </Typography>
        </Button>
      </Paper>
    </>
  );
}

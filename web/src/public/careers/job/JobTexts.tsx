import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { responsibilityLines } from '@site/contract/jobs/job-document';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { NoBreak } from '../../../ui/NoBreak.tsx';
import { colours, media, pseudoBox } from '../../../ui/theme/tokens.ts';

// The duties are nodes of a conductor that runs down the list.
const duties = {
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    padding: '0 0 10px 22px',
    fontSize: '1.0625rem',
    lineHeight: 1.5,
  },
  '& > li::before': {
    ...pseudoBox,
    left: 0,
    top: '0.5em',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: colours.accent,
  },
  '& > li:not(:last-child)::after': {
    ...pseudoBox,
    left: 3.5,
    top: '0.9em',
    bottom: '-0.5em',
    width: '1px',
    background: colours.accent,
  },
  // With these sizes nine lines of duties fit on the one printed sheet of a job.
  [media.print]: { '& > li': { paddingBottom: '6px', fontSize: '0.9375rem', lineHeight: 1.4 } },
} as const;

const answer = {
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  [media.print]: { fontSize: '0.9375rem', lineHeight: 1.45 },
} as const;

interface JobTextsProps {
  job: Pick<Job, 'qualifications' | 'experience' | 'responsibilities'>;
  headings: 'h3' | 'h5';
}

/** The requirements and the duties of a job. The parent must be a container of the type `inline-size`. */
export function JobTexts({ job, headings }: JobTextsProps) {
  const name = (words: string) => (
    <Typography
      variant="overline"
      component={headings}
      sx={{ m: '0 0 8px', '* + &': { mt: 3 }, letterSpacing: 0, color: 'text.secondary' }}
    >
      {words}
    </Typography>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '28px',
        padding: '24px 0 28px',
        '@container (min-width: 620px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 6 },
      }}
    >
      <div>
        {name(jobLabels.qualifications)}
        <Typography sx={answer}>
          <NoBreak>{job.qualifications}</NoBreak>
        </Typography>
        {name(jobLabels.experience)}
        <Typography sx={answer}>
          <NoBreak>{job.experience}</NoBreak>
        </Typography>
      </div>
      <div>
        {name(jobLabels.responsibilities)}
        <Box component="ul" sx={duties}>
          {responsibilityLines(job).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and two may say the same
            <li key={index}>
              <NoBreak>{line}</NoBreak>
            </li>
          ))}
        </Box>
      </div>
    </Box>
  );
}

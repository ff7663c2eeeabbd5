import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { daysLeft, todayIn } from '@site/contract/jobs/job-closing';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { jobFacts } from '@site/contract/jobs/job-options';
import { jobPath } from '@site/contract/pages/job-page';
import { dayWords } from '@site/contract/shared/time';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { NoBreak } from '../../../ui/NoBreak.tsx';
import { colours, families, media } from '../../../ui/theme/tokens.ts';
import { JobActions } from './JobActions.tsx';
import { JobLinks } from './JobLinks.tsx';

const ground = {
  pt: '40px',
  pb: '48px',
  background: colours.tinted,
  color: colours.ink,
  overflowWrap: 'anywhere',
  [media.desktop]: { py: '56px' },
  [media.print]: { padding: '20px 0 8px', background: 'none' },
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 172px), 1fr))',
  gap: '20px 32px',
  margin: '32px 0',
  padding: '20px 0',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
  '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '20px' },
  [media.print]: { gap: '8px 24px', margin: '12px 0 0', padding: '10px 0' },
  '& dt': {
    marginBottom: '4px',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: 'text.secondary',
  },
  '& dd': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.9375rem', fontWeight: 400 },
} as const;

const asked = {
  gridColumn: '1 / -1',
  '& dd': { fontSize: '1rem', fontWeight: 400 },
  '& dd + dd': { mt: '4px' },
} as const;

interface JobHeadProps {
  job: Job;
  now: Date;
  isPreview: boolean;
}

export function JobHead({ job, now, isPreview }: JobHeadProps) {
  return (
    <Container component="section" sx={ground}>
      <Typography
        variant="overline"
        sx={{ display: 'block', mb: '12px', letterSpacing: 0, [media.print]: { display: 'none' } }}
      >
        <Link
          href={jobCopy.list.href}
          color="inherit"
          sx={{
            display: 'inline-block',
            py: '11px',
            textDecorationColor: 'inherit',
            textUnderlineOffset: '0.25em',
          }}
        >
          {jobCopy.list.label}
        </Link>
      </Typography>
      <Typography variant="h1" sx={{ maxWidth: '24ch', fontSize: 'clamp(2rem, 1.3rem + 2.6vw, 3.5rem)' }}>
        {job.title}
      </Typography>
      <Box component="dl" sx={facts}>
        {factsOf(job, now).map(({ label, words, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <NoBreak>{words}</NoBreak>
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
        {job.questions && (
          <Box sx={asked}>
            <dt>{jobCopy.asked}</dt>
            {job.questions.map(({ id, words }) => (
              <dd key={id}>
                <NoBreak>{words}</NoBreak>
              </dd>
            ))}
          </Box>
        )}
      </Box>
      <JobActions title={job.title} path={jobPath(job.slug ?? '')} {...(!isPreview && { liveId: job._id })}>
        <JobLinks job={job} />
      </JobActions>
    </Container>
  );
}

interface Fact {
  label: string;
  words: string;
  more?: string | undefined;
}

function factsOf(job: Job, now: Date): Fact[] {
  const { place, country, type, reference, publishedAt, createdAt } = job;
  const days = daysLeft(job, now);
  const left = days !== undefined && days >= 0 ? jobCopy.daysLeft(days) : undefined;
  const posted = dayWords(todayIn(country, new Date(publishedAt ?? createdAt)));
  return [
    { label: jobCopy.location, words: `${place}, ${country}` },
    ...(type ? [{ label: jobCopy.discipline, words: type }] : []),
    ...jobFacts(job).map(({ name, words }) => ({
      label: jobLabels[name],
      words,
      more: name === 'closesOn' ? left : undefined,
    })),
    { label: jobCopy.posted, words: posted },
    ...(reference ? [{ label: jobCopy.reference, words: reference }] : []),
  ];
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { useEffect, useId, useRef } from 'react';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { jobConflictCopy } from '../../content/product/job-changes.ts';
import { NewTabNote, newTab } from '../../ui/VisuallyHidden.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { differencesFrom } from './job-conflict.ts';
import type { JobValues } from './job-values.ts';
import type { PdfChoice } from './pdf-choice.ts';

const notice = {
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: 'clamp(20px, 3vw, 32px)',
  border: `1px solid ${colours.outline}`,
  borderTop: `4px solid ${colours.accent}`,
  background: colours.tinted,
} as const;

const versions = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: '8px 32px',
  mt: 0.5,
  '& > div': { minWidth: 0 },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;

interface ConflictAlertProps {
  theirs: Job;
  mine: JobValues;
  pdf: PdfChoice;
  isSaving: boolean;
  /** Missing if both admins changed the same field. */
  onKeepBoth: (() => void) | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that another admin has saved the job in the meantime, shows both versions, and lets the admin choose. */
export function ConflictAlert(props: ConflictAlertProps) {
  const { theirs, mine, pdf, isSaving, onKeepBoth, onKeepMine, onTakeTheirs } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const differences = differencesFrom(theirs, mine, pdf);

  // The focus moves to the heading for every newer version, because the pressed button is further down the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what the focus follows
  useEffect(() => heading.current?.focus(), [theirs.updatedAt]);

  return (
    <Paper component="section" aria-labelledby={id} sx={notice}>
      <Typography
        variant="h3"
        component="h2"
        id={id}
        ref={heading}
        tabIndex={-1}
        aria-describedby={`${id}-text`}
        sx={{ scrollMarginTop: 120 }}
      >
        {jobConflictCopy.title}
      </Typography>
      <Typography id={`${id}-text`} sx={{ mt: 1 }}>
        {jobConflictCopy.explanation}
      </Typography>
      {differences.length === 0 ? (
        <Typography sx={{ mt: 2 }}>{jobConflictCopy.same}</Typography>
      ) : (
        <Box component="ul" sx={{ my: '20px', padding: 0, listStyle: 'none' }}>
          {differences.map((difference) => (
            <Box
              component="li"
              key={difference.field}
              sx={{ padding: '12px 0', borderTop: `1px solid ${colours.hairline}` }}
            >
              <Typography variant="inherit" component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
                {jobLabels[difference.field]}
              </Typography>
              <Box component="dl" sx={versions}>
                {(['theirs', 'mine'] as const).map((side) => (
                  <div key={side}>
                    <Typography variant="caption" component="dt" color="textSecondary" sx={{ lineHeight: 'normal' }}>
                      {jobConflictCopy[side]}
                    </Typography>
                    <dd>
                      {side === 'theirs' && difference.field === 'pdf' && theirs.pdfUrl ? (
                        <Link href={theirs.pdfUrl} {...newTab}>
                          {jobListCopy.openPdf}
                          <NewTabNote />
                        </Link>
                      ) : (
                        difference[side]
                      )}
                    </dd>
                  </div>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <p>{onKeepBoth ? jobConflictCopy.canKeepBoth : jobConflictCopy.consequence}</p>
      <Stack direction="row" sx={{ mt: '20px', flexWrap: 'wrap', gap: '12px' }}>
        {/* The button stays enabled: a disabled button would lose the focus. */}
        {onKeepBoth && (
          <Button variant="contained" size="small" aria-disabled={isSaving} onClick={onKeepBoth}>
            {isSaving ? jobConflictCopy.saving : jobConflictCopy.keepBoth}
          </Button>
        )}
        <Button
          variant={onKeepBoth ? 'outlined' : 'contained'}
          size="small"
          aria-disabled={isSaving}
          onClick={onKeepMine}
        >
          {isSaving ? jobConflictCopy.saving : jobConflictCopy.keepMine}
        </Button>
        <Button variant="outlined" size="small" aria-disabled={isSaving} onClick={onTakeTheirs}>
          {jobConflictCopy.takeTheirs}
        </Button>
      </Stack>
    </Paper>
  );
}

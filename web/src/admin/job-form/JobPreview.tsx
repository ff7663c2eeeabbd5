import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import type { Job, JobInput } from '@site/contract/jobs/job';
import { Suspense, useContext, useDeferredValue, useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { MaterialTheme } from '../../ui/theme/MaterialTheme.tsx';
import { families } from '../../ui/theme/tokens.ts';
import { fieldset } from '../components/looks.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { JobPreviewContext, type PreviewKind, previewKinds } from './job-preview-context.ts';
import type { JobValues } from './job-values.ts';
import type { PdfChoice } from './pdf-choice.ts';
import { type KnownJob, previewedJob } from './previewed-job.ts';

const fold = {
  gridColumn: 1,
  minWidth: 0,
  borderTop: `2px solid ${colours.ink}`,
  '& > summary': {
    padding: '12px 0',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colours.muted,
    cursor: 'pointer',
  },
} as const;

/**
 * The frame around the preview, in the colours of the site. The frame is scaled down on a wide screen, because a page is as
 * wide as a window.
 */
const sheet = {
  colorScheme: 'only light',
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: `1px solid ${colours.outline}`,
  overflow: 'hidden',
  '& > div': { zoom: { lg: 0.6 } },
} as const;

interface JobPreviewProps {
  control: Control<JobValues, unknown, JobInput>;
  stored: Job | undefined;
  choice: PdfChoice;
}

/**
 * Shows the job as visitors will see it, and follows the typing. Nothing in the preview can be pressed. The preview watches the
 * form by itself, so that typing renders no other part again.
 */
export function JobPreview({ control, stored, choice }: JobPreviewProps) {
  // The value is deferred, so that the preview never delays typing.
  const values = useDeferredValue(useWatch({ control }));
  const [now] = useState(() => new Date().toISOString());
  const known = stored ?? { _id: 'preview', createdAt: now, updatedAt: now };
  const job = previewedJob(values as JobValues, withPdf(known, choice));
  const draw = useContext(JobPreviewContext);
  const [kind, setKind] = useState<PreviewKind>('card');
  const name = useId();
  if (!draw) return null;
  return (
    <Box component="details" open sx={fold}>
      <summary>{jobFormCopy.preview.title}</summary>
      <Stack component="fieldset" direction="row" sx={{ ...fieldset, mb: 2, flexWrap: 'wrap', columnGap: '28px' }}>
        <FormLabel component="legend" sx={{ mb: 0, pt: 0.5 }}>
          {jobFormCopy.preview.question}
        </FormLabel>
        {previewKinds.map((known) => (
          <FormControlLabel
            key={known}
            label={jobFormCopy.preview.kinds[known]}
            slotProps={{ typography: { variant: 'inherit' } }}
            sx={{ minHeight: 44, mr: 0 }}
            control={
              <Radio
                color="secondary"
                size="small"
                name={name}
                checked={kind === known}
                onChange={() => setKind(known)}
              />
            }
          />
        ))}
      </Stack>
      {job ? (
        <MaterialTheme>
          <Box sx={sheet} role="group" aria-label={jobFormCopy.preview.kinds[kind]}>
            <div inert>
              <Suspense fallback={<Spinner />}>
                {kind === 'card' ? (
                  <Box sx={{ maxWidth: 1120, padding: 'clamp(20px, 4vw, 48px)' }}>{draw(job, kind)}</Box>
                ) : (
                  draw(job, kind)
                )}
              </Suspense>
            </div>
          </Box>
        </MaterialTheme>
      ) : (
        <p>{jobFormCopy.preview.notYet}</p>
      )}
    </Box>
  );
}

/** Gives the job with the chosen PDF. The preview opens no links, so any address works. */
function withPdf({ pdfUrl, ...known }: KnownJob, { kind }: PdfChoice): KnownJob {
  const shown = kind === 'keep' ? pdfUrl : kind === 'remove' ? undefined : 'about:blank';
  return { ...known, ...(shown !== undefined && { pdfUrl: shown }) };
}

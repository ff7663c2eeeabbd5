import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { Suspense, useContext, useDeferredValue, useId, useState } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { jobFormCopy } from '../../../content/admin-jobs.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { JobDrawing, type PreviewKind, previewKinds } from './job-drawing.ts';

const Fold = styled('details')({
  gridColumn: 1,
  minWidth: 0,
  borderTop: `2px solid ${colours.ink}`,
  '& > summary': {
    padding: '12px 0',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colours.slate,
    cursor: 'pointer',
  },
});

const Kinds = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  '& > legend': { padding: '4px 0 0', fontWeight: 600 },
  '& > label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: colours.teal },
});

/** A sheet of its own, and on a wide screen a smaller one: a page is as wide as a window. */
const Sheet = styled('div')({
  border: `1px solid ${colours.outline}`,
  overflow: 'hidden',
  [media.desktop]: { '& > div': { zoom: 0.6 } },
});
const Card = styled('div')({ maxWidth: 1120, padding: 'clamp(20px, 4vw, 48px)' });

interface JobPreviewProps {
  /** The job as it is in the form; `undefined` as long as it cannot be shown. */
  job: Job | undefined;
}

/** Shows the job as it will be, while it is typed. Nothing in it can be pressed. */
export function JobPreview({ job: current }: JobPreviewProps) {
  // Typing goes first.
  const job = useDeferredValue(current);
  const draw = useContext(JobDrawing);
  const [kind, setKind] = useState<PreviewKind>('card');
  const name = useId();
  if (!draw) return null;
  return (
    <Fold open>
      <summary>{jobFormCopy.preview.title}</summary>
      <Kinds>
        <legend>{jobFormCopy.preview.question}</legend>
        {previewKinds.map((known) => (
          <label key={known}>
            <input type="radio" name={name} checked={kind === known} onChange={() => setKind(known)} />
            {jobFormCopy.preview.kinds[known]}
          </label>
        ))}
      </Kinds>
      {job ? (
        <Sheet role="group" aria-label={jobFormCopy.preview.kinds[kind]}>
          <div inert>
            <Suspense fallback={<Spinner />}>
              {kind === 'card' ? <Card>{draw(job, kind)}</Card> : draw(job, kind)}
            </Suspense>
          </div>
        </Sheet>
      ) : (
        <p>{jobFormCopy.preview.notYet}</p>
      )}
    </Fold>
  );
}

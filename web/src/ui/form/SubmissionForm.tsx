import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';
import { FormBanner } from './FormBanner.tsx';
import { HiddenField } from './HiddenField.tsx';
import { ScriptsNeeded } from './ScriptsNeeded.tsx';
import type { useSubmission } from './use-submission.ts';
import { WaitButton } from './WaitButton.tsx';

interface SubmissionFormProps {
  /** What it is called to screen readers. */
  name: string;
  submission: Pick<ReturnType<typeof useSubmission>, 'honeypot' | 'begin' | 'outcome' | 'connection' | 'toggleWaiting'>;
  onSubmit: (event: FormEvent) => void;
  /** Who can be written to where no scripts come; the firm, unless another is given. */
  email?: string;
  /** Between its parts, in pixels. */
  gap?: number;
  /** The button that sends it, and what stands around it. */
  actions: ReactNode;
  children: ReactNode;
}

/** A form that sends something to the firm: around its fields, what keeps programs out and what has become of it. */
export function SubmissionForm({
  name,
  submission,
  onSubmit,
  email,
  gap = 28,
  actions,
  children,
}: SubmissionFormProps) {
  const { honeypot, begin, outcome, connection, toggleWaiting } = submission;
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={begin}
      aria-label={name}
      sx={{ display: 'grid', gap: `${gap}px` }}
    >
      <ScriptsNeeded {...(email !== undefined && { email })} />
      <HiddenField ref={honeypot} />
      {children}
      {/* An empty banner takes no room above the button. */}
      <Box sx={{ '& div[role]:not(:empty)': { mb: '28px' } }}>
        <FormBanner outcome={outcome}>
          <WaitButton {...{ connection, toggleWaiting }} />
        </FormBanner>
        {actions}
      </Box>
    </Box>
  );
}

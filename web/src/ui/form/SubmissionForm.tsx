import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { humanCheckFields } from '@site/contract/desk/human-check';
import type { FormEvent, ReactNode, Ref } from 'react';
import { formCopy } from '../../content/product/forms.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { FormBanner } from './FormBanner.tsx';
import { ScriptsNeeded } from './ScriptsNeeded.tsx';
import type { useSubmission } from './use-submission.ts';

interface SubmissionFormProps {
  name: string;
  submission: Pick<
    ReturnType<typeof useSubmission>,
    'honeypot' | 'begin' | 'outcome' | 'connection' | 'toggleWaiting' | 'submit'
  >;
  /** Replaces the default handler, which sends the form. */
  onSubmit?: (event: FormEvent) => void;
  /** The address to write to if the scripts do not load; by default the firm's address. */
  email?: string;
  /** The gap between the parts, in pixels. */
  gap?: number;
  actions: ReactNode;
  children: ReactNode;
}

/** A form to the firm: its fields, the human check, and the banner about the outcome. */
export function SubmissionForm({
  name,
  submission,
  onSubmit = submission.submit,
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

/** A field that no visitor sees, hears or reaches with the keyboard: only a program fills it in. */
function HiddenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {interfaceCopy.leaveEmpty}
        <input ref={ref} type="text" name={humanCheckFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}

type WaitButtonProps = Pick<ReturnType<typeof useSubmission>, 'connection' | 'toggleWaiting'>;

/**
 * After a lost connection, sends the form once the connection is back. One button serves both states, so that it keeps the
 * focus.
 */
function WaitButton({ connection, toggleWaiting }: WaitButtonProps) {
  if (!connection) return null;
  return (
    <Button variant="outlined" onClick={toggleWaiting} sx={{ mb: 3.5 }}>
      {connection === 'awaited' ? formCopy.connection.stop : formCopy.connection.send}
    </Button>
  );
}

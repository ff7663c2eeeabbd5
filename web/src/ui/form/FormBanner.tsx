import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** The outcome of a submit, or the reason for a wait. */
export interface Outcome {
  kind: 'success' | 'error' | 'info';
  message: string;
  /** The next event, or the reader's next step. */
  next?: string | undefined;
}

/**
 * The banner of a form. Both of its live regions are always rendered: a screen reader announces only changes in a region
 * that it already knows.
 */
export function FormBanner({ outcome, children }: { outcome: Outcome | undefined; children?: ReactNode }) {
  const banner = outcome && (
    <Alert severity={outcome.kind} icon={false} role="none">
      <div>{outcome.message}</div>
      {outcome.next && <p>{outcome.next}</p>}
    </Alert>
  );
  return (
    <div>
      <div role="status">{outcome?.kind !== 'error' && banner}</div>
      <div role="alert">{outcome?.kind === 'error' && banner}</div>
      {children}
    </div>
  );
}

import Alert from '@mui/material/Alert';

/** The outcome of a submit. */
export interface Outcome {
  kind: 'success' | 'error';
  message: string;
}

/**
 * The banner of a form. Both of its live regions are always rendered: a screen reader announces only what changes in a
 * region that it already knows.
 */
export function FormBanner({ outcome }: { outcome: Outcome | undefined }) {
  const banner = outcome && (
    <Alert severity={outcome.kind} icon={false} role="none">
      {outcome.message}
    </Alert>
  );
  return (
    <div>
      <div role="status">{outcome?.kind === 'success' && banner}</div>
      <div role="alert">{outcome?.kind === 'error' && banner}</div>
    </div>
  );
}

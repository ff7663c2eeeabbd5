import Alert from '@mui/material/Alert';

/** The outcome of a submit. */
export interface Outcome {
  kind: 'success' | 'error';
  message: string;
}

/**
 * The banner of a form. Both of its places are always there: a screen reader only hears what comes into a live region
 * that it already knows.
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

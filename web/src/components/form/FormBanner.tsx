import Alert from '@mui/material/Alert';

/** The outcome of a submit. */
export interface Outcome {
  kind: 'success' | 'error';
  message: string;
}

/** The banner over a form. Its place is always there, so that a screen reader hears the banner come. */
export function FormBanner({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div role={outcome?.kind === 'error' ? 'alert' : 'status'}>
      {outcome && (
        <Alert severity={outcome.kind} icon={false} role="none">
          {outcome.message}
        </Alert>
      )}
    </div>
  );
}

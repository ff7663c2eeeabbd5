import Button from '@mui/material/Button';
import { formCopy } from '../../content/forms.ts';
import type { useSubmission } from './use-submission.ts';

type WaitButtonProps = Pick<ReturnType<typeof useSubmission>, 'connection' | 'toggleWaiting'>;

/** For whom the connection was lost: sends the form when it is back. One button, so that it keeps the focus. */
export function WaitButton({ connection, toggleWaiting }: WaitButtonProps) {
  if (!connection) return null;
  return (
    <Button variant="outlined" onClick={toggleWaiting} sx={{ mb: 3.5 }}>
      {connection === 'awaited' ? formCopy.connection.stop : formCopy.connection.send}
    </Button>
  );
}

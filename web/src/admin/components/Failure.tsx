import Alert from '@mui/material/Alert';
import { adminCopy } from '../../content/admin.ts';
import { TextAction } from './TextAction.tsx';

/** Says what could not be loaded, in its place, with a way to try again. */
export function Failure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Alert severity="error" icon={false} action={<TextAction onClick={onTryAgain}>{adminCopy.tryAgain}</TextAction>}>
      {message}
    </Alert>
  );
}

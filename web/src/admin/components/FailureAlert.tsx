import Alert from '@mui/material/Alert';
import { adminCopy } from '../../content/product/admin.ts';
import { TextAction } from './TextAction.tsx';

const reload = () => location.reload();

interface FailureAlertProps {
  message: string;
  action?: string;
  onTryAgain?: () => void;
}

/** Says what could not be loaded, in the place of the data, with a button to try again. */
export function FailureAlert({ message, action = adminCopy.tryAgain, onTryAgain = reload }: FailureAlertProps) {
  return (
    <Alert severity="error" icon={false} action={<TextAction onClick={onTryAgain}>{action}</TextAction>}>
      {message}
    </Alert>
  );
}

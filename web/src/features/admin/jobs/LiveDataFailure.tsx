import Alert from '@mui/material/Alert';
import { dashboardWords } from '../../../content/admin.ts';
import { TextAction } from '../TextAction.tsx';

/** Stands in place of live data that cannot be had. */
export function LiveDataFailure({ message }: { message: string }) {
  return (
    <Alert
      severity="error"
      icon={false}
      // reactfire keeps a failed query for the life of the page, so a new page it has to be.
      action={<TextAction onClick={() => location.reload()}>{dashboardWords.tryAgain}</TextAction>}
    >
      {message}
    </Alert>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { idleMinutes } from '@site/contract/team/sign-in';
import { idleCopy as copy } from '../../content/product/second-step.ts';
import { AdminDialog } from '../components/AdminDialog.tsx';

interface IdleWarningProps {
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Asks whether the admin is still there. The screen stays behind the dialog, with all typed text. */
export function IdleWarning({ endsAt, onStay, onLeave }: IdleWarningProps) {
  return (
    <AdminDialog
      role="alertdialog"
      title={copy.title}
      text={copy.text(clock.format(endsAt), idleMinutes)}
      onEscape={onStay}
    >
      <Stack direction="row" sx={{ mt: '28px', flexWrap: 'wrap', gap: '12px' }}>
        <Button autoFocus variant="contained" size="small" onClick={onStay}>
          {copy.stay}
        </Button>
        <Button variant="outlined" size="small" onClick={onLeave}>
          {copy.leave}
        </Button>
      </Stack>
    </AdminDialog>
  );
}

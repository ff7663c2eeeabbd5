import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { idleMinutes } from '@ohmbridge/contract/team/sign-in';
import { useEffect, useId, useState } from 'react';
import { idleCopy as copy } from '../../content/second-step.ts';
import { dialogPaper } from '../components/ConfirmDialog.tsx';

interface IdleWarningProps {
  /** When the session ends. */
  endsAt: number;
  onStay: () => void;
  onLeave: () => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Asks whether somebody is still there. What is on the screen stays behind it, with what was typed. */
export function IdleWarning({ endsAt, onStay, onLeave }: IdleWarningProps) {
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      transitionDuration={0}
      disableRestoreFocus
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onStay();
      }}
      slotProps={{ paper: { elevation: 0, sx: dialogPaper } }}
    >
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {copy.title}
      </Typography>
      <Typography id={`${id}-text`} sx={{ mt: 2 }}>
        {copy.text(clock.format(endsAt), idleMinutes)}
      </Typography>
      <Stack direction="row" sx={{ mt: '28px', flexWrap: 'wrap', gap: '12px' }}>
        <Button autoFocus variant="contained" size="small" onClick={onStay}>
          {copy.stay}
        </Button>
        <Button variant="outlined" size="small" onClick={onLeave}>
          {copy.leave}
        </Button>
      </Stack>
    </Dialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { adminCopy } from '../../content/admin.ts';
import { measures } from '../../ui/theme/tokens.ts';
import { deskColours as colours } from '../theme/desk-colours.ts';

/** The paper that questions stand on. */
export const dialogPaper = {
  width: 'min(520px, calc(100vw - 40px))',
  maxWidth: 'none',
  margin: '20px',
  padding: 'clamp(24px, 4vw, 36px)',
  border: `1px solid ${colours.outline}`,
  borderTop: `4px solid ${colours.amber}`,
  borderRadius: `${measures.radius}px`,
} as const;

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What else is to be said before it is done, if anything is. */
  fields?: ReactNode;
  confirm: string;
  cancel?: string;
  /** While the answer is being carried out. */
  isBusy?: boolean;
  /** Takes the focus afterwards, if the element that had it is gone. */
  focusAfterwards?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be taken back. It is open as long as it is rendered, keeps the focus, starts on the
 * harmless answer, and gives the focus back when it goes.
 */
export function ConfirmDialog({
  title,
  children,
  fields,
  confirm,
  cancel = adminCopy.cancel,
  isBusy = false,
  focusAfterwards,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  // Asked for while rendering: later the focus is in the dialog.
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const successor = focusAfterwards?.current;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else successor?.focus();
    };
  }, [opener, focusAfterwards]);

  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      transitionDuration={0}
      disableRestoreFocus
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !isBusy) onCancel();
      }}
      slotProps={{ paper: { elevation: 0, sx: dialogPaper } }}
    >
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography component="div" id={`${id}-text`} sx={{ mt: 2 }}>
        {children}
      </Typography>
      {fields && <Box sx={{ mt: 2 }}>{fields}</Box>}
      <Stack direction="row" sx={{ mt: '28px', flexWrap: 'wrap', gap: '12px' }}>
        <Button variant="contained" color="error" size="small" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button autoFocus variant="outlined" size="small" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </Stack>
    </Dialog>
  );
}

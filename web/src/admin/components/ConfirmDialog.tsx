import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode, RefObject } from 'react';
import { adminCopy } from '../../content/admin.ts';
import { DeskDialog } from './DeskDialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What else is to be said before it is done, if anything is. */
  fields?: ReactNode;
  confirm: string;
  cancel?: string;
  /** The confirm button has the focus, so Enter confirms. For actions that the admin can undo. */
  startsOnConfirm?: boolean;
  /** While the answer is being carried out. */
  isBusy?: boolean;
  /** Takes the focus afterwards, if the element that had it is gone. */
  focusAfterwards?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that ends or deletes something. The harmless answer has the focus by default. */
export function ConfirmDialog({
  title,
  children,
  fields,
  confirm,
  cancel = adminCopy.cancel,
  startsOnConfirm = false,
  isBusy = false,
  focusAfterwards,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <DeskDialog
      role="alertdialog"
      title={title}
      text={children}
      onEscape={() => {
        if (!isBusy) onCancel();
      }}
      focusAfterwards={focusAfterwards}
    >
      {fields && <Box sx={{ mt: 2 }}>{fields}</Box>}
      <Stack direction="row" sx={{ mt: '28px', flexWrap: 'wrap', gap: '12px' }}>
        <Button
          autoFocus={startsOnConfirm}
          variant="contained"
          color="error"
          size="small"
          disabled={isBusy}
          // A key that the admin has held down since before the question does not answer the question.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
        <Button autoFocus={!startsOnConfirm} variant="outlined" size="small" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </Stack>
    </DeskDialog>
  );
}

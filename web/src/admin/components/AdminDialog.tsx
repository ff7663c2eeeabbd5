import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { measures } from '../../ui/theme/tokens.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';

const paper = {
  width: 'min(520px, calc(100vw - 40px))',
  maxWidth: 'none',
  margin: '20px',
  padding: 'clamp(24px, 4vw, 36px)',
  border: `1px solid ${colours.outline}`,
  borderTop: `4px solid ${colours.accent}`,
  borderRadius: `${measures.radius}px`,
} as const;

interface AdminDialogProps {
  role?: 'dialog' | 'alertdialog';
  title: string;
  /** The text that screen readers announce with the title. */
  text?: ReactNode;
  children: ReactNode;
  onEscape: () => void;
  /** Takes the focus after the dialog closes, if the element that had the focus is gone. */
  focusAfterwards?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The frame of all dialogs. The dialog is open as long as it is rendered; it traps the focus, and restores the focus when it
 * closes.
 */
export function AdminDialog({ role, title, text, children, onEscape, focusAfterwards }: AdminDialogProps) {
  const id = useId();
  // The value is read during rendering, because the focus is in the dialog later.
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
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      transitionDuration={0}
      disableRestoreFocus
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onEscape();
      }}
      slotProps={{ paper: { elevation: 0, sx: paper } }}
    >
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {text && (
        <Typography component="div" id={`${id}-text`} sx={{ mt: 2, '& p + p': { mt: 1 } }}>
          {text}
        </Typography>
      )}
      {children}
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface SubmitButtonProps {
  label: string;
  sendingLabel: string;
  sending: boolean;
  /** Whether the form has nothing to send: the button is then not the main action of the screen. */
  isQuiet?: boolean;
}

/**
 * The submit button of a form. While the form is being sent, the button says so and is disabled. A press before hydration
 * is kept: see `app/early-input.ts`.
 */
export function SubmitButton({ label, sendingLabel, sending, isQuiet = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  // A disabled button loses the focus. The button gets the focus back, unless a field has it by then. The banner above may
  // have pushed the button off the screen: both must be visible.
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView({ block: 'nearest' });
    }
    wasSending.current = sending;
  }, [sending]);

  return (
    <Button
      ref={button}
      type="submit"
      variant={isQuiet ? 'outlined' : 'contained'}
      disabled={sending}
      sx={{ scrollMarginBlock: 24 }}
      // Ignores the second click of a double click on the previous button in this position.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {sending ? sendingLabel : label}
    </Button>
  );
}

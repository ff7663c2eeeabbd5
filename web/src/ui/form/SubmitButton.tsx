import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface SubmitButtonProps {
  label: string;
  sendingLabel: string;
  sending: boolean;
  /** Whether nothing waits to be sent: then the button is not the act of the screen. */
  isQuiet?: boolean;
}

/**
 * The submit button of a form. While the form is being sent it says so and is disabled. A press before hydration is kept:
 * see `app/early-input.ts`.
 */
export function SubmitButton({ label, sendingLabel, sending, isQuiet = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  // A browser takes the focus off a button that becomes disabled: give it back, unless it went to a field meanwhile.
  // The banner above it may have pushed it off the screen: both are to be seen.
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
      // Ignores the second click of a double click that was meant for the previous button in this position.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {sending ? sendingLabel : label}
    </Button>
  );
}

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ActionButtonProps {
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'medium' | 'small';
  disabled?: boolean;
  /** Waiting for an answer: the button keeps the focus and ignores presses. */
  waits?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the reading pages. */
export function ActionButton({ variant = 'outlined', waits = false, onClick, ...rest }: ActionButtonProps) {
  return (
    <Button variant={variant} aria-disabled={waits || undefined} onClick={waits ? undefined : onClick} {...rest} />
  );
}

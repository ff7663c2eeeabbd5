import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NewTabNote, newTab } from './NewTabNote.tsx';

interface LinkButtonProps {
  /** A page of this site, or an address elsewhere. */
  href: string;
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'medium' | 'small';
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'contained', newTab: opensTab = false, children, ...rest }: LinkButtonProps) {
  return (
    <Button variant={variant} {...rest} {...(opensTab && newTab)}>
      {children}
      {opensTab && <NewTabNote />}
    </Button>
  );
}

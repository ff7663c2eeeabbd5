import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ElementType, ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface Subject {
  /** The name of the row, for screen readers. */
  subject?: string | undefined;
  children: ReactNode;
}

/** A small button in a line of text. */
export function TextAction<Root extends ElementType = 'button'>(
  props: Omit<ButtonProps<Root, { component?: Root }>, 'variant' | 'size' | 'children'> & Subject,
) {
  const { subject, children, ...button } = props as ButtonProps & Subject;
  return (
    <Button {...button} variant="text" size="small">
      {children}
      {subject !== undefined && <VisuallyHidden> {subject}</VisuallyHidden>}
    </Button>
  );
}

/** A button with the look of a link, the same on the login page and in the dashboard. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link component="button" type="button" onClick={onClick} sx={{ py: 1.25, textAlign: 'left' }}>
      {children}
    </Link>
  );
}

import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { interfaceWords } from '../content/interface.ts';
import { InternalLink } from './InternalLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface LinkButtonProps {
  /** A page of this site, or an address elsewhere. */
  href: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  href,
  variant = 'contained',
  size = 'medium',
  newTab = false,
  onClick,
  children,
}: LinkButtonProps) {
  const isInternal = href.startsWith('/') && !newTab && !/\.\w+$/.test(href);
  return (
    <Button
      href={href}
      variant={variant}
      size={size}
      {...(onClick ? { onClick } : {})}
      {...(isInternal ? { LinkComponent: InternalLink } : {})}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTab && <VisuallyHidden> {interfaceWords.newTab}</VisuallyHidden>}
    </Button>
  );
}

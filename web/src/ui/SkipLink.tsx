import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { colours } from './theme/tokens.ts';

const skipLink = {
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 'tooltip',
  padding: '12px 20px',
  bgcolor: colours.accent,
  color: colours.deep,
  fontWeight: 600,
  textDecorationColor: 'inherit',
  textUnderlineOffset: 'auto',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;

interface SkipLinkProps {
  /** The hash of the target, which must be able to take the focus. */
  to: string;
  children: ReactNode;
}

/** Skips repeated content for keyboard users. The link is visible while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <Link href={to} sx={skipLink}>
      {children}
    </Link>
  );
}

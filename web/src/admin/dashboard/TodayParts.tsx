import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The rows are unlike in length: each part of the panel has a list of them. */
export const list = { listStyle: 'none', mt: 1, padding: 0 } as const;

/** A part of what waits, under its name. */
export function Part({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" component="h3" color="textSecondary" sx={{ lineHeight: 'normal' }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

/** A link to what a row is about, and what else there is to say. */
export function Row({ to, about, children }: { to: string; about: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link href={to} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Link>
      <Soft>, {about}</Soft>
    </li>
  );
}

/** A remark beside it. */
export function Soft({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

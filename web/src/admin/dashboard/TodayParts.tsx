import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayMilliseconds } from '@site/contract/shared/time';
import { type ReactNode, useId } from 'react';

/** The largest number of rows of a part on the first screen. */
export const mostOfPart = 5;

export const weekMilliseconds = 7 * dayMilliseconds;

/** A section of the first screen, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** The rows of a part. The parts differ in length, so each part is a separate list. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', mt: 1, padding: 0 }}>
      {children}
    </Stack>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" component="h3" color="textSecondary" sx={{ lineHeight: 'normal' }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

export function Row({ to, about, children }: { to: string; about: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link href={to} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Link>
      {about && <Soft>, {about}</Soft>}
    </li>
  );
}

export function Soft({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

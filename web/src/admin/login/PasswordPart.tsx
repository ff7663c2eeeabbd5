import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { loginPath } from '@site/contract/team/password-link';
import { type ReactNode, useEffect, useRef } from 'react';
import { passwordCopy } from '../../content/product/password.ts';

/** The frame of the other forms on the login page: a title, which takes the focus, and the link back. */
export function PasswordPart({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="section" sx={{ gap: 3 }}>
      <div>
        <Typography ref={heading} variant="h3" component="h2" tabIndex={-1}>
          {title}
        </Typography>
        {intro && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{intro}</Typography>}
      </div>
      {children}
      <p>
        <Link href={loginPath}>{passwordCopy.back}</Link>
      </p>
    </Stack>
  );
}

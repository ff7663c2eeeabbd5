import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** A button that looks like a link, the same on the login page and in the dashboard. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link component="button" type="button" onClick={onClick} sx={{ py: 1.25, textAlign: 'left' }}>
      {children}
    </Link>
  );
}

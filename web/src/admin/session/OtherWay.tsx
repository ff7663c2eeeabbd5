import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** Another way on, beside the one that is shown. It looks the same on the login page and in the dashboard. */
export function OtherWay({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link component="button" type="button" onClick={onClick} sx={{ py: 1.25, textAlign: 'left' }}>
      {children}
    </Link>
  );
}

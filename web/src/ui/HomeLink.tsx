import Link from '@mui/material/Link';
import { company } from '../content/company.ts';
import { interfaceCopy } from '../content/interface.ts';
import { Logo } from './Logo.tsx';

/** The firm's mark, which leads home. */
export function HomeLink() {
  return (
    <Link
      href="/"
      aria-label={`${company.name}, ${interfaceCopy.home}`}
      underline="none"
      sx={{ flex: 'none', color: 'text.primary' }}
    >
      <Logo />
    </Link>
  );
}

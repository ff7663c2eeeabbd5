import Link from '@mui/material/Link';
import { Logo } from '../../components/Logo.tsx';
import { company } from '../../content/company.ts';
import { interfaceCopy } from '../../content/interface.ts';

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

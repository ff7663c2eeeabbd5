import styled from '@emotion/styled/base';
import { Logo } from '../../components/Logo.tsx';
import { company } from '../../content/company.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { colours } from '../../theme/tokens.ts';

const Link = styled('a')({ color: colours.ink, textDecoration: 'none', flex: 'none' });

/** The firm's mark, which leads home. */
export function HomeLink() {
  return (
    <Link href="/" aria-label={`${company.name}, ${interfaceCopy.home}`}>
      <Logo />
    </Link>
  );
}

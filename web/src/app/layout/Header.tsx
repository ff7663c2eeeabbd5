import styled from '@emotion/styled';
import { InternalLink } from '../../components/InternalLink.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Logo } from '../../components/Logo.tsx';
import { company } from '../../content/company.ts';
import { interfaceWords } from '../../content/interface.ts';
import { contactLink } from '../../content/navigation.ts';
import { colours, measures, media } from '../../theme/tokens.ts';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const Bar = styled('header')({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 10,
  height: measures.headerHeight,
  padding: `0 max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  background: colours.paper,
  borderBottom: `1px solid ${colours.hairline}`,
});

const HomeLink = styled(InternalLink)({ color: colours.ink, textDecoration: 'none', flex: 'none' });

const OnDesktop = styled('div')({
  display: 'none',
  [media.desktop]: { display: 'flex', alignItems: 'center', gap: 'clamp(20px, 2.2vw, 40px)', height: '100%' },
});

const OnMobile = styled('div')({ [media.desktop]: { display: 'none' } });

/** The bar above every public page. */
export function Header() {
  return (
    <Bar>
      <HomeLink href="/" aria-label={`${company.name}, ${interfaceWords.home}`}>
        <Logo />
      </HomeLink>
      <OnDesktop>
        <DesktopMenu />
        <LinkButton href={contactLink.link} size="small">
          {contactLink.name}
        </LinkButton>
      </OnDesktop>
      <OnMobile>
        <MobileMenu />
      </OnMobile>
    </Bar>
  );
}

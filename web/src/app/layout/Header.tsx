import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { contactLink } from '../../content/navigation.ts';
import { colours, measures, media } from '../../theme/tokens.ts';
import { DesktopMenu } from './DesktopMenu.tsx';
import { HomeLink } from './HomeLink.tsx';
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

const OnDesktop = styled('div')({
  display: 'none',
  [media.desktop]: { display: 'flex', alignItems: 'center', gap: 'clamp(20px, 2.2vw, 40px)', height: '100%' },
});

const OnMobile = styled('div')({ [media.desktop]: { display: 'none' } });

/** The bar above every public page. */
export function Header() {
  return (
    <Bar>
      <HomeLink />
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

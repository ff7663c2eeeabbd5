import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { Suspense, useContext } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { contactLink, mainMenu } from '../../content/firm/navigation.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { CurrentPath, useIsCurrent } from '../../shared/address.ts';
import { HydrateOnNavigation, staticPart } from '../../shared/static-parts.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { colours, measures, timings } from '../../ui/theme/tokens.ts';
import { MenuDropdown } from './MenuDropdown.tsx';
import { Bar, MobileMenu } from './MobileMenu.tsx';

/** The footer has only links, so it is a static part. */
export const Footer = staticPart(() => import('./Footer.tsx'), 'Footer');

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink to="#main">{interfaceCopy.skipToContent}</SkipLink>
      <Suspense>
        <Header />
      </Suspense>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ paddingTop: `${measures.headerHeight}px`, minHeight: '70vh' }}
      >
        {/* Each page starts anew, even where the next is of the same kind. */}
        <Suspense key={pathname}>
          <Outlet />
        </Suspense>
      </Box>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/** The frame of pages without menu and footer: the login page and the dashboard. */
export function BareLayout() {
  return (
    <>
      <SkipLink to="#main">{interfaceCopy.skipToContent}</SkipLink>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}

const onDesktop = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  flexShrink: 0,
  gap: 'clamp(20px, 2.2vw, 40px)',
} as const;

/** The bar at the top of every public page. Its menus work without scripts, except for the mark of the current page. */
function Header() {
  return (
    <Bar component="header" position="fixed">
      <HydrateOnNavigation path={useContext(CurrentPath)}>
        <Stack direction="row" sx={onDesktop}>
          <DesktopMenu />
          <Button variant="contained" size="small" href={contactLink.link}>
            {contactLink.name}
          </Button>
        </Stack>
        <Box sx={{ display: { lg: 'none' }, flexShrink: 0 }}>
          <MobileMenu />
        </Box>
      </HydrateOnNavigation>
    </Bar>
  );
}

// The link of the current page has a bar in the accent colour at the foot of the header.
const menuLink = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: measures.headerHeight,
  px: 1,
  color: 'text.primary',
  fontSize: '1.0625rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 8px 0',
    height: 4,
    background: colours.accent,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${timings.quick}`,
  },
  '&:hover::after, &[aria-current="page"]::after': { transform: 'none' },
  '&:focus-visible': { outlineOffset: -10 },
} as const;

function DesktopMenu() {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={interfaceCopy.mainMenu}>
      <List disablePadding sx={{ display: 'flex', gap: 'clamp(0px, 0.8vw, 14px)' }}>
        {mainMenu.map(({ name, link, subItems }) => (
          <Box key={link} component="li" sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
            <Link href={link} underline="none" sx={menuLink} {...isCurrent(link)}>
              {name}
            </Link>
            {subItems && <MenuDropdown name={name} subItems={subItems} />}
          </Box>
        ))}
      </List>
    </nav>
  );
}

import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { interfaceCopy } from '../../content/product/interface.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { measures } from '../../ui/theme/tokens.ts';
import { Header } from './Header.tsx';

/** Only links: nothing of it changes. */
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

/** The frame of what has neither menu nor footer: the log-in and the dashboard. */
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

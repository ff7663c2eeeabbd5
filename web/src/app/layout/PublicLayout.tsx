import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { measures } from '../../theme/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The frame of the public pages. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
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

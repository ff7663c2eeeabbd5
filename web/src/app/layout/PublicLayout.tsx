import Box from '@mui/material/Box';
import { Suspense, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { measures } from '../../theme/tokens.ts';
import { pageChange } from '../page-change.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

const onPageChange = { [pageChange]: 'auto', default: 'none' };

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
        <ViewTransition key={pathname} default="none" enter={onPageChange} exit={onPageChange}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ViewTransition>
      </Box>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

import styled from '@emotion/styled';
import { Outlet } from 'react-router-dom';
import { measures } from '../../theme/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';

const Main = styled('main')({
  paddingTop: measures.headerHeight,
  minHeight: '70vh',
  // All but the first section of a page is styled, laid out and painted when the reader comes near, or when scripts have
  // the time for it: see `settle`. Until then it keeps the place of a section of middling height, and is there for
  // whoever searches, prints or listens.
  'html:not([data-settled]) & > section ~ *': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 900px',
    '@media print': { contentVisibility: 'visible' },
  },
});

/** The frame of the public pages. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <RouteChange />
    </>
  );
}

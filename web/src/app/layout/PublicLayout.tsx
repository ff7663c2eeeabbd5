import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { measures } from '../../theme/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

const Main = styled('main')({
  paddingTop: measures.headerHeight,
  minHeight: '70vh',
});

/** The frame of the public pages. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  );
}

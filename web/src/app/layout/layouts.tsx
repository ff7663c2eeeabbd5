import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { interfaceCopy } from '../../content/interface.ts';
import { colours, measures } from '../../ui/theme/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const skipLink = {
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 'tooltip',
  padding: '12px 20px',
  bgcolor: colours.amber,
  color: colours.deep,
  fontWeight: 600,
  textDecorationColor: 'inherit',
  textUnderlineOffset: 'auto',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;

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

/** The frame of what has neither menu nor footer: the log-in and the dashboard. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}

/** The first stop of the Tab key: past the menu. */
function SkipLink() {
  return (
    <Link href="#main" sx={skipLink}>
      {interfaceCopy.skipToContent}
    </Link>
  );
}

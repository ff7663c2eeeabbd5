import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { CurrentPath, OpenedByLink } from '../shared/address.ts';
import { PageData } from '../shared/page-data.ts';
import { globalStyles } from '../ui/theme/global-styles.ts';
import { MaterialTheme } from '../ui/theme/MaterialTheme.tsx';
import { useLinkNavigation } from './navigation/links.ts';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { PageStart } from './navigation/PageStart.tsx';
import { usePreloading } from './navigation/preload.ts';
import { notFoundPath } from './route-parts.tsx';

/** The address that a document was prerendered for, and the address that the browser asked for. */
export interface DrawnDocument {
  path: string;
  askedAt: string;
}

interface AppProps {
  routes: RouteObject[];
  styleCache: EmotionCache;
  /** Missing if the document was not prerendered. */
  document?: DrawnDocument | undefined;
  /** The data that the server has put into the document for its page. */
  data: unknown;
}

/** The whole application: public pages and dashboard, inside the router that the caller renders. */
export function App({ routes, styleCache, document, data }: AppProps) {
  const location = useLocation();
  const isOpenedByLink = useNavigationType() !== 'POP' && location.hash === '';
  useLinkNavigation(routes);
  usePreloading(routes);
  // The file of the not-found page hydrates as the not-found page at every address.
  const isLost = document?.path === notFoundPath && document.askedAt === location.pathname;
  const pathname = isLost ? notFoundPath : location.pathname;
  return (
    <StrictMode>
      <Providers styleCache={styleCache}>
        <CurrentPath value={pathname}>
          <PageData value={document?.askedAt === location.pathname ? data : undefined}>
            <OpenedByLink value={isOpenedByLink}>
              <PageBoundary isFramed={false}>{useRoutes(routes, { ...location, pathname })}</PageBoundary>
            </OpenedByLink>
          </PageData>
        </CurrentPath>
        <PageStart />
      </Providers>
    </StrictMode>
  );
}

/** The providers of every page. Each document contains the global styles, so the browser does not need their text as script. */
export function Providers({ styleCache, children }: { styleCache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      {import.meta.env.SSR && <Global styles={globalStyles} />}
      <MaterialTheme>{children}</MaterialTheme>
    </CacheProvider>
  );
}

import { jobPath } from '@site/contract/pages/job-page';
import { createElement, type ReactNode, use } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { BareLayout, PublicLayout } from './layout/layouts.tsx';
import { LazyPage } from './lazy-page.ts';
import { PageBoundary } from './navigation/PageBoundary.tsx';

/** The address of the file with which Hosting answers at unknown addresses. */
export const notFoundPath = '/404';

const publicFrame = 'public';

interface PageAt {
  page: LazyPage;
  parameters: Params;
  /** Whether the site has a page at the address. */
  isKnown: boolean;
  isPublic: boolean;
}

/** A page and its address, as the router knows it. */
interface PageRoute {
  path: string;
  element: ReactNode;
  handle: LazyPage;
}

export function pageRoute(path: string, handle: LazyPage): PageRoute {
  return { path, element: <LoadedPage page={handle} />, handle };
}

/** Makes the routes of an application: pages inside the frame of the public site, and pages without it. */
export function framed(inFrame: readonly PageRoute[], bare: readonly PageRoute[]): RouteObject[] {
  const bounded = inFrame.map((route) => ({ ...route, element: <FramedPage page={route.handle} /> }));
  return [
    { id: publicFrame, element: <PublicLayout />, children: bounded },
    { element: <BareLayout />, children: [...bare] },
  ];
}

/**
 * Gives the page at an address with the parameters of the address; the not-found page for unknown addresses.
 * @throws if the routes have no page for unknown addresses
 */
export function pageAt(routes: RouteObject[], path: string): PageAt {
  const matches = matchRoutes(routes, path);
  const match = matches?.at(-1);
  if (!matches || !match) throw new Error(`No route matches ${path}.`);
  return {
    page: match.route.handle as LazyPage,
    parameters: match.params,
    isKnown: match.route.path !== '*',
    isPublic: matches[0]?.route.id === publicFrame,
  };
}

function FramedPage({ page }: { page: LazyPage }) {
  return (
    <PageBoundary isFramed onRetry={() => void page.loadParts().catch(() => undefined)}>
      <LoadedPage page={page} />
    </PageBoundary>
  );
}

/** Renders a page. Suspends until its code has loaded. */
function LoadedPage({ page }: { page: LazyPage }) {
  return createElement((page.code.value ?? use(page.code.latest)).Page);
}

const jobPage = new LazyPage('public/careers/job/JobPage', () => import('../public/careers/job/JobPage.tsx'));

/** The job pages, each at its own address. A Cloud Function has only these routes. */
export const jobRoutes = [pageRoute(jobPath(':slug'), jobPage), pageRoute(jobPath('preview/:token'), jobPage)];

import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import { routes } from './routes.tsx';
import { createStyleCache } from './style-cache.ts';

/** Takes over the prerendered page, or draws the page where none was prerendered for this address. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to start in.');
  await resolveMatchedRoutes();
  const app = (
    <StrictMode>
      <Started>
        <Providers styleCache={createStyleCache()}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </Providers>
      </Started>
    </StrictMode>
  );
  // A fallback page (404, an unknown product, the app shell) stands for another address than the one it was made at.
  const matchesAddress = isAddressOf(root.dataset.prerendered, location.pathname);
  startTransition(() => {
    if (matchesAddress) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** An address may come percent-encoded where the page's name is not: `design%26supply`. */
function isAddressOf(page: string | undefined, pathname: string): boolean {
  return page === pathname || page?.split('/').map(encodeURIComponent).join('/') === pathname;
}

/** Hydration must find the page's component there: a lazy route would first render nothing. */
async function resolveMatchedRoutes(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
  }
}

/** Marks the document once every part of the page answers: `<html data-started>`. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.started = 'true';
  }, []);
  return children;
}

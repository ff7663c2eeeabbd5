import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { nextTask } from '../boot/next-task.ts';
import { watchTravel } from '../lib/travel.ts';
import { Providers } from './Providers.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { pagesAt } from './routes.tsx';
import { Site } from './Site.tsx';
import { takeOverStyles } from './style-cache.ts';

/** Takes over the prerendered page, or draws the page where none was prerendered for this address. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to start in.');
  // A fallback page (404, an unknown product, the app shell) stands for another address than the one it was made at.
  const isPrerendered = isAddressOf(root.dataset.prerendered, location.pathname);
  const pages = Promise.all(pagesAt(location.pathname).map((page) => page.load()));
  // Hydration must find the page's component there. Where that cannot be had, the page stays readable as it is; where
  // there is no such page to keep, the error screen says so.
  const loaded = isPrerendered ? pages : pages.catch(() => undefined);
  await nextTask();
  // Fetched with the page, and not with what is above: what comes in one file runs as one task.
  const { createRoot, hydrateRoot } = await withoutStackTraces(() => import('react-dom/client'));
  await loaded;
  const { styleCache, arePrerendered } = takeOverStyles();
  const app = (
    <StrictMode>
      <Providers styleCache={styleCache} hasGlobalStyles={arePrerendered}>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  watchTravel();
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  prefetchOnIntent((pathname) => {
    for (const page of pagesAt(pathname)) page.prefetch();
  });
}

/**
 * React DOM makes five errors in advance, for itself. Wherever developer tools watch, and Lighthouse is among them, V8
 * would parse all of it a second time to say where they were made: 20 ms on a desktop's processor, and nobody asks.
 */
async function withoutStackTraces<Module>(load: () => Promise<Module>): Promise<Module> {
  const { stackTraceLimit } = Error;
  // With a limit of 0 it would do so all the same.
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  try {
    return await load();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** An address may come percent-encoded where the page's name is not: `design%26supply`. */
function isAddressOf(page: string | undefined, pathname: string): boolean {
  return page === pathname || page?.split('/').map(encodeURIComponent).join('/') === pathname;
}

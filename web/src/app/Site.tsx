import { Suspense, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { settle } from '../boot/settle.ts';
import { callInTurn } from '../boot/turns.ts';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { pagesAt, routes } from './routes.tsx';

/** The page of the current address. While the code of the next one is on its way, the last one stays. */
export function Site() {
  return (
    <ErrorScreen onFailure={forgetFailures}>
      <Suspense>
        <CurrentPage />
        <Started />
      </Suspense>
    </ErrorScreen>
  );
}

/** Whoever comes back to a page that could not be had gets another chance. */
function forgetFailures() {
  for (const page of pagesAt(location.pathname)) page.forgetFailure();
}

function CurrentPage() {
  return useRoutes(routes);
}

/** Marks the document once every part of the page answers: `<html data-started>`. */
function Started() {
  useEffect(
    () =>
      callInTurn(() => {
        document.documentElement.dataset.started = 'true';
        settle();
      }),
    [],
  );
  return null;
}

import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from './SkipLink.tsx';

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

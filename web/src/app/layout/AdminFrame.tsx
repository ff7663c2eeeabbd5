import { Outlet } from 'react-router-dom';
import { RouteChange } from './RouteChange.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What the log-in screen and the dashboard share with the public pages: the skip link, and what happens on a change of page. */
export function AdminFrame() {
  return (
    <>
      <SkipLink />
      <Outlet />
      <RouteChange />
    </>
  );
}

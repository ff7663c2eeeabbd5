import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router as ReactRouter, type RouteObject } from 'react-router-dom';
import { AddressNow } from '../../shared/address.ts';
import { pageAt } from '../route-parts.tsx';
import { SiteHistory } from './history.ts';

export function Router({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  const [history] = useState(() => new SiteHistory((path) => fetchedPage(routes, path)));
  const [{ location, kind }, show] = useState(history.first);
  useLayoutEffect(() => history.listen(show), [history]);
  return (
    // Each change is drawn at once: the code of a next page has come before the router moves.
    <ReactRouter location={location} navigationType={kind} navigator={history} useTransitions={false}>
      <AddressNow value={history.location}>{children}</AddressNow>
    </ReactRouter>
  );
}

function fetchedPage(routes: RouteObject[], path: string): Promise<boolean> | undefined {
  const { page } = pageAt(routes, path);
  return page.isWhole ? undefined : page.loadParts().then(() => true);
}

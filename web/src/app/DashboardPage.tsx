import { lazy } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { Trail } from '../admin/components/PageHead.tsx';
import { JobPreviewContext } from '../admin/job-form/job-preview-context.ts';
import { dashboardRoutes, type ScreenHandle } from './dashboard-routes.tsx';
import type { Prepare } from './lazy-page.ts';

/** The job form previews a job as visitors get it: the form does not know the public pages, but this page does. */
const PublicJobView = lazy(async () => ({
  default: (await import('../public/careers/job/PublicJobView.tsx')).PublicJobView,
}));

const base = '/dashboard';

const screensAt = (path: string) =>
  (matchRoutes(dashboardRoutes, path, base) ?? []).map(({ route, pathnameBase }) => ({
    ...(route.handle as Partial<ScreenHandle> | undefined),
    path: route.path === undefined ? undefined : base + pathnameBase,
  }));

/** The dashboard: its screens are fetched one by one, and no other page fetches anything of them. */
export function DashboardPage() {
  const trail = screensAt(useLocation().pathname).flatMap(({ title, path }) =>
    title === undefined ? [] : { title, path },
  );
  return (
    <JobPreviewContext value={(job, kind) => <PublicJobView job={job} kind={kind} />}>
      <Trail value={trail}>{useRoutes(dashboardRoutes)}</Trail>
    </JobPreviewContext>
  );
}

export const prepare: Prepare = async ({ '*': path }) => {
  await Promise.all(screensAt(`${base}/${path}`).flatMap(({ code }) => (code ? [code.load()] : [])));
  return true;
};

import { lazy } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { Trail } from '../admin/components/PageHead.tsx';
import { JobPreviewContext } from '../admin/job-form/job-preview-context.ts';
import { dashboardRoutes, type ScreenHandle } from './dashboard-routes.tsx';
import type { Prepare } from './lazy-page.ts';

/**
 * The job form shows a preview of the public job page. The admin area must not import public pages, so this page passes it
 * on.
 */
const PublicJobView = lazy(async () => ({
  default: (await import('../public/careers/job/PublicJobView.tsx')).PublicJobView,
}));

const base = '/dashboard';

const screensAt = (path: string) =>
  (matchRoutes(dashboardRoutes, path, base) ?? []).map(({ route, pathnameBase }) => ({
    ...(route.handle as Partial<ScreenHandle> | undefined),
    path: route.path === undefined ? undefined : base + pathnameBase,
  }));

/** The dashboard. Each screen is fetched on its own, and public pages fetch none of them. */
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

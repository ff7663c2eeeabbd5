import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { type AdminScreen, adminScreens } from '../admin/admin-screens.ts';
import { Trail } from '../admin/dashboard/trail.ts';
import { JobAsShown } from '../admin/job-form/job-as-shown.ts';
import { screenTitles as titles } from '../content/admin.ts';
import { notFoundPage } from '../content/pages/not-found.ts';
import { Notice } from '../ui/sections/Notice.tsx';

const screen = (name: AdminScreen) => {
  const Screen = lazy(async () => ({ default: (await adminScreens[name]()) as ComponentType }));
  return <Screen />;
};

/** The preview in the job form is what visitors get: the form does not know the public pages, but this page does. */
const Shown = lazy(async () => ({ default: (await import('../public/careers/job/JobAsShown.tsx')).JobAsShown }));
const jobForm = <JobAsShown value={(job, kind) => <Shown job={job} kind={kind} />}>{screen('jobForm')}</JobAsShown>;

const submissions = (one: string): RouteObject[] => [
  { index: true, element: screen('submissionList') },
  { path: ':id', handle: one, element: screen('submission') },
];

/** The handle of a route is the title of its screen. */
export const routes: RouteObject[] = [
  {
    element: screen('root'),
    children: [
      {
        element: screen('dashboard'),
        children: [
          { index: true, handle: titles.overview, element: screen('overview') },
          {
            path: 'applications',
            handle: titles.applications,
            element: screen('applications'),
            children: submissions(titles.application),
          },
          {
            path: 'enquiries',
            handle: titles.enquiries,
            element: screen('enquiries'),
            children: submissions(titles.enquiry),
          },
          {
            handle: titles.settings,
            element: screen('settings'),
            children: [
              { path: 'team', handle: titles.team, element: screen('team') },
              { path: 'audit', handle: titles.audit, element: screen('audit') },
              { path: 'templates', handle: titles.templates, element: screen('templates') },
              { path: 'notifications', handle: titles.notifications, element: screen('notifications') },
              { path: 'sign-in', handle: titles.signIn, element: screen('signIn') },
              { path: 'health', handle: titles.health, element: screen('health') },
            ],
          },
          { path: 'reports', handle: titles.reports, element: screen('reports') },
          {
            path: 'jobs',
            handle: titles.jobs,
            children: [
              { index: true, element: screen('jobs') },
              { path: 'bin', handle: titles.jobBin, element: screen('jobBin') },
              { path: 'new', handle: titles.newJob, element: jobForm },
              { path: 'edit/:id', handle: titles.job, element: jobForm },
            ],
          },
          { path: 'interviews', handle: titles.interviews, element: screen('interviews') },
        ],
      },
    ],
  },
  { path: '*', element: <Notice {...notFoundPage} /> },
];

/** Where the dashboard is. */
const base = '/dashboard';

/** The admin area: its screens are fetched one by one, and nothing of them by any other page. */
export function DashboardPage() {
  const { pathname } = useLocation();
  const trail = (matchRoutes(routes, pathname, base) ?? [])
    .filter(({ route }) => route.handle !== undefined)
    .map(({ route, pathnameBase }) => ({
      title: String(route.handle),
      path: route.path === undefined ? undefined : base + pathnameBase,
    }));
  return <Trail value={trail}>{useRoutes(routes)}</Trail>;
}

import { type ComponentType, lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { type AdminScreen, adminScreens } from '../admin/admin-screens.ts';
import { JobDrawing } from '../admin/job-form/job-drawing.ts';
import { notFoundPage } from '../content/pages/not-found.ts';
import { Notice } from '../ui/sections/Notice.tsx';

const screen = (name: AdminScreen) => {
  const Screen = lazy(async () => ({ default: (await adminScreens[name]()) as ComponentType }));
  return <Screen />;
};

/** The preview in the job form is what visitors get: the form does not know the public pages, but this page does. */
const Drawing = lazy(async () => ({ default: (await import('../public/careers/job/JobDrawing.tsx')).JobDrawing }));
const jobForm = <JobDrawing value={(job, kind) => <Drawing job={job} kind={kind} />}>{screen('jobForm')}</JobDrawing>;

const submissions: RouteObject[] = [
  { index: true, element: screen('submissionList') },
  { path: ':id', element: screen('submission') },
];

const routes: RouteObject[] = [
  {
    element: screen('root'),
    children: [
      {
        element: screen('dashboard'),
        children: [
          { index: true, element: screen('overview') },
          { path: 'applications', element: screen('applications'), children: submissions },
          { path: 'enquiries', element: screen('enquiries'), children: submissions },
          {
            element: screen('settings'),
            children: [
              { path: 'team', element: screen('team') },
              { path: 'templates', element: screen('templates') },
              { path: 'notifications', element: screen('notifications') },
              { path: 'health', element: screen('health') },
            ],
          },
          { path: 'reports', element: screen('reports') },
          { path: 'jobs', element: screen('jobs') },
          { path: 'jobs/bin', element: screen('jobBin') },
          { path: 'jobs/new', element: jobForm },
          { path: 'jobs/edit/:id', element: jobForm },
        ],
      },
    ],
  },
  { path: '*', element: <Notice {...notFoundPage} /> },
];

/** The admin area: its screens are fetched one by one, and nothing of them by any other page. */
export function DashboardPage() {
  return useRoutes(routes);
}

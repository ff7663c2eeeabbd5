import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router-dom';
import { notFoundPage } from '../content/pages/not-found.ts';
import { type AdminScreen, adminScreens } from '../features/admin/admin-screens.ts';
import { JobDrawing } from '../features/admin/job-form/job-drawing.ts';
import { watchTravel } from '../lib/travel.ts';
import { Notice } from '../sections/Notice.tsx';
import { AdminFrame } from './layout/AdminFrame.tsx';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Providers } from './Providers.tsx';
import { createStyleCache } from './style-cache.ts';

const screen = (name: AdminScreen) => {
  const Screen = lazy(async () => ({ default: (await adminScreens[name]()) as ComponentType }));
  return <Screen />;
};

/** The preview in the job form is what visitors get: the form does not know the public pages, but the app does. */
const Drawing = lazy(async () => ({ default: (await import('../pages/JobDrawing.tsx')).JobDrawing }));
const jobForm = <JobDrawing value={(job, kind) => <Drawing job={job} kind={kind} />}>{screen('jobForm')}</JobDrawing>;

const routes: RouteObject[] = [
  {
    element: <AdminFrame />,
    children: [
      {
        element: screen('root'),
        children: [
          {
            path: '/dashboard',
            element: screen('dashboard'),
            children: [
              { index: true, element: screen('overview') },
              { path: 'applications', element: screen('applications') },
              { path: 'applications/:id', element: screen('application') },
              { path: 'enquiries', element: screen('enquiries') },
              { path: 'enquiries/:id', element: screen('enquiry') },
              { path: 'applications/message', element: screen('toApplicants') },
              { path: 'enquiries/message', element: screen('toEnquirers') },
              { path: 'templates', element: screen('templates') },
              { path: 'health', element: screen('health') },
              { path: 'team', element: screen('team') },
              { path: 'jobs', element: screen('jobs') },
              { path: 'jobs/bin', element: screen('jobBin') },
              { path: 'jobs/new', element: jobForm },
              { path: 'jobs/edit/:id', element: jobForm },
            ],
          },
        ],
      },
      { path: '*', element: <Notice {...notFoundPage} /> },
    ],
  },
];

/** The admin area: an application of its own, in the one document that Hosting serves for all its addresses. */
function Dashboard() {
  return (
    <ErrorScreen>
      <Suspense>{useRoutes(routes)}</Suspense>
    </ErrorScreen>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to start in.');
watchTravel();
createRoot(root).render(
  <StrictMode>
    <Providers styleCache={createStyleCache()} hasGlobalStyles={false}>
      <BrowserRouter>
        <Dashboard />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { pagesInPreparation } from '../content/pages/maintenance.ts';
import { AdminFrame } from './layout/AdminFrame.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { RouteError } from './layout/RouteError.tsx';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject & { path: string } => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const notFound = () => import('../pages/NotFoundPage.tsx').then((module) => module.NotFoundPage);
const maintenance = () => import('../pages/MaintenancePage.tsx').then((module) => module.MaintenancePage);

const dashboard = () =>
  import('../features/admin/dashboard/DashboardLayout.tsx').then((module) => module.DashboardLayout);
const overview = () => import('../features/admin/dashboard/OverviewPage.tsx').then((module) => module.OverviewPage);
const jobForm = () => import('../features/admin/job-form/JobFormPage.tsx').then((module) => module.JobFormPage);

/** The public pages, in the order of the sitemap. */
const publicPages = [
  page('/', () => import('../pages/HomePage.tsx').then((module) => module.HomePage)),
  page('/careers', () => import('../pages/CareersPage.tsx').then((module) => module.CareersPage)),
  page('/apply', () => import('../pages/ApplyPage.tsx').then((module) => module.ApplyPage)),
  page('/contact', () => import('../pages/ContactPage.tsx').then((module) => module.ContactPage)),
  page('/maintenance', maintenance),
  ...pagesInPreparation.map((path) => page(path, maintenance)),
  page('/temp', notFound),
];

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    errorElement: <RouteError />,
    children: [...publicPages, page('*', notFound)],
  },
  {
    element: <AdminFrame />,
    errorElement: <RouteError />,
    children: [
      {
        // The admin area shares nothing with the public pages: its chunks, Auth and the full Firestore load here only.
        lazy: async () => ({ Component: (await import('../features/admin/AdminRoot.tsx')).AdminRoot }),
        children: [
          page('/login', () => import('../features/admin/session/LoginPage.tsx').then((module) => module.LoginPage)),
          {
            path: '/dashboard',
            lazy: async () => ({ Component: await dashboard() }),
            children: [
              { index: true, lazy: async () => ({ Component: await overview() }) },
              page('jobs', () => import('../features/admin/jobs/JobListPage.tsx').then((module) => module.JobListPage)),
              page('jobs/new', jobForm),
              page('jobs/edit/:id', jobForm),
            ],
          },
        ],
      },
    ],
  },
];

/** Every address that becomes an HTML file, and the file's name under the site's root. */
export function prerenderedPaths(): { path: string; file: string }[] {
  const addresses = publicPages.map(({ path }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  }));
  return [...addresses, { path: '/404', file: '404.html' }];
}

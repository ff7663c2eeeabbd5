import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { pagesInPreparation } from '../content/pages/maintenance.ts';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { RouteError } from './layout/RouteError.tsx';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject & { path: string } => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const notFound = () => import('../pages/NotFoundPage.tsx').then((module) => module.NotFoundPage);
const maintenance = () => import('../pages/MaintenancePage.tsx').then((module) => module.MaintenancePage);

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
    // The admin area shares nothing with the public pages: its chunks, Auth and the full Firestore load here only.
    errorElement: <RouteError />,
    lazy: async () => ({
      Component: (await import('../features/admin/AdminRoot.tsx')).AdminRoot,
    }),
    children: [
      page('/login', () => import('../features/admin/LoginPage.tsx').then((module) => module.LoginPage)),
      {
        path: '/dashboard',
        lazy: async () => ({
          Component: (await import('../features/admin/DashboardLayout.tsx')).DashboardLayout,
        }),
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../features/admin/OverviewPage.tsx')).OverviewPage }),
          },
          page('jobs', () => import('../features/admin/JobListPage.tsx').then((module) => module.JobListPage)),
          page('jobs/new', () => import('../features/admin/JobFormPage.tsx').then((module) => module.JobFormPage)),
          page('jobs/edit/:id', () => import('../features/admin/JobFormPage.tsx').then((module) => module.JobFormPage)),
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

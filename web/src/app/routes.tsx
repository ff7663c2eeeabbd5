import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { caseStudyPages } from './case-study-pages.tsx';
import { AdminFrame } from './layout/AdminFrame.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { servicePages } from './service-pages.tsx';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject & { path: string } => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const notFound = () => import('../pages/NotFoundPage.tsx').then((module) => module.NotFoundPage);

const dashboard = () =>
  import('../features/admin/dashboard/DashboardLayout.tsx').then((module) => module.DashboardLayout);
const overview = () => import('../features/admin/dashboard/OverviewPage.tsx').then((module) => module.OverviewPage);
const jobForm = () => import('../features/admin/job-form/JobFormPage.tsx').then((module) => module.JobFormPage);

/** The one page of the site that stands for many addresses. */
export const productPath = '/product/:productId';

/** The public pages, in the order of the sitemap. */
const publicPages = [
  page('/', () => import('../pages/HomePage.tsx').then((module) => module.HomePage)),
  page('/about', () => import('../pages/AboutPage.tsx').then((module) => module.AboutPage)),
  page('/services', () => import('../pages/ServicesPage.tsx').then((module) => module.ServicesPage)),
  ...servicePages.map(({ path, load }) => page(path, load)),
  page('/case-studies', () => import('../pages/CaseStudiesPage.tsx').then((module) => module.CaseStudiesPage)),
  ...caseStudyPages.map(({ path, load }) => page(path, load)),
  page('/products', () => import('../pages/ProductsPage.tsx').then((module) => module.ProductsPage)),
  page(productPath, () => import('../pages/ProductPage.tsx').then((module) => module.ProductPage)),
  page('/gallery', () => import('../pages/GalleryPage.tsx').then((module) => module.GalleryPage)),
  page('/careers', () => import('../pages/CareersPage.tsx').then((module) => module.CareersPage)),
  page('/apply', () => import('../pages/ApplyPage.tsx').then((module) => module.ApplyPage)),
  page('/contact', () => import('../pages/ContactPage.tsx').then((module) => module.ContactPage)),
  page('/privacy-policy', () => import('../pages/PrivacyPolicyPage.tsx').then((module) => module.PrivacyPolicyPage)),
  page('/credit', () => import('../pages/CreditPage.tsx').then((module) => module.CreditPage)),
  page('/maintenance', () => import('../pages/MaintenancePage.tsx').then((module) => module.MaintenancePage)),
  page('/temp', notFound),
];

/** The paths of the public pages, as the router knows them. */
export const publicPaths = publicPages.map(({ path }) => path);

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

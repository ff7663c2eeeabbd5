import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { AdminScreen } from '../features/admin/admin-screens.ts';
import { caseStudyPages } from './case-study-pages.tsx';
import { withFormParts } from './form-parts.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { AdminFrame } from './layout/AdminFrame.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { LazyPage } from './lazy-page.ts';
import { servicePages } from './service-pages.tsx';

/** A part of a route: the page that it draws, and where `pagesAt` finds it. */
function drawn(load: () => Promise<ComponentType>) {
  const handle = new LazyPage(load);
  return { element: <LoadedPage page={handle} />, handle };
}

const page = (path: string, load: () => Promise<ComponentType>) => ({ path, ...drawn(load) });

const notFound = () => import('../pages/NotFoundPage.tsx').then((module) => module.NotFoundPage);

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
  page('/apply', () => withFormParts(() => import('../pages/ApplyPage.tsx').then((module) => module.ApplyPage))),
  page('/contact', () => withFormParts(() => import('../pages/ContactPage.tsx').then((module) => module.ContactPage))),
  page('/privacy-policy', () => import('../pages/PrivacyPolicyPage.tsx').then((module) => module.PrivacyPolicyPage)),
  page('/credit', () => import('../pages/CreditPage.tsx').then((module) => module.CreditPage)),
  page('/maintenance', () => import('../pages/MaintenancePage.tsx').then((module) => module.MaintenancePage)),
  page('/temp', notFound),
];

/** The paths of the public pages, as the router knows them. */
export const publicPaths = publicPages.map(({ path }) => path);

// The admin area shares nothing with the public pages: its screens, Auth and the full Firestore load here only.
const screen = (name: AdminScreen) => async () =>
  (await import('../features/admin/admin-screens.ts')).adminScreens[name]();

export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: [...publicPages, page('*', notFound)] },
  {
    element: <AdminFrame />,
    children: [
      {
        ...drawn(screen('root')),
        children: [
          page('/login', screen('login')),
          {
            ...page('/dashboard', screen('dashboard')),
            children: [
              { index: true, ...drawn(screen('overview')) },
              page('jobs', screen('jobs')),
              page('jobs/new', screen('jobForm')),
              page('jobs/edit/:id', screen('jobForm')),
            ],
          },
        ],
      },
    ],
  },
];

/** The pages that make up what an address shows, from the outermost in. */
export function pagesAt(pathname: string): LazyPage[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle as LazyPage | undefined) ?? []);
}

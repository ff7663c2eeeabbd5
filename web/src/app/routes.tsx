import { caseStudies, services } from 'virtual:content-index';
import { loginPath } from '@ohmbridge/contract/team/password-link';
import { caseStudyAddress, productAddress, serviceAddress } from '../content/addresses.ts';
import { jobRoutes } from './job-routes.tsx';
import { LazyPage } from './lazy-page.ts';
import { framed, pageRoute } from './page-routes.tsx';

/** The files of pages: each exports its page by the name of its file. */
const pageModules = import.meta.glob<object>(
  ['./public/**/*Page.tsx', './admin/session/LoginPage.tsx', './app/DashboardPage.tsx'],
  { base: '..' },
);

/** The content files that have a page each. */
const contentModules = import.meta.glob<object>('../content/{services,case-studies}/*.ts', { import: 'page' });

/**
 * @param file of the page, from the root of the sources, without its ending
 * @throws where there is no such file: the build says so
 */
function page(path: string, file: string, content?: string) {
  const fetchModule = pageModules[`./${file}.tsx`];
  const fetchContent = content === undefined ? undefined : contentModules[`../content/${content}.ts`];
  if (!fetchModule || (content !== undefined && !fetchContent)) throw new Error(`There is no ${file} of ${content}.`);
  const shown = fetchContent && { source: `src/content/${content}.ts`, fetch: fetchContent };
  return pageRoute(path, new LazyPage(file, fetchModule, shown));
}

/** Of a product, whatever it is. */
export const productPath = productAddress(':id');

/** The public pages, in the order of the sitemap. */
const publicPages = [
  page('/', 'public/home/HomePage'),
  page('/about', 'public/about/AboutPage'),
  page('/services', 'public/services/ServicesPage'),
  ...services.map(({ slug, file }) => page(serviceAddress(slug), 'public/services/ServicePage', `services/${file}`)),
  page('/case-studies', 'public/case-studies/CaseStudiesPage'),
  ...caseStudies.map(({ slug, file }) =>
    page(caseStudyAddress(slug), 'public/case-studies/CaseStudyPage', `case-studies/${file}`),
  ),
  page('/products', 'public/products/ProductsPage'),
  page(productPath, 'public/products/ProductPage'),
  page('/gallery', 'public/gallery/GalleryPage'),
  page('/careers', 'public/careers/CareersPage'),
  page('/apply', 'public/apply/ApplyPage'),
  page('/application', 'public/application/ApplicationPage'),
  page('/contact', 'public/contact/ContactPage'),
  page('/privacy-policy', 'public/PrivacyPolicyPage'),
  page('/credit', 'public/CreditPage'),
  page('/maintenance', 'public/MaintenancePage'),
  page('/temp', 'public/NotFoundPage'),
];

/** All addresses of the application. */
export const routes = framed(
  [...publicPages, ...jobRoutes, page('*', 'public/NotFoundPage')],
  [page(loginPath, 'admin/session/LoginPage'), page('/dashboard/*', 'app/DashboardPage')],
);

/** The addresses of the finished pages, as the router knows them, in the order of the sitemap. */
export const pagePaths = [...publicPages.map(({ path }) => path), loginPath];

import { caseStudies, services } from 'virtual:content-index';
import { loginPath } from '@ohmbridge/contract/team/password-link';
import { caseStudyAddress, productAddress, serviceAddress } from '../content/addresses.ts';
import { jobRoutes } from './job-routes.tsx';
import { LazyPage } from './lazy-page.ts';
import { framed, pageRoute } from './page-routes.tsx';

/** The modules of `pages`: each exports its page by the name of its file. */
const pageModules = import.meta.glob<object>('../pages/*Page.tsx');

/** The content files that have a page each. */
const contentModules = import.meta.glob<object>('../content/{services,case-studies}/*.ts', { import: 'page' });

/** @throws where there is no such file: the build says so */
function page(path: string, name: string, content?: string) {
  const fetchModule = pageModules[`../pages/${name}.tsx`];
  const fetchContent = content === undefined ? undefined : contentModules[`../content/${content}.ts`];
  if (!fetchModule || (content !== undefined && !fetchContent)) throw new Error(`There is no ${name} of ${content}.`);
  const shown = fetchContent && { source: `src/content/${content}.ts`, fetch: fetchContent };
  return pageRoute(path, new LazyPage(name, fetchModule, shown));
}

/** Of a product, whatever it is. */
export const productPath = productAddress(':id');

/** The public pages, in the order of the sitemap. */
const publicPages = [
  page('/', 'HomePage'),
  page('/about', 'AboutPage'),
  page('/services', 'ServicesPage'),
  ...services.map(({ slug, file }) => page(serviceAddress(slug), 'ServicePage', `services/${file}`)),
  page('/case-studies', 'CaseStudiesPage'),
  ...caseStudies.map(({ slug, file }) => page(caseStudyAddress(slug), 'CaseStudyPage', `case-studies/${file}`)),
  page('/products', 'ProductsPage'),
  page(productPath, 'ProductPage'),
  page('/gallery', 'GalleryPage'),
  page('/careers', 'CareersPage'),
  page('/apply', 'ApplyPage'),
  page('/application', 'ApplicationPage'),
  page('/contact', 'ContactPage'),
  page('/privacy-policy', 'PrivacyPolicyPage'),
  page('/credit', 'CreditPage'),
  page('/maintenance', 'MaintenancePage'),
  page('/temp', 'NotFoundPage'),
];

/** All addresses of the application. */
export const routes = framed(
  [...publicPages, ...jobRoutes, page('*', 'NotFoundPage')],
  [page(loginPath, 'LoginPage'), page('/dashboard/*', 'DashboardPage')],
);

/** The addresses of the finished pages, as the router knows them, in the order of the sitemap. */
export const pagePaths = [...publicPages.map(({ path }) => path), loginPath];

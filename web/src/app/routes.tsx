import { caseStudies, services } from 'virtual:content-index';
import { loginPath } from '@site/contract/team/password-link';
import { caseStudyAddress, productAddress, serviceAddress } from '../content/product/addresses.ts';
import { LazyPage } from './lazy-page.ts';
import { framed, jobRoutes, pageRoute } from './route-parts.tsx';

/** The files of the public pages. Each file exports a page under the name of the file. */
const pageModules = import.meta.glob<object>('../public/**/*Page.tsx');

const contentModules = import.meta.glob<object>('../content/{firm,product}/{services,case-studies,tools,legal}/*.ts', {
  import: 'page',
});

/**
 * @param file the path of the page's file in `public`, without its ending
 * @throws if the file does not exist: the build then fails
 */
function page(path: string, file: string, content?: string) {
  const fetchModule = pageModules[`../public/${file}.tsx`];
  const fetchContent = content === undefined ? undefined : contentModules[`../content/${content}.ts`];
  if (!fetchModule || (content !== undefined && !fetchContent)) throw new Error(`There is no ${file} of ${content}.`);
  const shown = fetchContent && { source: `src/content/${content}.ts`, fetch: fetchContent };
  return pageRoute(path, new LazyPage(`public/${file}`, fetchModule, shown));
}

/** The one route of all products. */
export const productPath = productAddress(':id');

/** The public pages, in the order of the sitemap. */
const publicPages = [
  page('/', 'home/HomePage'),
  page('/about', 'about/AboutPage'),
  page('/services', 'services/ServicesPage'),
  ...services.map(({ slug, file }) => page(serviceAddress(slug), 'services/ServicePage', `firm/services/${file}`)),
  page('/case-studies', 'case-studies/CaseStudiesPage'),
  ...caseStudies.map(({ slug, file }) =>
    page(caseStudyAddress(slug), 'case-studies/CaseStudyPage', `firm/case-studies/${file}`),
  ),
  page('/projects', 'projects/ProjectsPage'),
  page('/connection-providers', 'connection-providers/ConnectionProvidersPage'),
  page('/grid-connections-2026', 'LegalPage', 'firm/legal/grid-connections-2026'),
  page('/tools', 'tools/ToolsPage'),
  page('/tools/generator-route', 'tools/ToolPage', 'product/tools/generator-route'),
  page('/tools/fault-level', 'tools/ToolPage', 'product/tools/fault-level'),
  page('/tools/earth-grid', 'tools/ToolPage', 'product/tools/earth-grid'),
  page('/products', 'products/ProductsPage'),
  page(productPath, 'products/ProductPage'),
  page('/gallery', 'gallery/GalleryPage'),
  page('/careers', 'careers/CareersPage'),
  page('/job-alerts', 'job-alerts/JobAlertsPage'),
  page('/job-alert', 'job-alert/JobAlertPage'),
  page('/apply', 'apply/ApplyPage'),
  page('/application', 'application/ApplicationPage'),
  page('/contact', 'contact/ContactPage'),
  page('/enquiry', 'enquiry/EnquiryPage'),
  page('/privacy-policy', 'PrivacyPolicyPage'),
  page('/terms-of-use', 'LegalPage', 'firm/legal/terms-of-use'),
  page('/accessibility', 'LegalPage', 'product/legal/accessibility'),
  page('/credit', 'LegalPage', 'product/legal/credit'),
  page('/maintenance', 'MaintenancePage'),
  page('/temp', 'NotFoundPage'),
];

/**
 * All routes of the application, inside the frame of the public site and without it. The job pages are in
 * `route-parts.tsx`, because a Cloud Function renders them. The screens of the dashboard are in `dashboard-routes.tsx`:
 * public pages do not load them.
 */
export const routes = framed(
  [...publicPages, ...jobRoutes, page('*', 'NotFoundPage')],
  [
    pageRoute(loginPath, new LazyPage('admin/login/LoginPage', () => import('../admin/login/LoginPage.tsx'))),
    pageRoute('/dashboard/*', new LazyPage('app/DashboardPage', () => import('./DashboardPage.tsx'))),
  ],
);

/** The addresses of the prerendered pages, as the router knows them, in the order of the sitemap. */
export const pagePaths = [...publicPages.map(({ path }) => path), loginPath];

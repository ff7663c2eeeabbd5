import { jobPath } from '@ohmbridge/contract/pages/job-page';
import { LazyPage } from './lazy-page.ts';
import { pageRoute } from './page-routes.tsx';

const jobPage = new LazyPage('public/careers/job/JobPage', () => import('../public/careers/job/JobPage.tsx'));

/** Jobs, each at an address of its own. A Cloud Function has these routes alone. */
export const jobRoutes = [pageRoute(jobPath(':slug'), jobPage), pageRoute(jobPath('preview/:token'), jobPage)];

import * as applicantRoutes from './applicant-routes.ts';
import * as authRoutes from './auth-routes.ts';
import * as browserReportRoutes from './browser-report-routes.ts';
import * as deskRoutes from './desk-routes.ts';
import * as healthRoutes from './health.ts';
import * as jobRoutes from './job-routes.ts';
import * as mailRoutes from './mail-routes.ts';
import * as passwordRoutes from './password-routes.ts';
import type { ApiRoute } from './route.ts';
import * as submissionRoutes from './submission-routes.ts';
import * as teamRoutes from './team-routes.ts';

const routes = {
  ...applicantRoutes,
  ...authRoutes,
  ...browserReportRoutes,
  ...deskRoutes,
  ...healthRoutes,
  ...jobRoutes,
  ...mailRoutes,
  ...passwordRoutes,
  ...submissionRoutes,
  ...teamRoutes,
};

type Routes = typeof routes;
type ApiRoutes = { [Name in keyof Routes as Name extends `${infer Short}Route` ? Short : never]: Routes[Name] };

/**
 * The whole API, by the names of its routes: `loginRoute` is `login` here. The server mounts this table; a browser imports
 * only the routes that a screen calls.
 */
export const apiRoutes = Object.fromEntries(
  Object.entries<ApiRoute>(routes).map(([name, route]) => [name.replace(/Route$/, ''), route]),
) as unknown as ApiRoutes;

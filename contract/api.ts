import * as jobAlertRoutes from './alerts/job-alert-routes.ts';
import * as deskRoutes from './desk/desk-routes.ts';
import * as deskSettingsRoutes from './desk/desk-settings.ts';
import * as notificationRoutes from './desk/notification-routes.ts';
import * as ownInterviewRoutes from './desk/own-interview-routes.ts';
import * as scorecardRoutes from './desk/scorecard-routes.ts';
import * as senderRoutes from './desk/sender-routes.ts';
import * as submissionRoutes from './desk/submission-routes.ts';
import * as jobRoutes from './jobs/job-routes.ts';
import * as mailRoutes from './mail/mail-routes.ts';
import * as browserReportRoutes from './nightly/browser-report-routes.ts';
import * as healthRoutes from './nightly/health.ts';
import type { ApiRoute } from './shared/route.ts';
import * as authRoutes from './team/auth-routes.ts';
import * as passwordRoutes from './team/password-routes.ts';
import * as secondFactorRoutes from './team/second-factor-routes.ts';
import * as sessionRoutes from './team/session-routes.ts';
import * as teamRoutes from './team/team-routes.ts';

const routes = {
  ...authRoutes,
  ...browserReportRoutes,
  ...deskRoutes,
  ...deskSettingsRoutes,
  ...healthRoutes,
  ...jobAlertRoutes,
  ...jobRoutes,
  ...mailRoutes,
  ...notificationRoutes,
  ...ownInterviewRoutes,
  ...scorecardRoutes,
  ...senderRoutes,
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...sessionRoutes,
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

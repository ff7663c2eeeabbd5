import * as jobAlerts from './alerts/job-alert-routes.ts';
import * as desk from './desk/desk-routes.ts';
import * as deskSettings from './desk/desk-settings.ts';
import * as notifications from './desk/notifications.ts';
import * as scorecards from './desk/scorecard-routes.ts';
import * as senderPages from './desk/sender-page-routes.ts';
import * as submissions from './desk/submission-routes.ts';
import * as jobs from './jobs/job-routes.ts';
import * as mails from './mail/mail-routes.ts';
import * as browserReports from './nightly/browser-reports.ts';
import * as health from './nightly/health.ts';
import type { ApiRoute } from './shared/route.ts';
import * as login from './team/login.ts';
import * as passwords from './team/password.ts';
import * as secondFactor from './team/second-factor.ts';
import * as sessions from './team/session.ts';
import * as team from './team/team.ts';
import * as users from './team/user.ts';

const files = {
  ...browserReports,
  ...desk,
  ...deskSettings,
  ...health,
  ...jobAlerts,
  ...jobs,
  ...login,
  ...mails,
  ...notifications,
  ...senderPages,
  ...passwords,
  ...scorecards,
  ...secondFactor,
  ...sessions,
  ...submissions,
  ...team,
  ...users,
};

type Files = typeof files;
type ApiRoutes = { [Name in keyof Files as Name extends `${infer Short}Route` ? Short : never]: Files[Name] };

/**
 * The whole API, by the names of its routes: `loginRoute` is `login` here. The server mounts this table. A browser imports
 * only the routes that a screen calls.
 */
export const apiRoutes = Object.fromEntries(
  Object.entries(files).flatMap(([name, value]) =>
    name.endsWith('Route') ? [[name.replace(/Route$/, ''), value as ApiRoute]] : [],
  ),
) as unknown as ApiRoutes;

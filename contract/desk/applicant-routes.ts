import { defineRoute } from '../shared/route.ts';
import { type OwnSubmissions, ownPageRoutes, ownSubmissionSchema } from './own-page-routes.ts';

export const {
  read: readOwnApplicationsRoute,
  write: writeAboutApplicationRoute,
  requestCode: requestErasureCodeRoute,
  erase: eraseOwnApplicationsRoute,
  requestLink: requestApplicantLinkRoute,
} = ownPageRoutes.applications;

/** Withdraws one of them. One that is withdrawn already stays so. */
export const withdrawApplicationRoute = defineRoute<OwnSubmissions<'applications'>>()({
  method: 'POST',
  path: '/api/application/withdraw',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: ownSubmissionSchema('applications'),
});

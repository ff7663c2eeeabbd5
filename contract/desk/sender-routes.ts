import { defineRoute } from '../shared/route.ts';
import { type OwnSubmissions, ownPageRoutes, ownSubmissionSchema } from './own-page-routes.ts';

// What people call about what they have sent, by the link that was sent to them.

export const {
  read: readOwnApplicationsRoute,
  write: writeAboutApplicationRoute,
  addFile: addApplicationFileRoute,
  requestCode: requestErasureCodeRoute,
  erase: eraseOwnApplicationsRoute,
  requestLink: requestApplicantLinkRoute,
} = ownPageRoutes.applications;

export const {
  read: readOwnEnquiriesRoute,
  write: writeAboutEnquiryRoute,
  addFile: addEnquiryFileRoute,
  requestCode: requestEnquirerCodeRoute,
  erase: eraseOwnEnquiriesRoute,
  requestLink: requestEnquirerLinkRoute,
} = ownPageRoutes.enquiries;

/** Withdraws an application. One that is withdrawn already stays so. */
export const withdrawApplicationRoute = defineRoute<OwnSubmissions<'applications'>>()({
  method: 'POST',
  path: '/api/application/withdraw',
  access: 'anyone',
  limited: 'applicant',
  success: 200,
  body: ownSubmissionSchema('applications'),
});

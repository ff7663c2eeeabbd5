import { ownPageRoutes } from './own-page-routes.ts';

export const {
  read: readOwnEnquiriesRoute,
  write: writeAboutEnquiryRoute,
  requestCode: requestEnquirerCodeRoute,
  erase: eraseOwnEnquiriesRoute,
  requestLink: requestEnquirerLinkRoute,
} = ownPageRoutes.enquiries;

import type { ApiHandlers } from '../http/handler.ts';
import { createOwnPage, type OwnPageServices } from './own-page-handlers.ts';

/** What enquirers do about their own enquiries. */
export function createEnquirerHandlers(services: OwnPageServices) {
  const { read, write, requestCode, erase, requestLink } = createOwnPage('enquiries', services);
  return {
    readOwnEnquiries: read,
    writeAboutEnquiry: write,
    requestEnquirerCode: requestCode,
    eraseOwnEnquiries: erase,
    requestEnquirerLink: requestLink,
  } satisfies Partial<ApiHandlers>;
}

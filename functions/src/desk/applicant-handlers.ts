import type { ApiHandlers } from '../http/handler.ts';
import { createOwnPage, type OwnPageServices } from './own-page-handlers.ts';

/** What applicants do about their own applications. */
export function createApplicantHandlers(services: OwnPageServices) {
  const { read, write, requestCode, erase, requestLink, about } = createOwnPage('applications', services);
  return {
    readOwnApplications: read,
    writeAboutApplication: write,
    requestErasureCode: requestCode,
    eraseOwnApplications: erase,
    requestApplicantLink: requestLink,
    withdrawApplication: ({ body }) =>
      about(body, (id) => services.desk.move('applications', id, 'withdrawn', { by: null })),
  } satisfies Partial<ApiHandlers>;
}

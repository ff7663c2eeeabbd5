import { currentUserRoute, loginRoute, logoutRoute } from './auth-routes.ts';
import {
  createJobRoute,
  deleteJobRoute,
  listJobsRoute,
  readJobRoute,
  setJobStateRoute,
  updateJobRoute,
} from './job-routes.ts';
import { discardMailRoute, retryMailRoute } from './mail-routes.ts';
import { formTokenRoute, submitApplicationRoute, submitContactRoute } from './submission-routes.ts';

/** The whole API. The server mounts this table; a browser imports only the routes that a screen calls. */
export const apiRoutes = {
  login: loginRoute,
  logout: logoutRoute,
  currentUser: currentUserRoute,
  listJobs: listJobsRoute,
  readJob: readJobRoute,
  createJob: createJobRoute,
  updateJob: updateJobRoute,
  setJobState: setJobStateRoute,
  deleteJob: deleteJobRoute,
  formToken: formTokenRoute,
  submitContact: submitContactRoute,
  submitApplication: submitApplicationRoute,
  retryMail: retryMailRoute,
  discardMail: discardMailRoute,
} as const;

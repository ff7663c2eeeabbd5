import { currentUserRoute, loginRoute, logoutRoute } from './auth-routes.ts';
import {
  createJobRoute,
  deleteJobRoute,
  listJobsRoute,
  readJobRoute,
  setJobStateRoute,
  updateJobRoute,
} from './job-routes.ts';
import { retryMailRoute } from './mail-routes.ts';
import { submitApplicationRoute, submitContactRoute } from './submission-routes.ts';

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
  submitContact: submitContactRoute,
  submitApplication: submitApplicationRoute,
  retryMail: retryMailRoute,
} as const;

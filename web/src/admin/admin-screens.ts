import { appCheckToken } from '../shared/app-check.ts';

/** The screens of the admin area, each in a chunk of its own. No public page loads this list. */
export const adminScreens = {
  root: () => import('./AdminRoot.tsx').then((module) => module.AdminRoot),
  // Where App Check is set up, it is open before Firestore is asked for the first time.
  dashboard: async () => {
    const [module] = await Promise.all([import('./dashboard/DashboardLayout.tsx'), appCheckToken()]);
    return module.DashboardLayout;
  },
  overview: () => import('./dashboard/OverviewPage.tsx').then((module) => module.OverviewPage),
  applications: () => import('./submissions/SubmissionListPage.tsx').then((module) => module.ApplicationListPage),
  enquiries: () => import('./submissions/SubmissionListPage.tsx').then((module) => module.EnquiryListPage),
  application: () => import('./submission/SubmissionPage.tsx').then((module) => module.ApplicationPage),
  enquiry: () => import('./submission/SubmissionPage.tsx').then((module) => module.EnquiryPage),
  toApplicants: () => import('./messages/MessagePage.tsx').then((module) => module.MessageToApplicants),
  toEnquirers: () => import('./messages/MessagePage.tsx').then((module) => module.MessageToEnquirers),
  templates: () => import('./messages/TemplatesPage.tsx').then((module) => module.TemplatesPage),
  jobs: () => import('./jobs/JobListPage.tsx').then((module) => module.JobListPage),
  jobBin: () => import('./jobs/JobBinPage.tsx').then((module) => module.JobBinPage),
  team: () => import('./team/TeamPage.tsx').then((module) => module.TeamPage),
  health: () => import('./health/HealthPage.tsx').then((module) => module.HealthPage),
  jobForm: () => import('./job-form/JobFormPage.tsx').then((module) => module.JobFormPage),
};

export type AdminScreen = keyof typeof adminScreens;

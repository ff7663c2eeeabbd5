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
  applications: () => import('./submission-list/SubmissionDesk.tsx').then((module) => module.ApplicationDesk),
  enquiries: () => import('./submission-list/SubmissionDesk.tsx').then((module) => module.EnquiryDesk),
  submissionList: () => import('./submission-list/SubmissionListPage.tsx').then((module) => module.SubmissionListPage),
  submission: () => import('./submission/SubmissionPage.tsx').then((module) => module.SubmissionPage),
  settings: () => import('./dashboard/Settings.tsx').then((module) => module.Settings),
  templates: () => import('./messages/TemplatesPage.tsx').then((module) => module.TemplatesPage),
  notifications: () => import('./notifications/NotificationsPage.tsx').then((module) => module.NotificationsPage),
  jobs: () => import('./jobs/JobListPage.tsx').then((module) => module.JobListPage),
  jobBin: () => import('./jobs/JobBinPage.tsx').then((module) => module.JobBinPage),
  interviews: () => import('./interviews/InterviewsPage.tsx').then((module) => module.InterviewsPage),
  reports: () => import('./reports/ReportsPage.tsx').then((module) => module.ReportsPage),
  team: () => import('./team/TeamPage.tsx').then((module) => module.TeamPage),
  audit: () => import('./audit/AuditPage.tsx').then((module) => module.AuditPage),
  signIn: () => import('./sign-in/SignInPage.tsx').then((module) => module.SignInPage),
  health: () => import('./health/HealthPage.tsx').then((module) => module.HealthPage),
  jobForm: () => import('./job-form/JobFormPage.tsx').then((module) => module.JobFormPage),
};

export type AdminScreen = keyof typeof adminScreens;

/** The screens of the admin area, each in a chunk of its own. No public page loads this list. */
export const adminScreens = {
  root: () => import('./AdminRoot.tsx').then((module) => module.AdminRoot),
  dashboard: () => import('./dashboard/DashboardLayout.tsx').then((module) => module.DashboardLayout),
  overview: () => import('./dashboard/OverviewPage.tsx').then((module) => module.OverviewPage),
  jobs: () => import('./jobs/JobListPage.tsx').then((module) => module.JobListPage),
  jobBin: () => import('./jobs/JobBinPage.tsx').then((module) => module.JobBinPage),
  team: () => import('./team/TeamPage.tsx').then((module) => module.TeamPage),
  health: () => import('./health/HealthPage.tsx').then((module) => module.HealthPage),
  jobForm: () => import('./job-form/JobFormPage.tsx').then((module) => module.JobFormPage),
};

export type AdminScreen = keyof typeof adminScreens;

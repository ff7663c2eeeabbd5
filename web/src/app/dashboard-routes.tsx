import { type ComponentType, createElement, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { screenTitles as titles } from '../content/admin.ts';
import { notFoundPage } from '../content/pages/not-found.ts';
import { appCheckToken } from '../shared/app-check.ts';
import { Loaded } from '../shared/loaded.ts';
import { MessagePage } from '../ui/sections/MessagePage.tsx';
import { PageBoundary } from './navigation/PageBoundary.tsx';

/** What a route of the dashboard leads to. */
export interface ScreenHandle {
  code: Loaded<ComponentType>;
  /** The title of the screen; none for what stands around screens. */
  title: string | undefined;
}

type ScreenRoute = Pick<RouteObject, 'element' | 'handle'>;

/** The frame of screens. */
function frame(load: () => Promise<ComponentType>): ScreenRoute {
  const code = new Loaded(load);
  return { element: <Loading code={code} />, handle: { code, title: undefined } satisfies ScreenHandle };
}

/** A screen, or what several screens share: its code is fetched when somebody goes there, and the frame stays if it fails. */
function screen(load: () => Promise<ComponentType>, title?: string): ScreenRoute {
  const code = new Loaded(load);
  const element = (
    <PageBoundary key={title} isFramed onRetry={() => void code.load().catch(() => undefined)}>
      <Loading code={code} />
    </PageBoundary>
  );
  return { element, handle: { code, title } satisfies ScreenHandle };
}

function Loading({ code }: { code: Loaded<ComponentType> }) {
  return createElement(code.value ?? use(code.latest));
}

// Several routes lead to these.
const submissionList = () =>
  import('../admin/submission-list/SubmissionListPage.tsx').then((m) => m.SubmissionListPage);
const submission = () => import('../admin/submission/SubmissionPage.tsx').then((m) => m.SubmissionPage);
const jobForm = () => import('../admin/job-form/JobFormPage.tsx').then((m) => m.JobFormPage);

/** The addresses below `/dashboard`. A screen lies below the one whose title stands above it. */
export const dashboardRoutes: RouteObject[] = [
  {
    ...frame(() => import('../admin/AdminRoot.tsx').then((m) => m.AdminRoot)),
    children: [
      {
        ...frame(async () => {
          // Where App Check is set up, its token comes before the first question to Firestore.
          const [{ DashboardLayout }] = await Promise.all([
            import('../admin/dashboard/DashboardLayout.tsx'),
            appCheckToken(),
          ]);
          return DashboardLayout;
        }),
        children: [
          {
            index: true,
            ...screen(() => import('../admin/dashboard/OverviewPage.tsx').then((m) => m.OverviewPage), titles.overview),
          },
          {
            path: 'applications',
            ...screen(
              () => import('../admin/submission-list/SubmissionDesk.tsx').then((m) => m.ApplicationDesk),
              titles.applications,
            ),
            children: [
              { index: true, ...screen(submissionList) },
              { path: ':id', ...screen(submission, titles.application) },
            ],
          },
          {
            path: 'enquiries',
            ...screen(
              () => import('../admin/submission-list/SubmissionDesk.tsx').then((m) => m.EnquiryDesk),
              titles.enquiries,
            ),
            children: [
              { index: true, ...screen(submissionList) },
              { path: ':id', ...screen(submission, titles.enquiry) },
            ],
          },
          {
            path: 'jobs',
            handle: { title: titles.jobs },
            children: [
              { index: true, ...screen(() => import('../admin/jobs/JobListPage.tsx').then((m) => m.JobListPage)) },
              {
                path: 'bin',
                ...screen(() => import('../admin/jobs/JobBinPage.tsx').then((m) => m.JobBinPage), titles.jobBin),
              },
              { path: 'new', ...screen(jobForm, titles.newJob) },
              { path: 'edit/:id', ...screen(jobForm, titles.job) },
            ],
          },
          {
            path: 'interviews',
            ...screen(
              () => import('../admin/interviews/InterviewsPage.tsx').then((m) => m.InterviewsPage),
              titles.interviews,
            ),
          },
          {
            path: 'reports',
            ...screen(() => import('../admin/reports/ReportsPage.tsx').then((m) => m.ReportsPage), titles.reports),
          },
          {
            ...screen(() => import('../admin/dashboard/Settings.tsx').then((m) => m.Settings), titles.settings),
            children: [
              {
                path: 'team',
                ...screen(() => import('../admin/team/TeamPage.tsx').then((m) => m.TeamPage), titles.team),
              },
              {
                path: 'audit',
                ...screen(() => import('../admin/audit/AuditPage.tsx').then((m) => m.AuditPage), titles.audit),
              },
              {
                path: 'templates',
                ...screen(
                  () => import('../admin/messages/TemplatesPage.tsx').then((m) => m.TemplatesPage),
                  titles.templates,
                ),
              },
              {
                path: 'notifications',
                ...screen(
                  () => import('../admin/notifications/NotificationsPage.tsx').then((m) => m.NotificationsPage),
                  titles.notifications,
                ),
              },
              {
                path: 'sign-in',
                ...screen(() => import('../admin/account/AccountPage.tsx').then((m) => m.AccountPage), titles.signIn),
              },
              {
                path: 'health',
                ...screen(() => import('../admin/health/HealthPage.tsx').then((m) => m.HealthPage), titles.health),
              },
            ],
          },
        ],
      },
    ],
  },
  { path: '*', element: <MessagePage {...notFoundPage} /> },
];

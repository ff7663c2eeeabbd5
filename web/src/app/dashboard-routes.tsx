import { type ComponentType, createElement, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { screenTitles as titles } from '../content/product/admin.ts';
import { appCheckToken } from '../shared/app-check.ts';
import { Loaded } from '../shared/loaded.ts';
import { PageBoundary } from './navigation/PageBoundary.tsx';

export interface ScreenHandle {
  code: Loaded<ComponentType>;
  /** The title of the screen; missing for a layout around screens. */
  title: string | undefined;
}

type ScreenRoute = Pick<RouteObject, 'element' | 'handle'>;

/** Fetches a module that exports a component by that name. */
type FetchModule<Name extends string> = () => Promise<Record<Name, ComponentType>>;

function frame<Name extends string>(fetchModule: FetchModule<Name>, name: Name): ScreenRoute {
  const code = new Loaded(async () => (await fetchModule())[name]);
  return { element: <Loading code={code} />, handle: { code, title: undefined } satisfies ScreenHandle };
}

/** A screen, or a part of several screens. Its code is fetched at the first visit. If that fails, the frame stays. */
function screen<Name extends string>(fetchModule: FetchModule<Name>, name: Name, title?: string): ScreenRoute {
  const code = new Loaded(async () => (await fetchModule())[name]);
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

/** If App Check is set up, its token must arrive before the first query to Firestore. */
async function layout() {
  const [{ DashboardLayout }] = await Promise.all([import('../admin/dashboard/DashboardLayout.tsx'), appCheckToken()]);
  return { DashboardLayout };
}

// Several routes use these modules.
const desk = () => import('../admin/submission-list/SubmissionDesk.tsx');
const submissionList = screen(() => import('../admin/submission-list/SubmissionListPage.tsx'), 'SubmissionListPage');
const submission = () => import('../admin/submission/SubmissionPage.tsx');
const jobForm = () => import('../admin/job-form/JobFormPage.tsx');

const screens: RouteObject[] = [
  { index: true, ...screen(() => import('../admin/dashboard/OverviewPage.tsx'), 'OverviewPage', titles.overview) },
  {
    path: 'applications',
    ...screen(desk, 'ApplicationDesk', titles.applications),
    children: [
      { index: true, ...submissionList },
      { path: ':id', ...screen(submission, 'SubmissionPage', titles.application) },
    ],
  },
  {
    path: 'enquiries',
    ...screen(desk, 'EnquiryDesk', titles.enquiries),
    children: [
      { index: true, ...submissionList },
      { path: ':id', ...screen(submission, 'SubmissionPage', titles.enquiry) },
    ],
  },
  {
    path: 'jobs',
    handle: { title: titles.jobs },
    children: [
      { index: true, ...screen(() => import('../admin/jobs/JobListPage.tsx'), 'JobListPage') },
      { path: 'bin', ...screen(() => import('../admin/jobs/JobBinPage.tsx'), 'JobBinPage', titles.jobBin) },
      { path: 'new', ...screen(jobForm, 'JobFormPage', titles.newJob) },
      { path: 'edit/:id', ...screen(jobForm, 'JobFormPage', titles.job) },
      { path: ':id', ...screen(() => import('../admin/jobs/JobOverviewPage.tsx'), 'JobOverviewPage', titles.jobPage) },
    ],
  },
  {
    path: 'interviews',
    ...screen(() => import('../admin/interviews/InterviewsPage.tsx'), 'InterviewsPage', titles.interviews),
  },
  { path: 'reports', ...screen(() => import('../admin/reports/ReportsPage.tsx'), 'ReportsPage', titles.reports) },
  {
    ...screen(() => import('../admin/dashboard/Settings.tsx'), 'Settings', titles.settings),
    children: [
      { path: 'team', ...screen(() => import('../admin/team/TeamPage.tsx'), 'TeamPage', titles.team) },
      { path: 'audit', ...screen(() => import('../admin/audit/AuditPage.tsx'), 'AuditPage', titles.audit) },
      {
        path: 'templates',
        ...screen(() => import('../admin/messages/TemplatesPage.tsx'), 'TemplatesPage', titles.templates),
      },
      {
        path: 'notifications',
        ...screen(
          () => import('../admin/notifications/NotificationsPage.tsx'),
          'NotificationsPage',
          titles.notifications,
        ),
      },
      { path: 'sign-in', ...screen(() => import('../admin/account/AccountPage.tsx'), 'AccountPage', titles.signIn) },
      { path: 'health', ...screen(() => import('../admin/health/HealthPage.tsx'), 'HealthPage', titles.health) },
    ],
  },
];

/** The routes below `/dashboard`. A screen is a child of the screen whose title stands above its own. */
export const dashboardRoutes: RouteObject[] = [
  {
    ...frame(() => import('../admin/AdminRoot.tsx'), 'AdminRoot'),
    children: [{ ...frame(layout, 'DashboardLayout'), children: screens }],
  },
  { path: '*', ...frame(() => import('../public/NotFoundPage.tsx'), 'NotFoundPage') },
];

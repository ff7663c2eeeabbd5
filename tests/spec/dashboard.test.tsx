import { expect, it, onTestFinished, vi } from 'vitest';
import { Figures } from '../../web/src/admin/dashboard/OverviewPage.tsx';
import { Sidebar } from '../../web/src/admin/dashboard/Sidebar.tsx';
import { JobForm } from '../../web/src/admin/job-form/JobForm.tsx';
import { JobFormPage } from '../../web/src/admin/job-form/JobFormPage.tsx';
import { PdfField } from '../../web/src/admin/job-form/PdfField.tsx';
import type { PdfChoice } from '../../web/src/admin/job-form/pdf-choice.ts';
import { JobFilterBar } from '../../web/src/admin/jobs/JobFilterBar.tsx';
import { JobListPage, NoRows } from '../../web/src/admin/jobs/JobListPage.tsx';
import { JobTable } from '../../web/src/admin/jobs/JobTable.tsx';
import { jobFigures } from '../../web/src/admin/jobs/job-figures.ts';
import { jobFilters } from '../../web/src/admin/jobs/job-filters.ts';
import { dashboardRoutes } from '../../web/src/app/dashboard-routes.tsx';
import { dashboardCopy, loginCopy } from '../../web/src/content/admin.ts';
import { sampleJob } from '../../web/src/public/careers/sample-job.test-data.ts';
import { drawnForAdmin } from './desk.tsx';
import { matched, page } from './drawn.tsx';

// Sections 2.13 and 2.14 of the spec.

const user = { name: 'Asha Rahman', username: 'asha', email: 'asha@example.com', admin: true };
const onlyJobs = { held: ['jobs'] } as const;

it('the login is titled "Admin Login", with email, password and "Sign in"', async () => {
  const login = await page('/login');
  expect(login.texts('h1')).toEqual(['Admin Login']);
  expect(login.first('form').labels()).toEqual({ email: 'Email', password: 'Password' });
  expect(login.all('input').map((field) => field.attribute('type'))).toEqual(['email', 'password']);
  expect(login.texts('button')).toEqual(['Sign in']);
  expect(loginCopy.submitting).toBe('Signing in...');
});

it('the dashboard has its screens at these addresses', () => {
  const titles = ['/dashboard', '/dashboard/jobs', '/dashboard/jobs/new', '/dashboard/jobs/edit/abc'].map((address) => {
    return matched(dashboardRoutes, address, '/dashboard').findLast(({ handle }) => handle?.title)?.handle.title;
  });
  expect(titles).toEqual(['Dashboard', 'Job Listings', 'Add New Job', 'Edit Job Listing']);
});

it('the sidebar has its title, a welcome by name, the two links and "Logout"', async () => {
  const sidebar = await drawnForAdmin(<Sidebar user={user} />, onlyJobs);
  expect(sidebar.lacking(['Admin Dashboard', 'Welcome, Asha Rahman'])).toEqual([]);
  const links = sidebar
    .first('nav')
    .all('a')
    .map((link) => [link.text, link.attribute('href')]);
  expect(links.slice(0, 2)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Job Listings', '/dashboard/jobs'],
  ]);
  expect(sidebar.texts('button')).toEqual(['Logout']);
  const nameless = await drawnForAdmin(<Sidebar user={{ ...user, name: '' }} />, onlyJobs);
  expect(nameless.lacking(['Welcome, Admin'])).toEqual([]);
});

it('the overview greets by the username, or as Admin', () => {
  expect(dashboardCopy.welcome('asha')).toBe('Welcome, asha');
  expect(dashboardCopy.welcome('')).toBe('Welcome, Admin');
});

it('the overview counts all jobs, active ones, their rate, and both by country', async () => {
  const jobs = [
    ...[true, true, false].map((isActive) => sampleJob({ country: 'India', isActive })),
    sampleJob({ country: 'Uzbekistan', isActive: false }),
    ...[true, true].map((isActive) => sampleJob({ country: 'United Kingdom', isActive })),
  ];
  const overview = await drawnForAdmin(<Figures {...jobFigures(jobs)} />);
  expect(overview.texts('dt').map((name, index) => `${name}: ${overview.texts('dd')[index]}`)).toEqual([
    'Total Jobs: 6',
    'Active Jobs: 4',
    'Job Listings Rate: 67%',
  ]);
  expect(overview.texts('h2')).toEqual(['Jobs by Country']);
  expect(
    overview
      .first('table')
      .all('tr')
      .map((row) => row.texts('th td')),
  ).toEqual([
    ['Country', 'Jobs', 'Active'],
    ['United Kingdom', '2', '2'],
    ['India', '3', '2'],
    ['Uzbekistan', '1', '0'],
  ]);
  expect((await drawnForAdmin(<Figures {...jobFigures([])} />)).texts('dd')).toEqual(['0', '0', '0%']);
});

it('the list has a link to a new job', async () => {
  const list = await drawnForAdmin(<JobListPage />, { address: '/dashboard/jobs', ...onlyJobs });
  expect(list.texts('a', { href: '/dashboard/jobs/new' })).toEqual(['Add New Job']);
});

it('the list filters by country, "All Countries" first, and by "Show active jobs only"', async () => {
  const bar = await drawnForAdmin(<JobFilterBar filters={jobFilters.none} onChange={() => {}} />);
  const country = bar.all('select').find((select) => select.texts('option').includes('India'));
  expect(country?.texts('option')).toEqual(['All Countries', 'United Kingdom', 'India', 'Uzbekistan']);
  const [box] = bar.all('label').filter((label) => label.all('input', { type: 'checkbox' }).length > 0);
  expect(box?.text).toBe('Show active jobs only');
});

it('the table has the customer’s columns, the status in words, and a PDF or "None"', async () => {
  const jobs = [
    sampleJob({
      _id: 'one',
      title: 'Relay Engineer',
      pdfUrl: 'https://files.example/a.pdf',
      publishedAt: '2026-01-01',
    }),
    sampleJob({ _id: 'two', title: 'Cook', country: 'India', place: 'New Delhi', isActive: false }),
  ];
  // The menu of a row asks for its place before it is opened.
  vi.stubGlobal('document', { getElementById: () => null, body: {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  const table = await drawnForAdmin(
    <JobTable
      jobs={jobs}
      order="newest"
      onSort={() => {}}
      selection={{ ticked: new Set(), selected: [], select() {}, selectAll() {}, selectNone() {} }}
      isBusy={false}
      onAct={() => {}}
    />,
    onlyJobs,
  );
  const columns = ['title', 'location', 'experience', 'status', 'pdf', 'actions'];
  const heads = columns.map((column) => table.first('th', { 'data-column': column }).text);
  expect(heads).toEqual(['Title', 'Location', 'Experience', 'Status', 'PDF', 'Actions']);
  const order = table.all('th').map((head) => head.attribute('data-column') ?? '');
  expect(order.filter((column) => columns.includes(column))).toEqual(columns);
  const cell = (row: number, column: string) => table.all('td', { 'data-column': column })[row];
  expect(cell(0, 'location')?.texts('span')).toEqual(['Colchester', 'United Kingdom']);
  expect([cell(0, 'status')?.text, cell(1, 'status')?.text]).toEqual(['Active', 'Inactive Draft']);
  expect(cell(1, 'pdf')?.text).toBe('None');
  expect(cell(0, 'pdf')?.first('a', { href: 'https://files.example/a.pdf' }).attribute('target')).toBe('_blank');
  expect(
    cell(1, 'actions')
      ?.all('a')
      .map((link) => [link.text, link.attribute('href')]),
  ).toEqual([['Edit Cook', '/dashboard/jobs/edit/two']]);
});

it('an empty result says so in the customer’s words', async () => {
  const empty = await drawnForAdmin(<NoRows filters={{ ...jobFilters.none, activeOnly: true }} />);
  expect(empty.lacking(['No job listings found matching your criteria.'])).toEqual([]);
});

it('the form leads back to the list, and its fields have their labels, kinds and hints', async () => {
  const screen = await drawnForAdmin(<JobFormPage />, { address: '/dashboard/jobs/new', ...onlyJobs });
  expect(screen.texts('a', { href: '/dashboard/jobs' })).toEqual(['Back to Listings']);
  const form = screen.first('form');
  expect(form.labels()).toMatchObject({
    title: 'Title',
    type: 'Type (optional)',
    country: 'Country',
    place: 'Location',
    qualifications: 'Qualifications',
    experience: 'Experience',
    responsibilities: 'Responsibilities',
  });
  expect(form.first('select', { name: 'country' }).texts('option').slice(1)).toEqual([
    'United Kingdom',
    'India',
    'Uzbekistan',
  ]);
  expect(form.first('textarea', { name: 'responsibilities' }).attribute('rows')).toBe('6');
  // The counter and the last words are ours.
  expect(
    form.lacking([
      'Keep it concise for better display. 0 of 100 characters',
      'Write one responsibility per line: each becomes a point of the list.',
      'Active Job Listing (visible to website visitors)',
    ]),
  ).toEqual([]);
  expect(form.first('input', { name: 'isActive' }).attribute('checked')).toBe('');
  expect(form.texts('button')).toEqual(expect.arrayContaining(['Save Job', 'Upload PDF']));
  expect(form.first('input', { type: 'file' }).attribute('accept')).toBe('application/pdf');
});

it('an existing job’s form holds its values', async () => {
  const job = sampleJob({ title: 'Cook', isActive: false });
  const form = await drawnForAdmin(<JobForm job={job} />, onlyJobs);
  expect(form.first('input', { name: 'isActive' }).attribute('checked')).toBeUndefined();
});

it('the PDF of a job: the current one with its hint, and the chosen one with its size', async () => {
  const field = (choice: PdfChoice, currentUrl?: string) =>
    drawnForAdmin(
      <PdfField
        choice={choice}
        dispatch={() => {}}
        currentUrl={currentUrl}
        builtInUrl={undefined}
        lostBuiltIn={undefined}
        isSaving={false}
        onCancelUpload={() => {}}
      />,
    );
  const current = await field({ kind: 'keep' }, 'https://files.example/a.pdf');
  const link = current.first('a', { href: 'https://files.example/a.pdf' });
  expect(link.text).toMatch(/^Current PDF Attachment\b/);
  expect(link.attribute('target')).toBe('_blank');
  expect(current.lacking(['(Upload a new file to replace this)'])).toEqual([]);
  expect(current.texts('button').at(-1)).toBe('Upload PDF');
  const file = new File([new Uint8Array(1536)], 'job.pdf', { type: 'application/pdf' });
  const chosen = await field({ kind: 'chosen', file }, 'https://files.example/a.pdf');
  expect(chosen.lacking(['job.pdf', '1.5 KB'])).toEqual([]);
  expect(chosen.texts('button')).toEqual(['Remove', 'Change File']);
  expect(chosen.text).not.toContain('Current PDF Attachment');
});

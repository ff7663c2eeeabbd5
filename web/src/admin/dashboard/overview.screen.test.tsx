import { type hiringSteps, lastWeeks } from '@site/contract/desk/hiring-statistics';
import { answerDay, lateBefore } from '@site/contract/desk/working-days';
import { type Country, countries } from '@site/contract/firm/countries';
import { readTeamRoute } from '@site/contract/team/team';
import { branch, countsPerCountry } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { validContact } from '../../../../tests/support/factories.ts';
import { amber } from '../../test-support/amber.ts';
import { answerApi } from '../../test-support/api-answers.ts';
import {
  adminUid,
  change,
  leftFor,
  openPage,
  resize,
  signIn,
  store,
  testSession,
} from '../../test-support/open-page.tsx';
import { storeApplications } from '../../test-support/stored-submissions.ts';

/** Gives the figures at the foot of the overview, by their names. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((figure) => [
      figure.querySelector('dt')?.textContent,
      figure.querySelector('dd')?.textContent,
    ]),
  );

interface Counts {
  active: Record<Country, number>;
  inactive: Record<Country, number>;
}

const none: Counts = { active: countsPerCountry(0, 0), inactive: countsPerCountry(0, 0) };

/** Makes jobs for each country: this many active ones, and this many inactive ones. */
const jobs = (counts: Counts) =>
  Object.fromEntries(
    countries.flatMap((country) =>
      (['active', 'inactive'] as const).flatMap((state) =>
        Array.from({ length: counts[state][country] }, (_, index) => [
          `jobs/${country}-${state}-${index}`,
          jobDocument({ country, isActive: state === 'active' }),
        ]),
      ),
    ),
  );

const menu = page.getByRole('navigation', { name: 'Admin menu' });
const linksOfMenu = () =>
  menu
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

/** Gives the figures of each country, under the names that the overview shows. */
const figuresOf = ({ active, inactive }: Counts) =>
  Object.fromEntries(
    countries.map((country) => [
      `${country} (${active[country]}\u00a0active)`,
      String(active[country] + inactive[country]),
    ]),
  );

test('the overview counts all jobs, active jobs, their rate and the jobs of each country, live', async () => {
  const before: Counts = { active: countsPerCountry(1, 1), inactive: countsPerCountry(1, 0) };
  await store(jobs(before));
  await signIn();
  await openPage('/dashboard');
  // The rate is rounded to whole percent.
  const sums = { 'Total Jobs': '3', 'Active Jobs': '2', 'Job Listings Rate': '67%' };
  await expect.poll(figures).toEqual({ ...sums, ...figuresOf(before) });
  await expect.element(page.getByRole('heading', { name: 'Jobs by Country' })).toBeVisible();
  await change(`jobs/${branch.country}-active-0`, { isActive: false });
  const after: Counts = { active: countsPerCountry(1, 0), inactive: countsPerCountry(1, 1) };
  const fewer = { 'Total Jobs': '3', 'Active Jobs': '1', 'Job Listings Rate': '33%' };
  await expect.poll(figures).toEqual({ ...fewer, ...figuresOf(after) });
});

test('without any job the rate is 0%', async () => {
  await signIn();
  await openPage('/dashboard');
  const sums = { 'Total Jobs': '0', 'Active Jobs': '0', 'Job Listings Rate': '0%' };
  await expect.poll(figures).toEqual({ ...sums, ...figuresOf(none) });
});

test('the overview also counts the jobs that a list does not load', async () => {
  const counts: Counts = { active: countsPerCountry(9, 21), inactive: countsPerCountry(1, 2) };
  await store(jobs(counts));
  await signIn();
  await openPage('/dashboard');
  const sums = { 'Total Jobs': '33', 'Active Jobs': '30', 'Job Listings Rate': '91%' };
  await expect.poll(figures).toEqual({ ...sums, ...figuresOf(counts) });
});

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
const waiting = (since: Timestamp, changes: object = {}) => ({ heardAt: since, waitsSince: since, ...changes });
const me = { uid: adminUid, email: 'admin@example.com' };
const region = (name: string) => page.getByRole('region', { name, exact: true });
const rowsOf = (name: string) =>
  region(name)
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

/** Stores the counter of applications for a desk with this many applications in each status. */
const storeCounter = (statuses: Partial<Record<(typeof hiringSteps)[number], number>>) =>
  store({ 'counters/applications': { last: 3000, unread: 0, statuses } });

/** Stores enquiries that wait for an answer, by the first name of their senders. */
const storeEnquiries = (since: Record<string, Timestamp>) =>
  store(
    Object.fromEntries(
      Object.entries(since).map(([firstName, at], index) => [
        `enquiries/${firstName}`,
        {
          ...validContact({ firstName, lastName: 'Client', subject: 'Earthing study' }),
          ...{ reference: `E-00000${index + 1}`, status: 'new', unread: true, assignee: null, words: [] },
          ...{ statusChangedAt: at, receivedAt: at, createdAt: at, wroteAt: null, firstWroteAt: null, ...waiting(at) },
        },
      ]),
    ),
  );

test('the busbar shows the number of each status, the late and the due answers, and links to each list', async () => {
  await storeCounter({ new: 1234, reviewing: 1, hired: 2 });
  await storeApplications(['Late'], waiting(daysAgo(60)));
  await storeApplications(['Due'], waiting(Timestamp.fromDate(lateBefore('applications', new Date()))));
  await storeApplications(['Early', 'Young']);
  await storeApplications(['Slow'], waiting(daysAgo(40), { status: 'reviewing' }));
  await storeApplications(['Written'], { status: 'interview', waitsSince: null });
  await storeEnquiries({ Cleo: daysAgo(9) });
  await signIn(['hiring']);
  await openPage('/dashboard');
  const busbar = region('Applications by status');
  for (const [step, name] of Object.entries({
    new: 'New: 1,234, 1 late, 1 due',
    reviewing: 'Reviewing: 1, 1 late',
    interview: 'Interview: 0',
    offer: 'Offer: 0',
    hired: 'Hired: 2',
  }))
    await expect
      .element(busbar.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', `/dashboard/applications?status=${step}`);
  expect(rowsOf('Applications by status')).toHaveLength(5);
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/2 applicants have waited for longer than 10 working days\./);
  await expect.element(main).toMatchTextContent(/1 enquirer has waited for longer than a working day\./);
  expect(await violationsHere()).toEqual([]);
  // An answer removes the application from the count.
  await change('applications/Late', { waitsSince: null });
  await expect.element(busbar.getByRole('link', { name: 'New: 1,234, 1 due', exact: true })).toBeVisible();
});

test('the links below "Next" do not move when its rows arrive', async () => {
  await storeCounter({ new: 5 });
  await storeApplications(['Ana', 'Bo', 'Cy', 'Di', 'Em']);
  await signIn(['hiring']);
  await openPage('/dashboard');
  const links = page.getByRole('link', { name: 'All waiting applications' });
  await expect.element(region('Next').getByRole('status')).toBeInTheDocument();
  const top = () =>
    Math.round(links.element().getBoundingClientRect().top - region('Next').element().getBoundingClientRect().top);
  const before = top();
  await expect.poll(() => rowsOf('Next').length).toBe(5);
  // On a busy machine the font comes late, and a row is a line higher until then.
  await expect.poll(() => Math.abs(top() - before)).toBeLessThanOrEqual(2);
});

test('the first screen says that no answer is late', async () => {
  await storeCounter({ new: 2 });
  await storeApplications(['Early', 'Young']);
  await signIn(['hiring']);
  await openPage('/dashboard');
  await expect.element(page.getByText('No one has waited for longer than we promised.')).toBeVisible();
});

test('"Next" shows five people and enquiries, the late ones first, with the promised day and one action', async () => {
  const late = daysAgo(60);
  await storeCounter({ new: 6 });
  await storeApplications(['Ana', 'Bo', 'Cy', 'Di', 'Em']);
  await storeApplications(['Mine'], waiting(daysAgo(0), { assignee: me }));
  await storeApplications(['Late'], waiting(late));
  // The enquiry is due earlier than the application, although it has not waited as long.
  await storeEnquiries({ Cleo: daysAgo(59) });
  await signIn(['hiring']);
  await openPage('/dashboard');
  await expect
    .poll(() =>
      rowsOf('Next').map((text) => /Late Quick|Cleo Client|Mine Quick|Ana Quick|Bo Quick/.exec(text ?? '')?.[0]),
    )
    .toEqual(['Cleo Client', 'Late Quick', 'Mine Quick', 'Ana Quick', 'Bo Quick']);
  const [enquiry, application, mine] = rowsOf('Next');
  expect(application).toContain(`Late: was due by ${answerDay('applications', late.toDate())}`);
  expect(application).toContain('waiting for 60 days, since ');
  expect(enquiry).toContain('Enquiry: Earthing study');
  expect(mine).toContain('assigned to you');
  expect(mine).toMatch(/Due by [A-Z][a-z]+day, \d+ [A-Z]/);
  await expect
    .element(region('Next').getByRole('link', { name: 'Open Late Quick' }))
    .toHaveAttribute('href', '/dashboard/applications/Late');
  await expect
    .element(region('Next').getByRole('link', { name: 'Answer Cleo Client' }))
    .toHaveAttribute('href', '/dashboard/enquiries/Cleo');
  expect(await violationsHere()).toEqual([]);
  // An answer removes one row, and the next person appears.
  await change('enquiries/Cleo', { waitsSince: null });
  await expect.poll(() => rowsOf('Next')[0]).toContain('Late Quick');
  expect(rowsOf('Next')).toHaveLength(5);
});

test('"Next" says that no one is waiting only if no one is waiting', async () => {
  await storeCounter({ new: 1 });
  await storeApplications(['Ana']);
  await signIn(['hiring']);
  await openPage('/dashboard');
  const none = page.getByText('No applicant and no enquirer is waiting for an answer.');
  await expect.element(region('Next').getByRole('link', { name: 'Open Ana Quick' })).toBeVisible();
  await expect.element(none).not.toBeInTheDocument();
  await change('applications/Ana', { waitsSince: null });
  await expect.element(none).toBeVisible();
});

const interview = (name: string, at: Timestamp, interviewers: string[], where = 'Colchester') => ({
  ...{ state: 'arranged', by: 'admin', changedAt: Timestamp.now(), offered: [], at, interviewers },
  time: { at, minutes: 45, where, interviewer: { ...me, uid: interviewers[0] } },
  ...{ endedFrom: null, taken: 0, mails: [], waitingMail: null },
  applicant: { reference: 'A-000001', firstName: name, lastName: 'Quick', about: 'Engineer', country: branch.country },
});

test('the hour line shows the interviews that are not over, in one list for each day', async () => {
  const link = 'https://meet.example/ohm';
  await store({
    'interviews/Over': interview('Over', Timestamp.fromMillis(Date.now() - 3_600_000), [adminUid]),
    'interviews/Now': interview('Now', Timestamp.fromMillis(Date.now() - 60_000), [adminUid], link),
    'interviews/Later': interview('Later', daysAgo(-3), ['colleague']),
    'interviews/Far': interview('Far', daysAgo(-9), ['colleague']),
  });
  await signIn(['hiring']);
  await openPage('/dashboard');
  await expect.poll(() => rowsOf('Interviews').length).toBe(2);
  const [now, later] = rowsOf('Interviews');
  expect(now).toMatch(/^\d\d:\d\d.*Now Quick.*now · until \d\d:\d\d · with you/);
  expect(later).toContain('Later Quick');
  expect(later).not.toContain('with you');
  await expect
    .element(region('Interviews').getByRole('link', { name: 'Meeting link with Now Quick' }))
    .toHaveAttribute('href', link);
  expect(region('Interviews').getByRole('list', { name: /day/ }).elements()).toHaveLength(2);
  expect(await violationsHere()).toEqual([]);
});

test('an interviewer sees their interviews and applications, and no one else’s', async () => {
  await storeApplications(['Ana'], { assignedTo: [adminUid], status: 'interview' });
  await storeApplications(['Bo']);
  await store({
    'interviews/Ana': interview('Ana', daysAgo(-1), [adminUid]),
    'interviews/Bo': interview('Bo', daysAgo(-1), ['colleague']),
  });
  await signIn(['interviewer']);
  await openPage('/dashboard');
  await expect.poll(() => rowsOf('Interviews').length).toBe(1);
  await expect
    .element(region('Assigned to you').getByRole('link', { name: 'Open Ana Quick' }))
    .toHaveAttribute('href', '/dashboard/applications/Ana');
  expect(rowsOf('Assigned to you')).toEqual([expect.stringContaining('Interview')]);
  expect(document.querySelector('main')?.textContent).not.toContain('Bo Quick');
  expect(await violationsHere()).toEqual([]);
});

test('the last twelve weeks are shown as a chart and as a folded table', async () => {
  await storeCounter({ new: 7 });
  const week = lastWeeks(new Date(), 12)[3];
  await store({ [`applicationWeeks/${week}`]: { jobs: { none: { statuses: { new: 4, rejected: 3 } } } } });
  await signIn(['hiring']);
  await openPage('/dashboard');
  const part = region('Applications of the last twelve weeks');
  await expect.element(part).toBeInTheDocument();
  part.element().scrollIntoView();
  await expect.element(part.getByRole('figure', { name: /^7 in twelve weeks/ })).toBeVisible();
  await userEvent.click(part.getByText('Figures', { exact: true }));
  const rows = part.getByRole('table').getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(13);
  expect(rows.elements().filter(({ textContent }) => textContent?.endsWith('7'))).toHaveLength(1);
  expect(await violationsHere()).toEqual([]);
});

test('an empty desk has three first steps, ticked as they are done', async () => {
  const member = {
    uid: 'one',
    name: 'One',
    email: 'one@example.com',
    state: 'active',
    roles: [],
    isYou: true,
  } as const;
  const times = { since: new Date().toISOString(), invitedBy: null, lastSignInAt: null, lastSeenAt: null };
  const members = [member, { ...member, uid: 'two', isYou: false }].map((one) => ({
    ...one,
    ...times,
    hasSecondFactor: false,
  }));
  answerApi(readTeamRoute, () => ({ data: { members, changes: [] } }));
  await signIn();
  await openPage('/dashboard');
  await expect
    .poll(() => rowsOf('First steps'))
    .toEqual(['Publish a job', 'Invite a colleague, done', 'Set up a second step for signing in']);
  await expect.element(region('Applications by status')).not.toBeInTheDocument();
  expect(await violationsHere()).toEqual([]);
  await store({ 'jobs/one': jobDocument({ isActive: true }) });
  await expect.poll(() => rowsOf('First steps')[0]).toBe('Publish a job, done');
  await storeCounter({ new: 1 });
  await expect.element(region('First steps')).not.toBeInTheDocument();
  await expect.element(region('Applications by status')).toBeVisible();
});

test.for([320, 390, 768, 1440])('names of 80 letters and of one letter fit a screen of %i px', async (width) => {
  await resize(width);
  await storeCounter({ new: 3000 });
  await storeApplications(['W'.repeat(80), 'I'], waiting(daysAgo(60), { lastName: 'M'.repeat(80) }));
  await store({ 'interviews/one': interview('W'.repeat(80), daysAgo(-1), [adminUid], 'P'.repeat(200)) });
  await signIn();
  await openPage('/dashboard');
  await expect.poll(() => rowsOf('Next').length).toBe(2);
  await expect.poll(() => rowsOf('Interviews').length).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('an admin without a name is welcomed as "Admin"', async () => {
  await signIn();
  const nameless = { ...testSession.current(), user: { name: '', username: '', email: 'a@example.com', admin: true } };
  vi.spyOn(testSession, 'current').mockReturnValue(nameless);
  await openPage('/dashboard');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Admin' })).toBeVisible();
  expect(document.querySelector('aside')?.textContent).toContain('Welcome, Admin');
});

test('the first screen welcomes the admin by name; its sidebar links to the screens, marks the open one, and has the links out', async () => {
  await signIn();
  await openPage('/dashboard');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, admin@example.com' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Dashboard\b/);
  const sidebar = page.getByRole('complementary');
  await expect.element(sidebar.getByText('Admin Dashboard', { exact: true })).toBeVisible();
  await expect.element(sidebar.getByText('Welcome, Demo Admin', { exact: true })).toBeVisible();
  expect(linksOfMenu()).toEqual([
    'Dashboard',
    'Job Listings',
    'Applications',
    'Interviews',
    'Enquiries',
    'Reports',
    'Settings',
  ]);
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(menu.getByRole('link', { name: 'Job Listings' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Job Listings' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Job Listings' })).toHaveAttribute('aria-current', 'page');
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  await expect.element(page.getByRole('link', { name: 'View the public site' })).toHaveAttribute('href', '/');
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => leftFor).toEqual(['/login']);
});

test('the menu of the admin sets the theme, which stays after a reload, and links to the page about their sign-in', async () => {
  await signIn();
  await openPage('/dashboard');
  const scheme = () => document.documentElement.dataset.deskScheme;
  onTestFinished(() => localStorage.removeItem('desk-mode'));
  const opener = page.getByRole('complementary').getByRole('button', { name: 'Demo Admin' });
  await userEvent.click(opener);
  const chosen = page.getByRole('menuitemradio', { name: 'Theme: same as your device' });
  await expect.element(chosen).toHaveAttribute('aria-checked', 'true');
  // Amber is for the one act of a screen: what is chosen has a tint and a line of another colour.
  const { backgroundColor, boxShadow } = getComputedStyle(chosen.element());
  expect(backgroundColor).toMatch(/^rgba\((?!0, 0, 0, 0)/);
  expect(boxShadow).toContain('inset');
  expect(backgroundColor + boxShadow).not.toContain(amber);
  expect(await violationsHere()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(scheme).toBe('dark');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Theme: dark' }))
    .toHaveAttribute('aria-checked', 'true');
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Theme: light' }));
  await expect.poll(scheme).toBe('light');
  await userEvent.click(opener);
  await userEvent.click(page.getByRole('menuitem', { name: 'Signing in' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Signing in' })).toBeVisible();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('on a phone a button opens the menu, a link closes it, and Escape returns the focus to the button', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await signIn();
  await openPage('/dashboard');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog');
  await userEvent.click(button);
  await expect.element(drawer.getByRole('link', { name: 'Job Listings' })).toBeVisible();
  expect(await violationsHere('[role="dialog"]')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(drawer.getByRole('link', { name: 'Job Listings' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Job Listings' })).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('the admin reads which jobs close within seven days, and opens their list', async () => {
  const closesAt = new Date(Date.now() + 2 * 86_400_000);
  const closesOn = closesAt.toISOString().slice(0, 10);
  await store({
    'jobs/soon': jobDocument({ title: 'Soon Engineer', closesOn, closesAt: closesAt as never }),
    'jobs/late': jobDocument({
      title: 'Late Engineer',
      closesOn: '2099-12-31',
      closesAt: new Date('2099-12-31') as never,
    }),
  });
  await signIn(['jobs']);
  await openPage('/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect
    .element(today.getByRole('link', { name: 'Soon Engineer' }))
    .toHaveAttribute('href', '/dashboard/jobs/edit/soon');
  expect(document.querySelector('main')?.textContent).not.toContain('Late Engineer');
});

test('each role has its own menu, its own parts of the first screen, and its own screens', async () => {
  const refusal = page.getByText(/^This page is for colleagues with the role/);
  const goTo = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  // The test `screen-roles.test.ts` covers all screens of each role.
  for (const [role, { links, has, hasNot, own, ownHeading, foreign }] of Object.entries({
    jobs: {
      links: ['Dashboard', 'Job Listings', 'Settings'],
      has: ['Closing within seven days', 'Jobs by Country', 'First steps'],
      hasNot: ['Next', 'Interviews', 'Your pages'],
      ...{ own: '/dashboard/jobs/new', ownHeading: 'Add New Job', foreign: '/dashboard/interviews' },
    },
    hiring: {
      links: ['Dashboard', 'Applications', 'Interviews', 'Enquiries', 'Reports', 'Settings'],
      has: ['Next', 'Interviews'],
      hasNot: ['Closing within seven days', 'Jobs by Country', 'Your pages'],
      ...{ own: '/dashboard/reports', ownHeading: 'Reports', foreign: '/dashboard/health' },
    },
    interviewer: {
      links: ['Dashboard', 'Applications', 'Interviews', 'Settings'],
      has: ['Interviews', 'Assigned to you'],
      hasNot: ['Next', 'Today', 'Jobs by Country', 'Your pages'],
      ...{ own: '/dashboard/interviews', ownHeading: 'Interviews', foreign: '/dashboard/reports' },
    },
    team: {
      ...{ links: ['Dashboard', 'Settings'], has: ['Your pages'], hasNot: ['Jobs by Country', 'Next'] },
      ...{ own: '/dashboard/health', ownHeading: 'Health', foreign: '/dashboard/jobs/new' },
    },
  })) {
    await signIn([role as 'jobs']);
    const screen = await openPage('/dashboard');
    for (const name of has) await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
    expect(linksOfMenu(), role).toEqual(links);
    for (const name of hasNot)
      await expect.element(page.getByRole('heading', { name, exact: true })).not.toBeInTheDocument();
    goTo(own);
    await expect.element(page.getByRole('heading', { level: 1, name: ownHeading })).toBeVisible();
    await expect.element(refusal).not.toBeInTheDocument();
    goTo(foreign);
    await expect.element(refusal).toBeVisible();
    await screen.unmount();
  }
});

test('an admin who loses a role keeps the typed text, and gets the role back without a new sign-in', async () => {
  await signIn(['jobs', 'team']);
  await openPage('/dashboard/jobs/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  await userEvent.fill(title, 'Half a job');
  const field = title.element();
  await change(`admins/${adminUid}`, { roles: ['team'] });
  await expect.element(page.getByText(/^Your roles have changed/)).toBeVisible();
  await expect.element(title).toHaveValue('Half a job');
  expect(title.element()).toBe(field);
  expect(linksOfMenu()).toEqual(['Dashboard', 'Settings']);
  expect(await violationsHere()).toEqual([]);
  await change(`admins/${adminUid}`, { roles: ['jobs', 'team'] });
  await expect.element(page.getByText(/^Your roles have changed/)).not.toBeInTheDocument();
  expect(linksOfMenu()).toEqual(['Dashboard', 'Job Listings', 'Settings']);
  expect(title.element()).toBe(field);
});

import { countries } from '@ohmbridge/contract/shared/countries';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { adminUid, change, leftFor, openPage, signIn, store, testSession } from '../../test-support/open-page.tsx';

/** The figures on the overview, by their names. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((figure) => [
      figure.querySelector('dt')?.textContent,
      figure.querySelector('dd')?.textContent,
    ]),
  );

/** The cells of the table of countries, a row each. */
const byCountry = () =>
  [...document.querySelectorAll('table[aria-label="Jobs by Country"] tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

/** Jobs of the three countries: so many active, and so many that are not. */
const jobs = (counts: Record<(typeof countries)[number], [active: number, inactive: number]>) =>
  Object.fromEntries(
    countries.flatMap((country) =>
      counts[country].flatMap((count, isInactive) =>
        Array.from({ length: count }, (_, index) => [
          `jobs/${country.replace(' ', '')}-${isInactive}-${index}`,
          jobDocument({ country, isActive: !isInactive }),
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

test('the overview counts all jobs, active jobs, their rate and the jobs of each country, and follows a job that is switched off', async () => {
  await store(jobs({ 'United Kingdom': [1, 1], India: [1, 0], Uzbekistan: [0, 0] }));
  await signIn();
  await openPage('/dashboard');
  // The rate is rounded to whole percent.
  await expect.poll(figures).toEqual({ 'Total Jobs': '3', 'Active Jobs': '2', 'Job Listings Rate': '67%' });
  await expect.element(page.getByRole('heading', { name: 'Jobs by Country' })).toBeVisible();
  const heads = page.getByRole('table', { name: 'Jobs by Country' }).getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Country', 'Jobs', 'Active']);
  expect(byCountry()).toEqual([
    ['United Kingdom', '2', '1'],
    ['India', '1', '1'],
    ['Uzbekistan', '0', '0'],
  ]);
  await change('jobs/India-0-0', { isActive: false });
  await expect.poll(figures).toEqual({ 'Total Jobs': '3', 'Active Jobs': '1', 'Job Listings Rate': '33%' });
  expect(byCountry()[1]).toEqual(['India', '1', '0']);
});

test('without any job the rate is 0%', async () => {
  await signIn();
  await openPage('/dashboard');
  await expect.poll(figures).toEqual({ 'Total Jobs': '0', 'Active Jobs': '0', 'Job Listings Rate': '0%' });
  expect(byCountry().flatMap(([, ...numbers]) => numbers)).toEqual(Array(6).fill('0'));
});

test('more jobs than a list follows are counted all the same', async () => {
  await store(jobs({ 'United Kingdom': [9, 1], India: [10, 2], Uzbekistan: [11, 0] }));
  await signIn();
  await openPage('/dashboard');
  await expect.poll(figures).toEqual({ 'Total Jobs': '33', 'Active Jobs': '30', 'Job Listings Rate': '91%' });
  expect(byCountry().map(([, ...numbers]) => numbers)).toEqual([
    ['10', '9'],
    ['12', '10'],
    ['11', '11'],
  ]);
});

test('an admin without a name is welcomed as "Admin"', async () => {
  await signIn();
  const nameless = { ...testSession.current(), user: { name: '', username: '', email: 'a@example.com', admin: true } };
  vi.spyOn(testSession, 'current').mockReturnValue(nameless);
  await openPage('/dashboard');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Admin' })).toBeVisible();
  expect(document.querySelector('aside')?.textContent).toContain('Welcome, Admin');
});

test('the first screen welcomes the admin by name; its sidebar leads to the screens, marks the open one, and has the ways out', async () => {
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

test('the menu of the admin sets the theme, which stays, and leads to their sign-in', async () => {
  await signIn();
  await openPage('/dashboard');
  const scheme = () => document.documentElement.dataset.deskScheme;
  onTestFinished(() => localStorage.removeItem('desk-mode'));
  const opener = page.getByRole('complementary').getByRole('button', { name: 'Demo Admin' });
  await userEvent.click(opener);
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Theme: same as your device' }))
    .toHaveAttribute('aria-checked', 'true');
  expect(await violationsHere('[role="menu"]')).toEqual([]);
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

test('on a phone a button opens the menu, a link closes it, and Escape gives the button the focus back', async () => {
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

test('the admin reads which jobs close within seven days, and goes on to them', async () => {
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
  // `screen-roles.test.ts` knows all screens of each role.
  for (const [role, { links, has, hasNot, own, ownHeading, foreign }] of Object.entries({
    jobs: {
      links: ['Dashboard', 'Job Listings', 'Settings'],
      has: ['Closing within seven days', 'Jobs by Country'],
      hasNot: ['Waiting for you', 'Your pages'],
      ...{ own: '/dashboard/jobs/new', ownHeading: 'Add New Job', foreign: '/dashboard/interviews' },
    },
    hiring: {
      links: ['Dashboard', 'Applications', 'Interviews', 'Enquiries', 'Reports', 'Settings'],
      has: ['Waiting for you'],
      hasNot: ['Closing within seven days', 'Jobs by Country', 'Your pages'],
      ...{ own: '/dashboard/reports', ownHeading: 'Reports', foreign: '/dashboard/health' },
    },
    interviewer: {
      links: ['Dashboard', 'Applications', 'Interviews', 'Settings'],
      has: ['Interviews in the next seven days'],
      hasNot: ['Closing within seven days', 'Jobs by Country', 'Your pages'],
      ...{ own: '/dashboard/interviews', ownHeading: 'Interviews', foreign: '/dashboard/reports' },
    },
    team: {
      ...{ links: ['Dashboard', 'Settings'], has: ['Your pages'], hasNot: ['Jobs by Country', 'Waiting for you'] },
      ...{ own: '/dashboard/health', ownHeading: 'Health', foreign: '/dashboard/jobs/new' },
    },
  })) {
    await signIn([role as 'jobs']);
    const screen = await openPage('/dashboard');
    for (const name of has) await expect.element(page.getByRole('heading', { name })).toBeVisible();
    expect(linksOfMenu(), role).toEqual(links);
    for (const name of hasNot) await expect.element(page.getByRole('heading', { name })).not.toBeInTheDocument();
    goTo(own);
    await expect.element(page.getByRole('heading', { level: 1, name: ownHeading })).toBeVisible();
    await expect.element(refusal).not.toBeInTheDocument();
    goTo(foreign);
    await expect.element(refusal).toBeVisible();
    await screen.unmount();
  }
});

test('a role that is taken away leaves what was typed, and comes back without a new sign-in', async () => {
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

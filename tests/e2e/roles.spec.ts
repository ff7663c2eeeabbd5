import { assignSubmissionRoute } from '@ohmbridge/contract/desk/desk-routes';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { submitApplicationRoute, submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Role } from '@ohmbridge/contract/team/roles';
import type { Page } from '@playwright/test';
import { createAdmin, logInAsAdmin, type OwnAccount } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';

test.setTimeout(120_000);

const mark = uniqueMark();
const own: OwnAccount[] = [];
const ids = { theirs: '', others: '', enquiry: '' };
let interviewer: OwnAccount;

async function accountOf(...roles: Role[]): Promise<OwnAccount> {
  const account = await createAdmin(roles);
  own.push(account);
  return account;
}

function idOf(kind: SubmissionKind, lastName: string): Promise<string> {
  return eventually(`something of ${lastName} on the desk`, async () => {
    const { docs } = await firestore.collection(kind).where('lastName', '==', lastName).get();
    return docs.find((document) => document.get('reference') !== undefined)?.id;
  });
}

const assign = async (uid: string | null) =>
  callApi(
    assignSubmissionRoute.method,
    assignSubmissionRoute.path.replace(':kind', 'applications').replace(':id', ids.theirs),
    { token: await logInAsAdmin(), json: { uid } },
  );

test.beforeAll(async () => {
  interviewer = await accountOf('interviewer');
  const send = (route: typeof submitApplicationRoute | typeof submitContactRoute, json: object) =>
    callApi(route.method, route.path, { json });
  await Promise.all([
    send(submitApplicationRoute, validApplication({ firstName: 'Ana', lastName: `Theirs ${mark}` })),
    send(submitApplicationRoute, validApplication({ firstName: 'Bo', lastName: `Others ${mark}` })),
    send(submitContactRoute, validContact({ lastName: `Enquirer ${mark}` })),
  ]);
  ids.theirs = await idOf('applications', `Theirs ${mark}`);
  ids.others = await idOf('applications', `Others ${mark}`);
  ids.enquiry = await idOf('enquiries', `Enquirer ${mark}`);
  await assign(interviewer.uid);
  await firestore
    .collection(`${collections.applications}/${ids.theirs}/notes`)
    .add({ text: 'A note of a colleague', by: { uid: 'a', email: 'a@example.com' }, at: new Date() });
});

test.afterAll(async () => {
  for (const account of own.splice(0)) await account.remove();
});

/** Every screen, by the title that it has, and by the roles for which it is. */
const screens = (): { path: string; title: RegExp; roles: readonly Role[] }[] => [
  { path: '/dashboard/jobs', title: /^Job Listings$/, roles: ['jobs'] },
  { path: '/dashboard/jobs/bin', title: /^Bin$/, roles: ['jobs'] },
  { path: '/dashboard/jobs/new', title: /^Add New Job$/, roles: ['jobs'] },
  { path: '/dashboard/applications', title: /^Applications$/, roles: ['hiring', 'interviewer'] },
  { path: `/dashboard/applications/${ids.theirs}`, title: /Theirs/, roles: ['hiring', 'interviewer'] },
  { path: `/dashboard/applications/${ids.others}`, title: /Others/, roles: ['hiring'] },
  { path: '/dashboard/interviews', title: /^Interviews$/, roles: ['hiring', 'interviewer'] },
  { path: '/dashboard/enquiries', title: /^Enquiries$/, roles: ['hiring'] },
  { path: `/dashboard/enquiries/${ids.enquiry}`, title: /Enquirer/, roles: ['hiring'] },
  { path: '/dashboard/reports', title: /^Reports$/, roles: ['hiring'] },
  { path: '/dashboard/templates', title: /^Message templates$/, roles: ['hiring'] },
  { path: '/dashboard/team', title: /^Team$/, roles: ['team'] },
  { path: '/dashboard/health', title: /^Health$/, roles: ['team'] },
  { path: '/dashboard/notifications', title: /^Notifications$/, roles: ['jobs', 'hiring', 'interviewer', 'team'] },
  { path: '/dashboard/sign-in', title: /^Signing in$/, roles: ['jobs', 'hiring', 'interviewer', 'team'] },
];

/** Goes to an address of the admin area without loading it anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** What the browser was refused, by the API or by the rules: nobody is to ask for what is not theirs. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refusals.push(response.url());
  });
  page.on('console', (message) => {
    if (/permission/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

const menu: Record<Role, string[]> = {
  jobs: ['Dashboard', 'Job Listings', 'Settings'],
  hiring: ['Dashboard', 'Applications', 'Enquiries', 'Reports', 'Settings'],
  interviewer: ['Dashboard', 'Applications', 'Settings'],
  team: ['Dashboard', 'Settings'],
};

const today: Record<Role, { has: string[]; hasNot: string[] }> = {
  jobs: { has: ['Closing within seven days', 'Jobs by Country'], hasNot: ['Waiting for you', 'Assigned to you'] },
  hiring: { has: ['Waiting for you', 'Interviews of the next seven days'], hasNot: ['Jobs by Country'] },
  interviewer: {
    has: ['Assigned to you', 'Interviews of the next seven days'],
    hasNot: ['Waiting for you', 'Jobs by Country', 'Closing within seven days'],
  },
  team: { has: ['Your pages'], hasNot: ['Waiting for you', 'Assigned to you', 'Jobs by Country'] },
};

for (const role of ['jobs', 'hiring', 'interviewer', 'team'] as const) {
  test(`somebody for ${role} walks through all screens, sees their own, and is told of every other`, {
    tag: weekly,
  }, async ({ page }) => {
    const refusals = refusalsOf(page);
    await openAsAdmin(page, '/dashboard', role === 'interviewer' ? interviewer : await accountOf(role));
    const links = page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link');
    await expect(links).toHaveText(menu[role].map((name) => new RegExp(`^${name}`)));
    for (const name of today[role].has) await expect(page.getByRole('heading', { name })).toBeVisible();
    for (const name of today[role].hasNot) await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(role === 'jobs' || role === 'hiring' ? 1 : 0);
    for (const { path, title, roles } of screens()) {
      await goTo(page, path);
      const isOwn = roles.includes(role);
      const isOfAnother = role === 'interviewer' && path.endsWith(ids.others);
      const heading = page.getByRole('heading', { level: 1, name: title });
      if (isOwn) await expect(heading, path).toBeVisible();
      else if (isOfAnother) await expect(page.getByText(/^This application is not assigned to you/)).toBeVisible();
      else await expect(page.getByText(/^This page is for those who have the role/), path).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logout' }), path).toBeVisible();
    }
    expect(refusals).toEqual([]);
  });
}

test('an interviewer reads what is assigned to them, and loses it while they look at it', async ({ page }) => {
  const refusals = refusalsOf(page);
  await openAsAdmin(page, '/dashboard/applications', interviewer);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toHaveCount(1);
  await expectAccessible(page, 'assigned applications', [390, 1440]);
  await row.getByRole('link', { name: `Ana Theirs ${mark}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Ana Theirs ${mark}` })).toBeVisible();
  await expect(page.getByText('No file was added.')).toBeVisible();
  await expect(page.getByText('A note of a colleague')).toHaveCount(0);
  for (const name of ['Write a message', 'Erase', 'Assign to me', 'Export'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page, 'an assigned application', [390, 1440]);

  await assign(null);
  await expect(page.getByText('This application is not assigned to you, or not any more.')).toBeVisible();
  await expect(page.getByText(`Theirs ${mark}`)).toHaveCount(0);
  await page.getByRole('link', { name: 'To your applications' }).press('Enter');
  await expect(page.getByText('No application is assigned to you.')).toBeVisible();
  await assign(interviewer.uid);
  await expect(row).toHaveCount(1);
  expect(refusals).toEqual([]);
});

test.describe('A role that is taken away', () => {
  // The save that comes too late.
  test.use({ expectedConsoleErrors: /status of 403/ });

  test('while I write a job leaves me what I have typed, and comes back without a new sign-in', {
    tag: weekly,
  }, async ({ page }) => {
    const account = await accountOf('jobs', 'team');
    const record = firestore.collection(collections.admins).doc(account.uid);
    await openAsAdmin(page, '/dashboard/jobs/new', account);
    await page.getByLabel('Title').fill('Half a job');
    await page.getByLabel('Title').evaluate((field) => field.setAttribute('data-same', ''));
    await record.update({ roles: ['team'] });
    await expect(page.getByText(/^Your roles have changed/)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Half a job');
    const links = page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link');
    // It is the same field, and not the draft of it.
    await expect(page.getByLabel('Title')).toHaveAttribute('data-same');
    await expect(links).toHaveText(['Dashboard', 'Settings']);
    await expectAccessible(page, 'a role that is taken away');
    await page.setViewportSize({ width: 1440, height: 900 });

    await record.update({ roles: ['jobs', 'team'] });
    await expect(page.getByText(/^Your roles have changed/)).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('Half a job');
    await expect(links).toHaveText(['Dashboard', 'Job Listings', 'Settings']);

    // What is saved at the moment at which it is taken away is refused in words, and stays.
    await page.route('**/api/jobs', async (route) => {
      await record.update({ roles: ['team'] });
      await route.continue();
    });
    await page.getByLabel('Country').selectOption('India');
    const texts = {
      Location: 'Pune',
      Experience: 'Ten years',
      Qualifications: 'A degree',
      Responsibilities: 'Lay out',
    };
    for (const [label, text] of Object.entries({ '^Type': 'Design', ...texts }))
      await page.getByLabel(new RegExp(label)).first().fill(text);
    await page.getByRole('button', { name: 'Save Job' }).press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your role in the team does not allow this.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Half a job');
    await expect(page).toHaveURL('/dashboard/jobs/new');
    // Leaving it, they are asked first.
    await links.filter({ hasText: 'Dashboard' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave without saving' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
  });
});

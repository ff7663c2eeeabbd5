import { demoVisitor } from '../../scripts/seed/accounts.ts';
import { createAdmin } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { nextSecond } from '../support/eventually.ts';
import { openAsAdmin, signIn } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

test('without signing in I am sent to the login page, and then to where I wanted to go', async ({ page }) => {
  await page.goto('/dashboard/jobs');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  // Nobody reads along, and a password manager knows what it is.
  const password = page.getByLabel('Password');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await signIn(page);
  await expect(page).toHaveURL('/dashboard/jobs');
});

test('I go on to another page before the dashboard is there, and stay signed in', { tag: weekly }, async ({ page }) => {
  await openAsAdmin(page, '/dashboard');
  await page.route('**/api/auth/me', async () => undefined, { times: 1 });
  const asked = page.waitForRequest('**/api/auth/me');
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.goto('/careers');
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'Job Listings' })).toBeVisible();
});

test('I stay signed in over a reload, and Logout signs me out for good', async ({ page }) => {
  const admin = await createAdmin();
  await openAsAdmin(page, '/dashboard', admin);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The address comes first, and the form once I am signed out.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('authUser')));
  expect(left).toEqual([]);
  await admin.remove();
});

test.describe('The server does not answer', () => {
  test.use({ expectedConsoleErrors: /status of 503|net::ERR_FAILED/ });

  test('a page that I load just then keeps me signed in, tries again, and has what I typed', { tag: weekly }, async ({
    page,
  }) => {
    await openAsAdmin(page, '/dashboard/jobs/new');
    await page.getByLabel('Title').fill('Half a job');
    await page.getByLabel('Country').selectOption('India');
    let asked = 0;
    await page.route('**/api/auth/me', (route) => {
      asked += 1;
      if (asked === 1) return route.fulfill({ status: 503, json: { status: 'error', message: 'Not now.' } });
      return asked === 2 ? route.abort() : route.continue();
    });
    await page.reload();
    await expect(page.getByText(/^Your session could not be checked/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    // The third time, by itself.
    await expect(page.getByLabel('Title')).toHaveValue('Half a job', { timeout: 15_000 });
    await expect(page).toHaveURL('/dashboard/jobs/new');
  });
});

test.describe('Refusals', () => {
  test.use({ expectedConsoleErrors: /status of 40[013]/ });

  test('a wrong password is refused in words that do not tell whether the address exists', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, { email: 'admin@example.com', password: 'wrong' });
    await expect(page.getByText('Wrong email or password')).toBeVisible();
    await signIn(page, { email: 'nobody@example.com', password: 'wrong' });
    await expect(page.getByText('Wrong email or password')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('an account without the admin claim is told so, and stays out', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, demoVisitor);
    await expect(page.getByText('This account has no access to the admin area.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a session that was revoked while I typed brings me to the login and back, with what I typed', async ({
    page,
  }) => {
    const account = await createAdmin();
    await openAsAdmin(page, '/dashboard/jobs/new', account);
    await page.getByLabel('Title').fill('Half a job');
    await page.getByLabel('Country').selectOption('India');
    await page.getByLabel('Location').fill('New Delhi');
    await page.getByLabel('Qualifications').fill('Degree');
    await page.getByLabel('Experience').fill('Some');
    await page.getByLabel('Responsibilities').fill('Type');
    // Revoking counts in whole seconds.
    await nextSecond();
    await auth.revokeRefreshTokens(account.uid);
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await nextSecond();
    await signIn(page, account);
    await expect(page).toHaveURL('/dashboard/jobs/new');
    await expect(page.getByLabel('Title')).toHaveValue('Half a job');
    await account.remove();
  });
});

import { demoVisitor } from '../../scripts/seed/accounts.ts';
import { createAdmin } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { nextSecond } from '../support/eventually.ts';
import { openAsAdmin, signIn } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { fillInactiveJob } from './forms.ts';

test('I stay signed in over a reload, and Logout signs me out for good', async ({ page }) => {
  const admin = await createAdmin();
  await openAsAdmin(page, '/dashboard', admin);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The address changes first. The form appears after the sign-out.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('authUser')));
  expect(left).toEqual([]);
  await admin.remove();
});

test.describe('Refusals', () => {
  test.use({ expectedConsoleErrors: /status of 40[013]/ });

  test('a wrong password and an account without the admin claim get a message and no access', async ({ page }) => {
    await page.goto('/login');
    for (const email of ['admin@example.com', 'nobody@example.com']) {
      await signIn(page, { email, password: 'wrong' });
      await expect(page.getByText('Wrong email or password')).toBeVisible();
    }
    await signIn(page, demoVisitor);
    await expect(page.getByText('This account has no access to the admin area.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a session that is revoked while I type leads me to the log-in and back, with my text', async ({ page }) => {
    const account = await createAdmin();
    await openAsAdmin(page, '/dashboard/jobs/new', account);
    await fillInactiveJob(page, 'Half a job');
    // The revocation counts whole seconds.
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

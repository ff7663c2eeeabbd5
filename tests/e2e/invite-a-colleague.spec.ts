import { createAdmin, forgetAccount } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { passwordLinksTo, passwordLinkTo } from '../support/team-calls.ts';
import { openAsAdmin, signIn } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

// The expected errors are the answers to a removed admin's browser, to a used link, and to a refused password.
test.use({ expectedConsoleErrors: /status of 40[0134]/ });
test.setTimeout(120_000);

test('I invite a colleague, who chooses a password from the email and signs in; then I remove them', async ({
  page,
  browser,
}) => {
  const email = `${uniqueMark()}@example.org`;
  const password = `${uniqueMark()}-password`;
  await openAsAdmin(page, '/dashboard/team');
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('group', { name: 'Roles' }).getByRole('checkbox', { name: 'Team' }).check();
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${email} is in the team.` })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await passwordLinkTo(email));
  await expect(theirs.getByText(`For the account ${email}.`)).toBeVisible();
  await expect(theirs.getByLabel('New password')).toHaveAttribute('type', 'password');
  await expect(theirs.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
  await theirs.getByLabel('New password').fill(password);
  await theirs.getByRole('button', { name: 'Save and sign in' }).press('Enter');
  await expect(theirs.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await theirs.getByRole('link', { name: 'Settings' }).click();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Grace Hopper (you)' })).toBeVisible();

  const row = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('button') });
  await page.reload();
  await expect(row).toContainText('Last signed in');
  await row.getByRole('button', { name: 'Remove Grace Hopper' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Grace Hopper?' });
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(row).toHaveCount(0);
  // The row disappears with the record. The notice comes after the last step, which ends the rights of the account.
  await expect(page.getByText('Grace Hopper is no longer in the team.')).toBeVisible();

  // The colleague's open pages keep their content. The next request is refused and ends the session.
  await theirs.getByRole('link', { name: 'Health' }).click();
  await expect(theirs).toHaveURL(/\/login/);
  await signIn(theirs, { email, password });
  await expect(theirs.getByText('This account has no access to the admin area.')).toBeVisible();
  await theirs.context().close();
  await forgetAccount((await auth.getUserByEmail(email)).uid, email);
});

test('I have forgotten my password, ask for a link with the keyboard alone, and sign in with a new one', {
  tag: weekly,
}, async ({ page }) => {
  const account = await createAdmin();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'If this address belongs to someone' })).toBeVisible();
  await page.goto(await passwordLinkTo(account.email));
  await page.getByLabel('New password').fill(`${uniqueMark()}-password`);
  await page.getByLabel('New password').press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(await passwordLinksTo(account.email)).toHaveLength(1);
  // The open dashboard would notice that the account is deleted.
  await page.goto('about:blank');
  await account.remove();
});

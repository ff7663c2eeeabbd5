import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin, forgetAccount } from '../support/accounts.ts';
import { auth } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { passwordLinksTo, passwordLinkTo } from '../support/team-calls.ts';
import { openAsAdmin, signIn } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

// What a removed admin's browser is answered, a link that was used, and a password that is refused.
test.use({ expectedConsoleErrors: /status of 40[0134]/ });
test.setTimeout(120_000);

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('I invite a colleague, who chooses a password by the link in the mail, comes in, is removed, and is out', {
  tag: weekly,
}, async ({ page, browser }) => {
  const email = `${uniqueMark()}@example.org`;
  const password = `${uniqueMark()}-password`;
  await openAsAdmin(page, '/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Demo Admin (you)' })).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Email').fill(email);
  const choice = page.getByRole('group', { name: 'Roles' });
  await page.getByLabel('Email').press('Enter');
  await expect(choice).toHaveAccessibleDescription('Choose at least one role');
  await expect(choice.getByRole('checkbox', { name: 'Jobs' })).toBeFocused();
  await choice.getByRole('checkbox', { name: 'Team' }).press('Space');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${email} is in the team.` })).toBeVisible();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('button') });
  await expect(row).toContainText('Invited, has not come yet');
  await row.getByRole('button', { name: 'Roles Grace Hopper' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Roles of Grace Hopper' });
  await expect(drawer.getByRole('checkbox', { name: 'Team' })).toBeChecked();
  expect.soft(await accessibilityViolations(page, '[role="dialog"]'), 'roles').toEqual([]);
  await drawer.getByRole('checkbox', { name: 'Hiring' }).press('Space');
  await drawer.getByRole('button', { name: 'Save roles' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The roles of Grace Hopper are changed.' })).toBeVisible();
  await expect(row.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveText(['Hiring', 'Team']);
  await expect(
    page.getByRole('listitem').filter({ hasText: `Roles of ${email}: Hiring, Team (before: Team)` }),
  ).toBeVisible();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityViolations(page), `team, ${size.width} px`).toEqual([]);
  }

  const link = await passwordLinkTo(email);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Choose a password' })).toBeFocused();
  await expect(theirs.getByText(`For the account ${email}.`)).toBeVisible();
  await theirs.getByLabel('New password').fill('too short');
  await theirs.getByLabel('New password').press('Enter');
  await expect(theirs.getByLabel('New password')).toHaveAccessibleDescription(/at least 12 characters$/);
  expect.soft(await accessibilityViolations(theirs), 'choosing a password').toEqual([]);
  await expect(theirs.getByLabel('New password')).toHaveAttribute('type', 'password');
  await expect(theirs.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
  await theirs.getByLabel('New password').fill(password);
  await theirs.getByLabel('Show password').press('Space');
  await expect(theirs.getByLabel('New password')).toHaveAttribute('type', 'text');
  await theirs.getByRole('button', { name: 'Save and sign in' }).press('Enter');
  await expect(theirs.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await theirs.getByRole('link', { name: 'Settings' }).click();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Grace Hopper (you)' })).toBeVisible();

  // Two have the list open; one of them is removed.
  await page.reload();
  await expect(row).toContainText('Signed in');
  await row.getByRole('button', { name: 'Remove Grace Hopper' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Grace Hopper?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect.soft(await accessibilityViolations(page, '[role="alertdialog"]'), 'question').toEqual([]);
  await question.getByLabel('Who takes over what is assigned to them').selectOption('Demo Admin');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Grace Hopper is not in the team any more.' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: `Removed ${email}` })).toBeVisible();

  // What they had open stays as it was read; whatever they ask for next is refused, and ends their session.
  await theirs.getByRole('link', { name: 'Health' }).click();
  await expect(theirs).toHaveURL(/\/login/);
  await signIn(theirs, { email, password });
  await expect(theirs.getByText('This account has no access to the admin area.')).toBeVisible();
  await theirs.goto(link);
  await theirs.reload();
  await expect(theirs.getByRole('alert')).toContainText('ask the colleague who invited you');
  expect.soft(await accessibilityViolations(theirs), 'a link that was used').toEqual([]);
  await theirs.getByRole('link', { name: 'Ask for another link' }).click();
  await expect(theirs.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await theirs.context().close();
  const { uid } = await auth.getUserByEmail(email);
  await forgetAccount(uid, email);
});

test('I have forgotten my password, ask for a link with the keyboard alone, and come in with a new one', {
  tag: weekly,
}, async ({ page }) => {
  const account = await createAdmin();
  const password = `${uniqueMark()}-password`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  expect.soft(await accessibilityViolations(page), 'a forgotten password').toEqual([]);
  const said = page.getByRole('status').filter({ hasText: 'If this address belongs to somebody' });
  for (const email of [`${uniqueMark()}@example.org`, account.email]) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    await expect(said).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeEnabled();
  }
  await page.goto(await passwordLinkTo(account.email));
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('New password').press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(await passwordLinksTo(account.email)).toHaveLength(1);
  // The open dashboard would notice that the account goes.
  await page.goto('about:blank');
  await account.remove();
});

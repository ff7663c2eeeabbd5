import { submitApplicationRoute } from '@ohmbridge/contract/desk/submission-routes';
import { collections } from '@ohmbridge/contract/shared/collections';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin, type OwnAccount } from '../support/accounts.ts';
import { auth, firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { openAsAdmin, signIn, typeDay } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

// A password that is refused, and what a session is answered that was ended.
test.use({ expectedConsoleErrors: /status of 40[0134]/ });
test.setTimeout(90_000);

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let account: OwnAccount;
test.beforeEach(async () => {
  account = await createAdmin();
});
// First the page: without the account, what it still listens to would be refused.
test.afterEach(async ({ page }) => {
  await page.close();
  await account.remove();
});

test('I look up who has read an application and taken the list away, and go on from there to it', {
  tag: weekly,
}, async ({ page }) => {
  const json = validApplication({ lastName: `Audited ${uniqueMark()}` });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json });
  const { id, reference } = await eventually('the application on the desk', async () => {
    const { docs } = await firestore.collection(collections.applications).where('email', '==', json.email).get();
    const [found] = docs;
    return found?.get('reference') ? { id: found.id, reference: String(found.get('reference')) } : undefined;
  });
  const told = page.waitForResponse((response) => response.url().endsWith('/openings'));
  await openAsAdmin(page, `/dashboard/applications/${id}`, account);
  await expect(page.getByRole('heading', { name: json.lastName })).toBeVisible();
  await told;
  await page.goto(`/dashboard/applications?country=${json.country}`);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(json.lastName);
  await expect(page.getByRole('status').filter({ hasText: /^1 application/ })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a spreadsheet' }).click();
  await file;

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Audit list' }).click();
  await expect(page.getByRole('heading', { name: 'Audit list', level: 1 })).toBeVisible();
  await page.getByLabel('Who').selectOption(account.email);
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: account.email });
  await expect(lines).toHaveText([
    new RegExp(`Exported a list of 1 application, filtered by search, country ${json.country}, ${account.email}$`),
    new RegExp(`Opened the application ${reference}, ${account.email}$`),
    new RegExp(`Signed in, ${account.email}$`),
  ]);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect.soft(await accessibilityViolations(page), `audit list, ${size.width} px`).toEqual([]);
  }

  // The address keeps what was chosen.
  await page.getByLabel('What').selectOption('Opened');
  await expect(lines).toHaveCount(1);
  await page.reload();
  await expect(lines).toHaveCount(1);
  const until = page.getByRole('group', { name: 'Until day' });
  await typeDay(until, '2020-01-01');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await until.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: json.lastName })).toBeVisible();
});

test('I change my password: I stay here, am signed out elsewhere, and get a mail', { tag: weekly }, async ({
  page,
  browser,
}) => {
  const old = `${account.password}-long-enough`;
  await auth.updateUser(account.uid, { password: old });
  const next = 'four words without sense';
  const elsewhere = await (await browser.newContext()).newPage();
  await openAsAdmin(elsewhere, '/dashboard/team', { ...account, password: old });
  await expect(elsewhere.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();

  await openAsAdmin(page, '/dashboard/sign-in', { ...account, password: old });
  const [current, wanted] = [page.getByLabel('Your password until now'), page.getByLabel('New password')];
  await current.fill('not the one');
  await wanted.fill('Password1234');
  await wanted.press('Enter');
  await expect(current).toHaveAccessibleDescription('This is not your password');
  await current.fill(old);
  await wanted.press('Enter');
  await expect(wanted).toHaveAccessibleDescription(/among those that are tried first/);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect.soft(await accessibilityViolations(page), `password, ${size.width} px`).toEqual([]);
  }
  await wanted.fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is saved.' })).toBeVisible();
  await expect(current).toHaveValue('');
  await eventually('the mail about the password', async () =>
    (await mailsTo(account.email)).find(({ text }) => text.includes('was changed')),
  );

  // Here everything goes on, with lists from Firestore and calls of the API alike.
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await page.goto('/dashboard/team');
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Health' }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(elsewhere, { ...account, password: old });
  await expect(elsewhere.getByText('Wrong email or password')).toBeVisible();
  await signIn(elsewhere, { ...account, password: next });
  await expect(elsewhere).toHaveURL(/\/dashboard/);
});

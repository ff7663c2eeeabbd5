import type { Page } from '@playwright/test';
import { siteOrigin } from '../../scripts/emulators/addresses.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin, logIn, type OwnAccount } from '../support/accounts.ts';
import { nextSecond } from '../support/eventually.ts';
import { nextCode, setUpApp } from '../support/second-factor-calls.ts';
import { openAsAdmin, signIn } from './admin.ts';
import { expect, test, timed, weekly, weeklyAlone } from './fixtures.ts';

// An address of numbers has no passkeys; this is the same machine.
const namedOrigin = siteOrigin.replace('127.0.0.1', 'localhost');
test.use({ expectedHosts: ['localhost'] });

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** A passkey of Chromium's own, which says yes at once. */
async function withPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Types address and password by keys alone, and confirms. */
async function typePassword(page: Page, { email, password }: OwnAccount): Promise<void> {
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

const dashboard = (page: Page) => page.getByRole('heading', { name: /^Welcome/ });

test('I set up a passkey, keep my recovery codes, and come in with two key presses after my password', {
  tag: timed,
}, async ({ page }) => {
  test.setTimeout(90_000);
  const account = await createAdmin();
  await withPasskeys(page);
  await page.goto(`${namedOrigin}/login?next=%2Fdashboard%2Fsign-in`);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(page.getByLabel('Name of the passkey')).toBeFocused();
  await page.keyboard.type('Work laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /^[2-9A-Y]{4}(-[2-9A-Y]{4}){5}$/ })).toHaveCount(10);
  expect.soft(await accessibilityViolations(page), 'recovery codes').toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await expect(page.getByText(/Chrome on \w+ \(this one\)/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'signing in').toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await nextSecond();
  await typePassword(page, account);
  const start = performance.now();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  const untilAsked = secondsSince(start);
  expect.soft(await accessibilityViolations(page), 'the second step').toEqual([]);
  const press = performance.now();
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();
  const seconds = untilAsked + secondsSince(press);
  test.info().annotations.push({ type: 'passkey', description: `${seconds.toFixed(1)} s, 1 key press` });
  expect(seconds).toBeLessThan(5);
  await page.goto('about:blank');
  await account.remove();
});

test.describe('by a code', () => {
  // A code that is wrong on purpose.
  test.use({ expectedConsoleErrors: /status of 40[03]/ });

  test('I come in with the keyboard alone: a wrong code is refused, the right one opens what I asked for', {
    tag: weeklyAlone,
  }, async ({ page }) => {
    const account = await createAdmin();
    const { secret, recoveryCodes } = await setUpApp(await logIn(account));
    await page.goto('/login?next=%2Fdashboard%2Fjobs');
    await typePassword(page, account);
    const start = performance.now();
    const field = page.getByLabel('Code from your app');
    await expect(field).toBeFocused();
    const right = await nextCode(secret, 1);
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    await expect(field).toBeFocused();
    await page.keyboard.type(right);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/jobs');
    await expect(page.getByRole('heading', { name: 'Job Listings' })).toBeVisible();
    expect(secondsSince(start)).toBeLessThan(15);
    test.info().annotations.push({ type: 'code', description: `${secondsSince(start).toFixed(1)} s` });

    // Half-way, nothing of the dashboard opens, and a recovery code is another way on.
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await nextSecond();
    await signIn(page, account);
    await expect(field).toBeVisible();
    await page.goto('/dashboard/applications');
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.type((recoveryCodes[0] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/applications');
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    await page.goto('about:blank');
    await account.remove();
  });

  test('I set an app up, and am asked for its code before I remove it', { tag: weekly }, async ({ page }) => {
    const account = await createAdmin();
    await openAsAdmin(page, '/dashboard/sign-in', account);
    await page.getByRole('button', { name: 'Set up an app' }).press('Enter');
    await expect(page.getByRole('img', { name: 'QR code with the secret for your app' })).toBeVisible();
    const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await page.getByLabel('Code from your app').fill(await nextCode(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Your app' })).toBeVisible();
    // As if the sign-in were long ago.
    let asked = 0;
    await page.route('**/api/auth/second-factor/app', (route) => {
      asked += 1;
      if (route.request().method() !== 'DELETE' || asked > 1) return route.continue();
      const data = { reason: 'recent-sign-in-needed' };
      return route.fulfill({ status: 403, json: { status: 'error', message: 'Not yet', data } });
    });
    await page.getByRole('button', { name: 'Remove Your app' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Remove the app?' });
    await question.getByRole('button', { name: 'Remove' }).press('Enter');
    const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(confirmation.getByLabel('Code from your app')).toBeFocused();
    expect.soft(await accessibilityViolations(page, '[role="dialog"]'), 'confirmation').toEqual([]);
    await page.keyboard.type(await nextCode(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'It is removed.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await page.goto('about:blank');
    await account.remove();
  });
});

test('I see where I am signed in, and end the others', { tag: weekly }, async ({ page, browser }) => {
  const account = await createAdmin();
  const elsewhere = await (await browser.newContext()).newPage();
  await openAsAdmin(elsewhere, '/dashboard/jobs', account);
  await expect(elsewhere.getByRole('heading', { name: 'Job Listings' })).toBeVisible();
  await nextSecond();
  await openAsAdmin(page, '/dashboard/sign-in', account);
  await expect(page.getByText(/^Signed in .* seen/)).toHaveCount(2);
  await page.getByRole('button', { name: 'End the others' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'All others are signed out.' })).toBeVisible();
  await expect(page.getByText(/^Signed in .* seen/)).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
  await page.goto('about:blank');
  await account.remove();
});

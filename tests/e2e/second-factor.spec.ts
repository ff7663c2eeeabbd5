import type { Page } from '@playwright/test';
import { siteOrigin } from '../../scripts/emulators/addresses.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { createAdmin, type OwnAccount } from '../support/accounts.ts';
import { nextSecond } from '../support/eventually.ts';
import { signIn } from './admin.ts';
import { expect, test } from './fixtures.ts';

// Passkeys need a host name instead of a number. This name stands for the same machine.
const namedOrigin = siteOrigin.replace('127.0.0.1', 'localhost');
test.use({ expectedHosts: ['localhost'] });

/** Adds a virtual passkey of Chromium, which confirms at once. */
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

/** Types address and password with the keyboard only, and confirms. */
async function typePassword(page: Page, { email, password }: OwnAccount): Promise<void> {
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('I set up a passkey, keep my recovery codes, and sign in with one key press after my password', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await expect(page.getByText(/Chrome on \w+ \(this one\)/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'signing in').toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await nextSecond();
  await typePassword(page, account);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  expect.soft(await accessibilityViolations(page), 'the second step').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goto('about:blank');
  await account.remove();
});

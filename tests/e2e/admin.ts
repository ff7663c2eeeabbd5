import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import type { Credentials } from '../support/accounts.ts';

/** Signs in at the page that asks for it, and waits for what comes behind. */
export async function signIn(page: Page, { email, password }: Credentials = demoAdmin): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Opens a page of the admin area, as the demo admin if nobody else is named. A test that signs out must be somebody else:
 * signing out ends all sessions of an account, those of the tests beside it too.
 */
export async function openAsAdmin(page: Page, path: string, credentials: Credentials = demoAdmin): Promise<void> {
  await page.goto('/login');
  await signIn(page, credentials);
  await expect(page).toHaveURL('/dashboard');
  if (path !== '/dashboard') await page.goto(path);
}

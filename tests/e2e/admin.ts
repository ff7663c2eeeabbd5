import type { Locator, Page } from '@playwright/test';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { host, ports, siteOrigin } from '../../scripts/emulators/addresses.ts';
import { demoAdmin } from '../../scripts/seed/accounts.ts';
import type { Credentials } from '../support/accounts.ts';

const apiKey = 'demo-api-key';
const auth = initializeAuth(initializeApp({ apiKey }), { persistence: inMemoryPersistence });
connectAuthEmulator(auth, `http://${host}:${ports.auth}`, { disableWarnings: true });

/** Signs in on the page with the log-in form. */
export async function signIn(page: Page, { email, password }: Credentials = demoAdmin): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Opens a page of the admin area as the demo admin, or as another named admin. The admin has signed in before: the browser
 * finds the session in the place where Firebase keeps it. A test that signs out needs its own admin, because signing out ends
 * all sessions of an account, also those of parallel tests.
 */
export async function openAsAdmin(page: Page, path: string, credentials: Credentials = demoAdmin): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
  const session = { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) };
  // An open page of the site would notice the sign-in, and move to another page.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [{ origin: siteOrigin, localStorage: [session] }] });
  await page.goto(path);
}

/**
 * Chooses an action from the menu of a job's row. The keyboard is used, because jobs of other stories appear on top of the list
 * and move the row.
 */
export async function chooseFromMenu(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^More/ }).press('Enter');
  await row.page().getByRole('menuitem', { name: action, exact: true }).press('Enter');
}

/** Types a day such as `2026-01-31` into a date field. */
export async function typeDay(field: Locator, day: string): Promise<void> {
  await field.getByRole('spinbutton', { name: 'Day' }).click();
  await field.page().keyboard.type(day.split('-').reverse().join(''));
}

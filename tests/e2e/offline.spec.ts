import type { Page } from '@playwright/test';
import { messages } from '@site/contract/shared/messages';
import { firestore } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { applyAbroad, loseAnswers } from './forms.ts';
import { untilHydrated, watchRequests } from './walks.ts';

// A browser without a network reports these errors for each request.
test.use({
  expectedConsoleErrors:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|dynamically imported module|error boundary|was not sent|Could not reach Cloud Firestore|status of 40[01]/,
});

/** Gives the values of the fields of a page. */
const typed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map(
      ({ value }) => value,
    ),
  );

test('I apply without a connection: every step keeps my text, and an application with a lost answer counts once', async ({
  page,
  context,
}) => {
  const email = `olim.${uniqueMark()}@example.org`;
  await applyAbroad(page, 'Olim', 'Karimov', email, 'https://files.example.org/olim.pdf');
  await page.getByLabel('Comments').fill('Written offline.');
  const before = await typed(page);
  const submit = page.getByRole('button', { name: 'Submit Application' });

  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText(messages.unreachable)).toBeVisible();
  expect(await typed(page)).toEqual(before);

  // The connection is back, but breaks while the answer is on its way. The application is stored, and the applicant cannot know
  // it.
  await context.setOffline(false);
  await loseAnswers(page, '**/api/applications');
  await submit.click();
  await expect
    .poll(async () => (await firestore.collection('applications').where('email', '==', email).get()).size)
    .toBe(1);
  await expect(page.getByText(messages.unreachable)).toBeVisible();
  expect(await typed(page)).toEqual(before);

  // The page sends the application by itself when the connection is back.
  await page.unroute('**/api/applications');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send when the connection is back' }).click();
  await expect(page.getByText(/^Waiting for the connection/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do not wait' })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: messages.applicationSentTitle })).toBeVisible();
  await mailFrom(email);
  expect(await arrivedFrom(email)).toHaveLength(1);
  expect((await firestore.collection('applications').where('email', '==', email).get()).size).toBe(1);
});

test('I press a link to a page that is not loaded yet: the page says that I am offline, and "Try again" shows it', async ({
  page,
  context,
}) => {
  const { documents } = watchRequests(page);
  await page.goto('/privacy-policy');
  await untilHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL('/gallery');
  await expect(menu).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: /Gallery/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(documents).toEqual(['/privacy-policy']);
});

import { messages } from '@ohmbridge/contract/shared/messages';
import type { Page } from '@playwright/test';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { deleteJob } from '../support/job-calls.ts';
import { arrivedFrom, mailFrom } from '../support/mailbox.ts';
import { pdfBytes } from '../support/pdfs.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { applyInUzbekistan, fillInactiveJob, loseAnswers } from './forms.ts';

// What a browser without a network says to everything that it is asked for.
test.use({
  expectedConsoleErrors:
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|was not sent|Could not reach Cloud Firestore|status of 40[01]/,
});

/** What is in the fields of a page. */
const typed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map(
      ({ value }) => value,
    ),
  );

test('I apply while my connection is gone: every step keeps what I typed, and the answer that got lost counts once', async ({
  page,
  context,
}) => {
  const email = `olim.${uniqueMark()}@example.org`;
  await applyInUzbekistan(page, 'Olim', 'Karimov', email, 'https://files.example.org/olim.pdf');
  await page.getByLabel('Comments').fill('Written offline.');
  const before = await typed(page);
  const submit = page.getByRole('button', { name: 'Submit Application' });

  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText(messages.unreachable)).toBeVisible();
  expect(await typed(page)).toEqual(before);

  // Back again, but the line drops while the answer is on its way: the application is there, and I cannot know.
  await context.setOffline(false);
  await loseAnswers(page, '**/api/applications');
  await submit.click();
  await expect
    .poll(async () => (await firestore.collection('applications').where('email', '==', email).get()).size)
    .toBe(1);
  await expect(page.getByText(messages.unreachable)).toBeVisible();
  expect(await typed(page)).toEqual(before);

  // The page sends it by itself when the connection is back.
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

test('my connection goes while a PDF is uploaded and again while I save: I am told, nothing is lost, and it is one job', {
  tag: weekly,
}, async ({ page, context }) => {
  const title = `Offline Engineer ${uniqueMark()}`;
  // Firebase tries for half a minute before it gives an upload up.
  await page.clock.install();
  await openAsAdmin(page, '/dashboard/jobs/new');
  await fillInactiveJob(page, title);
  const buffer = Buffer.from(pdfBytes(3000));
  await page.locator('input[type=file]').setInputFiles({ name: 'offline.pdf', mimeType: 'application/pdf', buffer });
  const before = await typed(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page.getByText(/Uploading/)).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText(messages.unreachable)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await typed(page)).toEqual(before);
  await expect(page.getByText('offline.pdf')).toBeVisible();

  // Back again, but the line drops while the answer is on its way: the job is there, and I cannot know.
  await context.setOffline(false);
  await loseAnswers(page, '**/api/jobs');
  const saved = () => firestore.collection('jobs').where('title', '==', title).get();
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect.poll(async () => (await saved()).size).toBe(1);
  await expect(page.getByText(messages.unreachable)).toBeVisible();
  expect(await typed(page)).toEqual(before);

  await page.unroute('**/api/jobs');
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
  const { docs } = await saved();
  expect(docs.map((job) => job.get('pdfPath'))).toEqual([expect.stringMatching(/^job-pdfs\//)]);
  for (const job of docs) await deleteJob(await logInAsAdmin(), job.id);
});

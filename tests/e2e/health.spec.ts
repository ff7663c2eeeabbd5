import { submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import { collections } from '@ohmbridge/contract/shared/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { stopMailCatcher } from '../../scripts/emulators/mail-catcher.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { validContact } from '../support/factories.ts';
import { arrivedFrom } from '../support/mailbox.ts';
import { mailInState } from '../support/outbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly, weeklyAlone } from './fixtures.ts';

const hour = 3_600_000;

/** Makes a mail as old as if it had been written that long ago. */
async function age(id: string, milliseconds: number): Promise<void> {
  const startTime = Timestamp.fromMillis(Date.now() - milliseconds);
  await firestore.collection(collections.mail).doc(id).update({ 'delivery.startTime': startTime });
}

test('the morning after: mail was out of order, I see since when and why, and once it is mended all three enquiries arrive, once', {
  tag: weeklyAlone,
}, async ({ page }) => {
  const startAgain = await stopMailCatcher();
  const enquiries = [validContact(), validContact(), validContact()];
  try {
    for (const json of enquiries) {
      expect((await callApi(submitContactRoute.method, submitContactRoute.path, { json })).status).toBe(201);
    }
    const waiting = await Promise.all(enquiries.map(({ email }) => mailInState('RETRY', email)));
    await Promise.all(waiting.map(({ id }) => age(id, 9 * hour)));

    await openAsAdmin(page, '/dashboard/health');
    const verdict = page.locator('section').filter({ has: page.getByText(/^As of/) });
    await expect(verdict.getByRole('heading', { name: '1 thing is broken' })).toBeVisible();
    await expect(verdict.getByRole('heading', { name: '3 mails waiting for more than an hour' })).toBeVisible();
    await expect(verdict).toContainText(/Since \d+ \w+ \d{4}, \d\d:\d\d · SMTP: E/);
    expect(await accessibilityViolations(page)).toEqual([]);
  } finally {
    await startAgain();
  }

  await page.getByRole('button', { name: 'Send all again' }).click();
  for (const { email } of enquiries) {
    await mailInState('SUCCESS', email);
    expect(await arrivedFrom(email)).toHaveLength(1);
  }
  await expect(page.getByRole('heading', { name: /mails? waiting|broken/ })).toHaveCount(0, { timeout: 30_000 });
  // What is left is for somebody to read.
  await expect(page.getByRole('heading', { name: /^\d+ new enquiries$/ })).toBeVisible();
});

test('I turn my daily mail off and on, and it stays so', { tag: weekly }, async ({ page }) => {
  await openAsAdmin(page, '/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Health' }).click();
  const daily = page.getByRole('checkbox', { name: /once a day/ });
  await expect(daily).toBeChecked();
  await daily.uncheck();
  await page.reload();
  await expect(daily).not.toBeChecked();
  await daily.check();
  await page.reload();
  await expect(daily).toBeChecked();
});

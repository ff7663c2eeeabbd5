import { messages } from '@ohmbridge/contract/shared/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { uniqueMark } from '../support/factories.ts';
import { mailFrom } from '../support/mailbox.ts';
import { mailInState, storeFailedMail } from '../support/outbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

test.describe.configure({ mode: 'serial' });

/** A mail that was given up, from somebody whom no other test knows. */
async function failedMail(delivery: Parameters<typeof storeFailedMail>[2] = {}) {
  const id = uniqueMark();
  const address = `${id}@example.org`;
  const document = await storeFailedMail(id, { name: 'Ada Okafor', address }, delivery);
  return { id, address, document };
}

test('while every mail gets through, the dashboard says nothing of mail', { tag: weekly }, async ({ page }) => {
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByText('Total Jobs')).toBeVisible();
  await expect(page.getByRole('heading', { name: /could not be sent/ })).toHaveCount(0);
});

test('I see which mail was given up, send it again, and it goes', { tag: weekly }, async ({ page }) => {
  const { id, address, document } = await failedMail();
  await openAsAdmin(page, '/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: id });
  await expect(page.getByRole('heading', { name: '1 mail could not be sent' })).toBeVisible();
  await expect(row).toContainText('Enquiry');
  await expect(row).toContainText('SMTP: ECONNECTION');
  await expect(page.getByRole('main')).not.toContainText(address);

  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'on its way again' })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await mailFrom(address)).subject).toBe('Given up');
  await mailInState('SUCCESS', address);
  await document.delete();
});

test('I see a mail that has been on its way for hours as well, and send everything again at once', {
  tag: weekly,
}, async ({ page }) => {
  const hour = 3_600_000;
  const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * hour);
  // In the hands of an attempt that never ends: nobody else sends it meanwhile.
  const stuck = await failedMail({
    state: 'PROCESSING',
    attempts: 1,
    startTime: inHours(-2),
    endTime: null,
    leaseExpireTime: inHours(1),
    error: null,
  });
  const justCome = await failedMail({ state: 'PROCESSING', endTime: null, leaseExpireTime: inHours(1), error: null });
  const failed = await failedMail();
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByRole('heading', { name: '2 mails could not be sent' })).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: /Mail / });
  await expect(rows).toContainText([stuck.id, failed.id]);
  await expect(rows.first()).toContainText('Still on its way. It has not been tried yet.');

  await page.getByRole('button', { name: 'Send all again' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 mails are on the way again.' })).toBeVisible();
  await mailFrom(failed.address);
  await expect(rows).toContainText([stuck.id]);
  for (const { document } of [stuck, justCome, failed]) await document.delete();
  await expect(page.getByRole('heading', { name: /could not be sent/ })).toHaveCount(0);
});

test.describe('at the same time as a colleague', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('I am told that the mail is gone, and the list shows it', { tag: weekly }, async ({ page }) => {
    const { id, document } = await failedMail();
    await openAsAdmin(page, '/dashboard');
    const row = page.getByRole('listitem').filter({ hasText: id });
    await expect(row).toBeVisible();
    // It vanishes while my click is on its way.
    await page.route('**/api/mails/**', async (route) => {
      await document.delete();
      await route.continue();
    });
    await row.getByRole('button', { name: /^Send again/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: messages.mailNotFound })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

import { messages } from '@ohmbridge/functions/contract/messages';
import { uniqueMark } from '../support/factories.ts';
import { mailFrom } from '../support/mailbox.ts';
import { mailInState, storeFailedMail } from '../support/outbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'serial' });

/** A mail that was given up, from somebody whom no other test knows. */
async function failedMail() {
  const id = uniqueMark();
  const address = `${id}@example.org`;
  const document = await storeFailedMail(id, { name: 'Ada Okafor', address });
  return { id, address, document };
}

test('while every mail gets through, the dashboard says nothing of mail', async ({ page }) => {
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByText('Total Jobs')).toBeVisible();
  await expect(page.getByRole('heading', { name: /could not be sent/ })).toHaveCount(0);
});

test('I see which mail was given up, send it again, and it goes', async ({ page }) => {
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

test.describe('at the same time as a colleague', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('I am told that the mail is gone, and the list shows it', async ({ page }) => {
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

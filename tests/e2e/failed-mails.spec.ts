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

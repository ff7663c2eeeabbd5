import { createAdmin } from '../support/accounts.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

test('a form with unsaved changes asks before I leave it, by whatever way', { tag: weekly }, async ({ page }) => {
  const admin = await createAdmin();
  await openAsAdmin(page, '/dashboard/jobs', admin);
  await page.getByRole('link', { name: 'Add New Job' }).click();
  const title = page.getByLabel('Title');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = question.getByRole('button', { name: 'Keep editing' });
  const leave = question.getByRole('button', { name: 'Leave without saving' });
  await title.fill('Half a job');

  const waysOut = [
    () => page.getByRole('link', { name: 'Back to Listings' }).click(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Logout' }).click(),
  ];
  for (const takeWayOut of waysOut) {
    await takeWayOut();
    await stay.click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/dashboard/jobs/new');
    await expect(title).toHaveValue('Half a job');
  }

  await page.goBack();
  await leave.click();
  await expect(page).toHaveURL('/dashboard/jobs');
  // Given up is given up: the form does not bring it back.
  await page.goForward();
  await expect(title).toHaveValue('');
  await title.fill('Another half');
  await page.getByRole('button', { name: 'Logout' }).click();
  await leave.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await admin.remove();
});

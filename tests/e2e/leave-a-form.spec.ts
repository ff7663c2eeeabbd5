import { createAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { pdfBytes } from '../support/pdfs.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { fillInactiveJob } from './forms.ts';

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

/** Firebase uploads in growing parts: nine megabytes make about six. */
for (const [quarter, parts] of [0, 2, 3, 4].entries())
  test(`I leave a job after ${quarter} quarters of its upload: nothing is saved, and I stay where I go`, {
    tag: weekly,
  }, async ({ page }) => {
    const title = `Left while it was uploaded ${uniqueMark()}`;
    await openAsAdmin(page, '/dashboard/jobs');
    await page.getByRole('link', { name: 'Add New Job' }).click();
    await fillInactiveJob(page, title);
    const buffer = Buffer.from(pdfBytes(9 * 1024 * 1024));
    await page.locator('input[type=file]').setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer });

    const reached = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    let seen = 0;
    await page.route(/\/v0\/b\/.+upload_id=/, async (route) => {
      seen += 1;
      if (seen > parts) {
        reached.resolve();
        await left.promise;
      }
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Save Job' }).click();
    await reached.promise;
    await page.getByRole('link', { name: 'Back to Listings' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave while the job is being saved?' });
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/jobs');
    await page.getByRole('link', { name: 'Add New Job' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    left.resolve();
    await page.waitForTimeout(3000);
    await expect(page).toHaveURL('/dashboard/jobs/new');
    expect((await firestore.collection('jobs').where('title', '==', title).get()).size).toBe(0);
  });

test('I leave a job whose call is on its way: it is saved, a notice says so, and I stay where I went', {
  tag: weekly,
}, async ({ page }) => {
  const title = `Left while it was saved ${uniqueMark()}`;
  await openAsAdmin(page, '/dashboard/jobs');
  await page.getByRole('link', { name: 'Add New Job' }).click();
  await fillInactiveJob(page, title);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/jobs', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save Job' }).click();
  await page.getByRole('link', { name: 'Back to Listings' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave while the job is being saved?' });
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
  await page.getByRole('link', { name: 'Add New Job' }).click();
  held.resolve();
  await expect(page.getByText(`“${title}”`)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/jobs/new');
});

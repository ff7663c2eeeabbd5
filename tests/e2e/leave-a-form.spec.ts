import { firestore } from '../support/admin-sdk.ts';
import { uniqueMark } from '../support/factories.ts';
import { pdfBytes } from '../support/pdfs.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { fillInactiveJob } from './forms.ts';

/** Firebase uploads in parts of growing size: nine megabytes make about six parts. */
for (const [quarter, parts] of [0, 2, 3, 4].entries())
  test(`I leave a job after ${quarter} quarters of its upload: nothing is saved, and I stay on the new page`, {
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

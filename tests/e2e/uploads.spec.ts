import type { Page } from '@playwright/test';
import { fileLimits } from '@site/contract/desk/submission-files';
import { sampleFiles } from '../../functions/src/test-support/sample-files.ts';
import { expect, test } from './fixtures.ts';
import { applied, linkTo } from './stored-applications.ts';

test.use({ expectedConsoleErrors: /status of 400/ });
test.setTimeout(120_000);

const file = (name: string, buffer: Buffer = sampleFiles.pdf) => ({
  name,
  buffer,
  mimeType: 'application/octet-stream',
});

/** Leaves every upload of a file with this name without an answer, until the test releases it. */
async function holdUploadsOf(page: Page, name: string): Promise<() => Promise<void>> {
  const address = '**/api/*/files';
  await page.route(address, async (route) => {
    if (!route.request().postDataBuffer()?.includes(name)) await route.continue();
  });
  return () => page.unroute(address);
}

test('a stuck upload does not block the others, and can be cancelled or tried again', async ({ page }) => {
  const { ids } = await applied(['Asha']);
  await page.clock.install();
  await page.goto(await linkTo(ids[0] ?? ''));
  const files = page.getByRole('region', { name: 'Files' });
  const input = files.locator('input[type="file"]');
  const button = (name: string) => files.getByRole('button', { name });
  const failed = files.getByRole('alert');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });

  await test.step('one that I cancel makes room for the next', async () => {
    const letGo = await holdUploadsOf(page, 'first.pdf');
    // The field allows every kind of file, because phones disable types that they do not know.
    expect(await input.getAttribute('accept')).toBeNull();
    await input.setInputFiles([file('first.pdf'), file('second.pdf')]);
    await expect(files.getByText('second.pdf: waiting for the file before it')).toBeVisible();
    await button('Cancel first.pdf').press('Enter');
    await expect(button('Add a file')).toBeFocused();
    await expect(files.getByRole('listitem')).toHaveText([/second\.pdf/]);
    await expect(files.getByText('first.pdf')).toHaveCount(0);
    await letGo();
  });

  await test.step('an upload without progress ends after a minute, and I can try it again', async () => {
    const letGo = await holdUploadsOf(page, 'third.pdf');
    await input.setInputFiles([file('third.pdf'), file('fourth.pdf')]);
    await expect(files.getByText('fourth.pdf: waiting for the file before it')).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(files.getByRole('listitem')).toHaveText([/second\.pdf/, /fourth\.pdf/]);
    await expect(failed.getByText('third.pdf was not added.')).toBeVisible();
    await letGo();
    await button('Try again third.pdf').press('Enter');
    await expect(files.getByRole('listitem')).toHaveText([/second\.pdf/, /fourth\.pdf/, /third\.pdf/]);
  });

  await test.step('a file that can never be accepted is named, without a button to try again', async () => {
    const large = Buffer.alloc(fileLimits.bytes + 1);
    await input.setInputFiles([file('CV.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')), file('large.pdf', large)]);
    await expect(failed.getByText('CV.doc was not added. We cannot take Word files.')).toBeVisible();
    await expect(failed.getByText('large.pdf was not added.')).toBeVisible();
    await expect(files.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await expect(button('Leave it out CV.doc')).toBeVisible();
    await page.reload();
    expect(dialogs).toEqual([]);
  });

  await test.step('the browser asks before I leave during an upload', async () => {
    await holdUploadsOf(page, 'fifth.pdf');
    // A browser asks this question only after a user has touched the page.
    await page.getByRole('heading', { level: 1 }).click();
    await input.setInputFiles([file('fifth.pdf')]);
    await expect(button('Cancel fifth.pdf')).toBeVisible();
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  });
});

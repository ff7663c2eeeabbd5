import { readFile } from 'node:fs/promises';
import { sampleFiles } from '../../functions/src/test-support/sample-files.ts';
import { uniqueMark } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { applyAs } from './forms.ts';
import { expectAccessible } from './page-checks.ts';

test.use({ expectedConsoleErrors: /status of 400/ });
test.setTimeout(120_000);

test('an applicant adds a drawing and a PDF; the admin sees both come, looks at one and downloads the other', {
  tag: weekly,
}, async ({ page, browser }) => {
  const mark = uniqueMark();
  const link = await applyAs(`Files ${mark}`, mark);

  await openAsAdmin(page, `/dashboard/applications?search=${mark}`);
  await page.getByRole('link', { name: `Files ${mark}` }).press('Enter');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Received')).toBeVisible();

  await test.step('I add a drawing and my CV, and am told of what is none', async () => {
    const mine = await (await browser.newContext()).newPage();
    await mine.goto(link);
    const files = mine.getByRole('region', { name: 'Files' });
    await expect(files.getByText('You have added none.')).toBeVisible();
    const input = files.locator('input[type="file"]');
    const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/octet-stream' });
    await input.setInputFiles([
      file('scheme.dxf', sampleFiles.dxf),
      file('program.pdf', Buffer.from('MZ\x90\0')),
      file('cv.pdf', sampleFiles.pdf),
    ]);
    await expect(files.getByRole('listitem')).toHaveText([/scheme\.dxfDXF, 1 KB/, /cv\.pdfPDF, 1 KB/]);
    await expect(files.getByRole('status')).toHaveText('cv.pdf is added.');
    await expect(files.getByRole('alert').filter({ hasText: 'program.pdf is not added.' })).toBeVisible();
    await expectAccessible(mine, 'files', [1440, 390]);
    await files.getByRole('button', { name: 'Leave it out' }).press('Enter');
    await expect(files.getByRole('button', { name: 'Add a file' })).toBeFocused();
    await mine.reload();
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await mine.context().close();
  });

  await test.step('I see both without loading the page again, and download the drawing', async () => {
    await expect(timeline.getByText('scheme.dxf (DXF, 1 KB)')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await timeline.getByRole('button', { name: 'Download scheme.dxf' }).press('Enter');
    const downloaded = await downloading;
    expect(downloaded.suggestedFilename()).toBe('scheme.dxf');
    expect((await readFile(await downloaded.path())).equals(sampleFiles.dxf)).toBe(true);
    await expect(timeline.getByText('Downloaded scheme.dxf')).toBeVisible();
  });

  await test.step('I look at the CV beside the application', async () => {
    await timeline.getByRole('button', { name: 'Show cv.pdf' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: 'cv.pdf' });
    const first = viewer.getByRole('img', { name: 'Page 1 of 1' });
    await expect(first).toBeVisible();
    // Something is drawn on it.
    await expect
      .poll(() =>
        first.locator('canvas').evaluate((canvas: HTMLCanvasElement) =>
          canvas
            .getContext('2d')
            ?.getImageData(0, 0, canvas.width, canvas.height)
            .data.some((value) => value === 0),
        ),
      )
      .toBe(true);
    await expectAccessible(page, 'viewer', [1440, 390]);
    await viewer.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(viewer).toBeHidden();
  });
});

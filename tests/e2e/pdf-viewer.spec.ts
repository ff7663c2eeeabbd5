import type { Locator } from '@playwright/test';
import { samplePdf, samplePdfFile } from '../../functions/src/test-support/sample-files.ts';
import { expect as expectSoon, test } from './fixtures.ts';
import { addPdf, applied, openPerson } from './stored-applications.ts';

test.setTimeout(180_000);

// The limit is long: the page also renders the first page of a file, and scripts that decode scans are slow on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

/** Makes a scan with a picture that no decoder can unpack. */
function brokenScan(): Buffer {
  const scan = samplePdfFile('scan-jpeg2000');
  const start = scan.indexOf('stream', scan.indexOf('JPXDecode')) + 'stream\n'.length;
  return scan.fill(0, start, start + 50_000);
}

/** Gives the share of a page that is not white, from 0 to 1; nothing before the page is rendered. */
const inkOf = (page: Locator) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4)
      if (Math.min(...data.slice(at, at + 3)) < 128 && data[at + 3]) dark += 1;
    return dark / (width * height);
  });

test('an admin sees scans of every kind and long PDFs, and a message for a picture that cannot be shown', async ({
  page,
}) => {
  // One file has CV in its name, so the person's page also shows its first page.
  const people = await applied(['Scans']);
  const [scans = ''] = people.ids;
  const files = {
    'jpeg2000.pdf': samplePdfFile('scan-jpeg2000'),
    'jbig2.pdf': samplePdfFile('scan-jbig2'),
    'fax-cv.pdf': samplePdfFile('scan-fax'),
    'japanese.pdf': samplePdfFile('japanese'),
    'broken.pdf': brokenScan(),
    'long.pdf': samplePdf('Ohmbridge', 40),
  };
  await Promise.all(Object.entries(files).map(([name, bytes]) => addPdf(scans, name, bytes)));
  await openPerson(page, people, 'Scans');
  const added = page.getByRole('region', { name: 'Files' });
  const show = async (name: string) => {
    await added.getByRole('button', { name: `Show ${name}` }).press('Enter');
    return page.getByRole('dialog', { name });
  };

  for (const name of ['jpeg2000.pdf', 'jbig2.pdf', 'fax-cv.pdf']) {
    await test.step(`${name} is not white`, async () => {
      const viewer = await show(name);
      await expect.poll(() => inkOf(viewer.getByRole('img', { name: 'Page 1 of 1' }))).toBeGreaterThan(0.005);
      await expect(viewer.getByRole('alert')).toBeEmpty();
      await viewer.getByRole('button', { name: 'Close' }).press('Enter');
    });
  }

  await test.step('letters of a Japanese font are shown, although the file does not contain the font', async () => {
    const encoding = page.waitForResponse(/\/UniJIS-UTF16-H\.bcmap$/);
    const viewer = await show('japanese.pdf');
    expect((await encoding).status()).toBe(200);
    await expect.poll(() => inkOf(viewer.getByRole('img', { name: 'Page 1 of 1' }))).toBeGreaterThan(0.001);
    await viewer.getByRole('button', { name: 'Close' }).press('Enter');
  });

  await test.step('a picture that cannot be shown gets a message, and the file can be downloaded there', async () => {
    const viewer = await show('broken.pdf');
    await expect(viewer.getByRole('alert')).toHaveText(/Some of this PDF cannot be shown here/);
    const [downloaded] = await Promise.all([
      page.waitForEvent('download'),
      viewer.getByRole('button', { name: 'Download' }).press('Enter'),
    ]);
    expect(downloaded.suggestedFilename()).toBe('broken.pdf');
    await viewer.getByRole('button', { name: 'Close' }).press('Enter');
  });

  await test.step('only the pages near the screen are rendered of a long PDF', async () => {
    const viewer = await show('long.pdf');
    const [first, last] = [1, 40].map((number) =>
      viewer.getByRole('img', { name: `Page ${number} of 40`, exact: true }),
    );
    if (!first || !last) throw new Error('No pages');
    await expect.poll(() => inkOf(first)).toBeGreaterThan(0.001);
    expect(await viewer.locator('canvas').count()).toBeLessThan(6);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => inkOf(last)).toBeGreaterThan(0.001);
    await expect(first.locator('canvas')).toHaveCount(0);
    expect(await viewer.locator('canvas').count()).toBeLessThan(6);
  });
});

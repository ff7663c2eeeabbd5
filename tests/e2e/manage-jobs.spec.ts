import type { Browser, Page } from '@playwright/test';
import { countrySlug } from '@site/contract/firm/countries';
import { otherBranch } from '@site/contract/test-support/offices';
import { uniqueMark } from '../support/factories.ts';
import { builtInTitle } from '../support/firm-words.ts';
import { pdfBytes } from '../support/pdfs.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';

async function fillJob(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Discipline/).fill('Design & Engineering');
  await page.getByLabel('Country').selectOption(otherBranch.country);
  await page.getByLabel('Location').fill('Tashkent');
  await page.getByLabel('Qualifications').fill('A degree in power engineering');
  await page.getByLabel('Experience').fill('Five years in 220 kV substations');
  await page.getByLabel('Responsibilities').fill('Lay out primary plant\nCheck clearances');
}

/** Gives the words that a new visitor sees under a country. */
async function asVisitor(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`/careers?country=${countrySlug(otherBranch.country)}`);
  await expect(page.getByRole('heading', { name: builtInTitle(otherBranch.country) })).toBeVisible();
  await look(page);
  await context.close();
}

test('I publish a job with its PDF and take it down, and visitors see each step', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const title = `Relay Engineer ${uniqueMark()}`;
  // The keyboard is used, because jobs of other stories appear on top of the list and move a button away from the pointer.
  const record = page.getByRole('row').filter({ hasText: title });

  await openAsAdmin(page, '/dashboard/jobs');
  await page.getByRole('link', { name: 'Add New Job' }).click();
  await fillJob(page, title);
  await page.locator('input[type=file]').setInputFiles({
    name: 'first.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfBytes()),
  });
  await expect(page.getByText('first.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
  await expect(record).toContainText('Active');

  const pdf = (await record.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '';
  await asVisitor(browser, async (visitor) => {
    const link = visitor.getByRole('link', { name: `View Job Description of ${title}` });
    await expect(link).toHaveAttribute('href', pdf);
    await expect(link).toHaveAttribute('target', '_blank');
  });
  const opened = await request.get(pdf);
  expect(opened.headers()['content-type']).toBe('application/pdf');

  await record.getByRole('switch', { name: /^Active/ }).press('Space');
  await expect(record).toContainText('Inactive');
  await asVisitor(browser, async (visitor) => expect(visitor.getByText(title)).toHaveCount(0));
});

import type { Browser, Page } from '@playwright/test';
import { samplePdfFile } from '../../functions/src/test-support/sample-files.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { bucket, firestore } from '../support/admin-sdk.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob, deleteJob } from '../support/job-calls.ts';
import { pdfBytes } from '../support/pdfs.ts';
import { chooseFromMenu, openAsAdmin, typeDay } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

const pdf = (name: string, size?: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfBytes(size)),
});

async function fillJob(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Type/).fill('Design & Engineering');
  await page.getByLabel('Country').selectOption('Uzbekistan');
  await page.getByLabel('Location').fill('Tashkent');
  await page.getByLabel('Qualifications').fill('A degree in power engineering');
  await page.getByLabel('Experience').fill('Five years in 220 kV substations');
  await page.getByLabel('Responsibilities').fill('Lay out primary plant\nCheck clearances');
}

/** What a visitor who comes anew sees under Uzbekistan. */
async function asVisitor(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/careers?country=uzbekistan');
  await expect(page.getByRole('heading', { name: 'Primary Design Engineer' })).toBeVisible();
  await look(page);
  await context.close();
}

test('I publish a job with its PDF, change it, take it down and delete it, and visitors see each step', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const title = `Relay Engineer ${uniqueMark()}`;
  // By keys: other stories' jobs come on top of the list, and move a button away from under the pointer.
  const record = page.getByRole('row').filter({ hasText: title });

  await openAsAdmin(page, '/dashboard/jobs');
  await page.getByRole('link', { name: 'Add New Job' }).click();
  await fillJob(page, title);
  await page.locator('input[type=file]').setInputFiles(pdf('first.pdf'));
  await expect(page.getByText('first.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
  await expect(record).toContainText('Active');

  const pdfAddress = async () => (await record.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '';
  const firstPdf = await pdfAddress();
  await asVisitor(browser, async (visitor) => {
    const link = visitor.getByRole('link', { name: `View Job Description of ${title}` });
    await expect(link).toHaveAttribute('href', firstPdf);
    await expect(link).toHaveAttribute('target', '_blank');
  });
  const opened = await request.get(firstPdf);
  expect(opened.headers()['content-type']).toBe('application/pdf');

  await record.getByRole('link', { name: /^Edit/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Job Listing' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Location').fill('Samarkand');
  await page.locator('input[type=file]').setInputFiles(pdf('second.pdf', 3000));
  await expect(page.getByRole('button', { name: 'Change File' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
  await expect(record).toContainText('Samarkand');
  const secondPdf = await pdfAddress();
  expect(secondPdf).not.toBe(firstPdf);
  await expect.poll(async () => (await request.get(firstPdf)).status()).toBe(404);
  expect((await request.get(secondPdf)).status()).toBe(200);

  await chooseFromMenu(record, 'Deactivate');
  await expect(record).toContainText('Inactive');
  await asVisitor(browser, async (visitor) => expect(visitor.getByText(title)).toHaveCount(0));

  await chooseFromMenu(record, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete job listing' });
  await expect(question).toContainText('Are you sure you want to delete this job listing?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(record).toHaveCount(0);
  // While the question stands, no row behind it can be reached.
  const stored = async () => (await firestore.collection('jobs').where('title', '==', title).get()).size;
  await expect.poll(stored).toBe(0);
  // It could be put back, with its PDF.
  expect((await firestore.collection('jobBin').where('title', '==', title).get()).size).toBe(1);
  const path = decodeURIComponent(new URL(secondPdf).pathname.split('/').at(-1) ?? '');
  expect((await bucket.file(path).exists())[0]).toBe(true);
});

test('a job that I take down is gone when I go and look at the public site once more', { tag: weekly }, async ({
  page,
}) => {
  const admin = await logInAsAdmin();
  const { job } = (await createJob(admin, { json: validJob({ country: 'Uzbekistan' }) })).body.data;
  const lookAtTheSite = async () => {
    await page.getByRole('link', { name: 'View the public site' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL('/careers');
    await page.getByRole('button', { name: /Uzbekistan/ }).click();
    await expect(page.getByRole('heading', { name: 'Primary Design Engineer' })).toBeVisible();
  };
  await openAsAdmin(page, '/dashboard/jobs');
  await lookAtTheSite();
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible();

  while (new URL(page.url()).pathname !== '/dashboard/jobs') await page.goBack();
  const record = page.getByRole('row').filter({ hasText: job.title });
  await chooseFromMenu(record, 'Deactivate');
  await expect(record).toContainText('Inactive');
  await lookAtTheSite();
  await expect(page.getByRole('heading', { name: job.title })).toHaveCount(0);
  await deleteJob(admin, job._id);
});

test('a file that asks for a password is refused with a reason', { tag: weekly }, async ({ page }) => {
  await openAsAdmin(page, '/dashboard/jobs/new');
  const locked = samplePdfFile('opens-with-password-aes-256');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'locked.pdf', mimeType: 'application/pdf', buffer: locked });
  await expect(page.getByText('This PDF asks for a password.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
});

test.describe('A file that only pretends to be a PDF', () => {
  test.use({ expectedConsoleErrors: /status of 400/ });

  test('is refused by the server, and my form is still there', { tag: weekly }, async ({ page }) => {
    const title = `Pretender ${uniqueMark()}`;
    await openAsAdmin(page, '/dashboard/jobs/new');
    await fillJob(page, title);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>no</html>') });
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(page.getByText('Only PDF files are allowed!').first()).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    expect((await firestore.collection('jobs').where('title', '==', title).get()).size).toBe(0);
  });
});

test.describe('A closing date that has passed', () => {
  test.use({ expectedConsoleErrors: /status of 400/ });

  test('is refused at its field; put right, visitors read what the job offers', {
    tag: weekly,
  }, async ({ page, browser }) => {
    const title = `Commissioning Engineer ${uniqueMark()}`;
    await openAsAdmin(page, '/dashboard/jobs/new');
    await fillJob(page, title);
    await page.getByLabel('Employment type').selectOption('Part-time');
    await page.getByLabel('Place of work').selectOption('Hybrid');
    await page.getByLabel('Salary from').fill('30,000');
    await page.getByLabel('Salary to').fill('35,000.50');
    const closing = page.getByRole('group', { name: /^Closing date/ });
    await typeDay(closing, '2026-01-31');
    await page.getByLabel('Currency').selectOption('USD');
    await page.getByLabel('Paid per').selectOption('year');
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(closing.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
    await expect(page.getByText('31 January 2026 is over already in Uzbekistan.').first()).toBeVisible();
    // In the calendar, by keys.
    await closing.getByRole('button', { name: /^Choose date/ }).press('Enter');
    await expect(page.getByRole('gridcell', { name: '31', exact: true })).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await typeDay(closing, '2099-12-31');
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(page).toHaveURL('/dashboard/jobs');

    await asVisitor(browser, async (visitor) => {
      const sheet = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: title }) });
      for (const fact of ['Part-time', 'Hybrid', 'US$30,000 to US$35,000.50 per year', 'Closes 31 December 2099'])
        await expect(sheet.getByText(fact)).toBeVisible();
    });
    await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByLabel('Salary to')).toHaveValue('35000.5');
    await expect(page.locator('[name="closesOn"]')).toHaveValue('31/12/2099');
    const { docs } = await firestore.collection('jobs').where('title', '==', title).get();
    for (const job of docs) await deleteJob(await logInAsAdmin(), job.id);
  });
});

import { jobPath } from '@ohmbridge/contract/pages/job-page';
import { collections } from '@ohmbridge/contract/shared/collections';
import { accessibilityViolations } from '../support/accessibility.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { eraseJob } from '../support/erase-job.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { createJob } from '../support/job-calls.ts';
import { mailFrom } from '../support/mailbox.ts';
import { chooseFromMenu, openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

// Of many steps, one that hangs says which.
test.use({ actionTimeout: 15_000 });

test('a job lives: drafted, previewed, published, found, read, applied for, closed, renewed, deleted and put back', {
  tag: weekly,
}, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const token = await logInAsAdmin();
  const title = `Insulation Engineer ${uniqueMark()}`;
  const json = validJob({ title, country: 'Uzbekistan', place: 'Tashkent', isActive: false });
  const { job } = (await createJob(token, { json })).body.data;
  const address = jobPath(job.slug ?? '');
  const stranger = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const visit = await stranger.newPage();
  const statusOf = async (path: string) => (await visit.goto(path))?.status();
  try {
    // A draft has no address, but who is given the link sees it as it will be.
    expect(await statusOf(address)).toBe(404);
    // Alone in the list: whatever others add on top would move its buttons away from under the pointer.
    await openAsAdmin(page, `/dashboard/jobs?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    const act = (name: string) => chooseFromMenu(row, name);
    await act('Make a preview link');
    const told = page.getByRole('status').locator('.MuiAlert-message', { hasText: '/careers/preview/' });
    const preview = /\/careers\/preview\/\S+/.exec((await told.textContent()) ?? '')?.[0] ?? '';
    expect(await statusOf(preview)).toBe(200);
    await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visit.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await act('End preview links');
    await expect(page.getByText('One preview link has ended.')).toBeVisible();
    expect(await statusOf(preview)).toBe(404);

    await act('Activate');
    await expect(page.getByText(`“${title}” is active now`)).toBeVisible();
    const finder = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await finder.goto(`/careers?search=${encodeURIComponent(title.toUpperCase())}`);
    await expect(finder.getByRole('heading', { name: '1 opening found' })).toBeVisible();
    await finder.getByRole('link', { name: title, exact: true }).click();
    await expect(finder).toHaveURL(address);

    // Applied for by name.
    await finder
      .getByRole('link', { name: /^Apply Now/ })
      .first()
      .click();
    await expect(finder.getByRole('status', { name: 'The job that you apply for' })).toContainText(title);
    const email = `applicant.${uniqueMark()}@example.org`;
    for (const [label, text] of [
      ['First Name', 'Aziza'],
      ['Last Name', 'Karimova'],
      ['Email', email],
      ['Phone number', '+998 90 123 45 67'],
    ] as const) {
      await finder.getByLabel(label).fill(text);
    }
    await finder.getByRole('button', { name: 'Continue' }).click();
    await finder.getByLabel('CV link').fill('files.example.org/aziza.pdf');
    await finder.getByRole('button', { name: 'Continue' }).click();
    await finder.getByRole('button', { name: 'Submit Application' }).click();
    await expect(finder.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible();
    expect((await mailFrom(email)).subject).toContain(`${title} (${job.reference})`);
    await finder.context().close();
    // The list counts it, and leads to it.
    const count = row.getByRole('link', { name: `New 1 ${title}` });
    await expect(count).toHaveAttribute('href', `/dashboard/applications?job=${job.reference}&status=new`);
    await count.click();
    await expect(page.getByRole('link', { name: 'Aziza Karimova' })).toBeVisible();
    await page.goBack();

    // Without scripts, and as a search engine reads it.
    expect(await statusOf(address)).toBe(200);
    await expect(visit.getByText(json.qualifications)).toBeVisible();
    const data = (await visit.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data).toContain('"JobPosting"');
    expect(data).toContain(title);
    await expect(visit.getByRole('link', { name: /^Apply Now/ }).first()).toHaveAttribute(
      'href',
      `/apply?job=${job.reference}`,
    );

    // Its last day passes, and nothing has switched it off yet.
    const place = firestore.collection(collections.jobs).doc(job._id);
    await place.update({ closesAt: new Date(Date.now() - 1000) });
    expect(await statusOf(address)).toBe(410);
    await expect(visit.getByText(/closed on/).first()).toBeVisible();

    await act('Renew by 30 days');
    await expect(page.getByText(`“${title}” is open until`)).toBeVisible();
    expect(await statusOf(address)).toBe(200);

    await act('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    expect(await statusOf(address)).toBe(410);
    await page.getByRole('link', { name: 'Bin' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('30 days left');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: `Put back ${title}` }).click();
    await expect(page.getByText(`“${title}” is among the listings again`)).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Job Listings' }).click();
    await act('Activate');
    await expect(page.getByText(`“${title}” is active now`)).toBeVisible();
    expect(await statusOf(address)).toBe(200);

    await act('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await undo.click();
    await expect(page.getByText(`“${title}” is as it was.`)).toBeVisible();
    expect(await statusOf(address)).toBe(200);
  } finally {
    await stranger.close();
    await eraseJob(token, job._id);
  }
});

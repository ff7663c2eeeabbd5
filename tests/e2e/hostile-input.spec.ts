import { submitApplicationRoute, submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import type { Job } from '@ohmbridge/contract/jobs/job';
import { limits } from '@ohmbridge/contract/shared/limits';
import { isWebAddress } from '@ohmbridge/contract/shared/text-fields';
import type { Page } from '@playwright/test';
import { mailboxOrigin } from '../../scripts/emulators/addresses.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { callApi } from '../support/api-client.ts';
import { uniqueMark, validApplication, validContact, validJob } from '../support/factories.ts';
import { allHostileTexts, executedMark, normalForm } from '../support/hostile-texts.ts';
import { createJob, deleteJob } from '../support/job-calls.ts';
import { type CaughtMail, mailFrom } from '../support/mailbox.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { showAll } from './show-all.ts';

test.describe.configure({ mode: 'serial' });

const isLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.trim() !== '';
const turnsItself = (text: string) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text);
const lines = allHostileTexts
  .filter((text) => isLine(text) && !turnsItself(text) && text.length <= limits.jobTitle)
  .map(normalForm);
const addresses = allHostileTexts.filter((text) => isWebAddress(normalForm(text)));
/** Every text that a field of several lines takes, one after the other. */
const everything = allHostileTexts
  .filter((text) => isLine(text) && text.length <= limits.jobText)
  .map(normalForm)
  .join('\n');

/** As many jobs as it takes to have each text once in a field of one line; two of them have all texts in one field. */
const hostileJobs = Array.from({ length: Math.ceil(lines.length / 3) }, (_, index) => {
  const [title = 'x', type = 'x', place = 'x'] = lines.slice(3 * index, 3 * index + 3);
  return {
    ...validJob({ isActive: true, pdfUrl: addresses[index % addresses.length] }),
    ...{ title, type, place },
    qualifications: `${title}\n${place}`,
    ...(index === 0 && { responsibilities: everything.slice(0, limits.jobResponsibilities) }),
    ...(index === 1 && { responsibilities: `${'x'.repeat(4999)}\n${'\u0301'.repeat(5000)}` }),
  };
});

let admin: string;
const made: Job[] = [];

test.beforeAll(async () => {
  admin = await logInAsAdmin();
  for (const json of hostileJobs) {
    const { status, body } = await createJob(admin, { json });
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
    made.push(body.data.job);
  }
});

test.afterAll(async () => {
  for (const job of made) await deleteJob(admin, job._id);
});

/** Fails on everything that only a text which was executed would do. Requests and console errors are watched anyway. */
function watch(page: Page): () => Promise<void> {
  const happened: string[] = [];
  page.on('dialog', async (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', () => happened.push('popup'));
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) happened.push(`frame: ${frame.url()}`);
  });
  return async () => {
    expect(await page.evaluate((mark) => mark in window, executedMark)).toBe(false);
    expect(happened).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'how far the page is wider than the screen').toBeLessThanOrEqual(0);
  };
}

/** Whether a page shows every one of these texts, to the letter. */
async function expectShown(page: Page, expected: readonly string[]): Promise<void> {
  const shown = await page.evaluate(() => document.body.textContent);
  expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
}

test('the careers page shows every hostile job as the text that it is', async ({ page }) => {
  const expectUnharmed = watch(page);
  await page.goto('/careers?country=united-kingdom');
  const last = page.getByRole('heading', { name: 'Trainee Design Engineer' });
  // Ten at a time.
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toBeVisible();
  await showAll(page);
  await expect(last).toBeVisible();
  await expectShown(page, [...lines, ...everything.split('\n')]);
  // An address leads where it says, and is the only thing in its link.
  const links = await page
    .locator('main a[target=_blank]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['https:', 'http:']));
  await expect(
    page.locator('main').locator('[onmouseover], [onerror], [onload], iframe, base, meta, math'),
  ).toHaveCount(0);
  await expect(page.locator('script').filter({ hasText: executedMark })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectUnharmed();
});

test('the dashboard shows every hostile job as the text that it is, in the list and in the form', {
  tag: weekly,
}, async ({ page }) => {
  const expectUnharmed = watch(page);
  await openAsAdmin(page, '/dashboard/jobs?country=United+Kingdom');
  const [job] = made;
  if (job === undefined) throw new Error('There is no job.');
  await expect(page.getByRole('row').filter({ hasText: job.title }).first()).toBeVisible();
  await expectUnharmed();

  await page.goto(`/dashboard/jobs/edit/${job._id}`);
  await expect(page.getByLabel('Title')).toHaveValue(job.title);
  await expect(page.getByLabel(/^Type/)).toHaveValue(job.type ?? '');
  await expect(page.getByLabel('Location')).toHaveValue(job.place);
  await expect(page.getByLabel('Responsibilities')).toHaveValue(job.responsibilities);
  await expectUnharmed();
});

const submissions = [
  { what: 'an enquiry', route: submitContactRoute, valid: validContact, long: 'message', max: limits.contactMessage },
  {
    what: 'an application',
    route: submitApplicationRoute,
    valid: validApplication,
    long: 'comments',
    max: limits.applicationComments,
  },
] as const;

for (const { what, route, valid, long, max } of submissions) {
  test(`the mail about ${what} shows every hostile text, and has no header of theirs`, { tag: weekly }, async ({
    page,
    request,
  }) => {
    const expectUnharmed = watch(page);
    const [firstName = '', lastName = ''] = lines;
    const email = `hostile.${uniqueMark()}@example.org`;
    const text = `${everything}\n${'<b>'.repeat(20_000)}`.slice(0, max);
    const { status } = await callApi(route.method, route.path, {
      json: { ...valid(), email, firstName, lastName, [long]: text },
    });
    expect(status).toBe(201);
    const mail: CaughtMail = await mailFrom(email);

    // As in a program for mail that knows no policy and runs whatever it finds.
    await page.setContent(mail.html);
    await expectShown(page, [firstName, lastName, ...text.split('\n')]);
    expect(await page.locator('script, img, iframe, svg, a, link, base, form').count()).toBe(0);
    await expectUnharmed();

    const source = await (await request.get(`${mailboxOrigin}/email/${mail.id}/source`)).text();
    const [head = ''] = source.split(/\r?\n\r?\n/, 1);
    const names = head
      .split(/\r?\n/)
      .filter((line) => !/^\s/.test(line))
      .map((line) => line.split(':', 1)[0]);
    expect(new Set(names).size, 'headers that come once only').toBe(names.length);
    expect(new Set(names)).toEqual(
      new Set(['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To']),
    );
    expect(mail.replyTo.map((sender) => sender.address)).toEqual([email]);
  });
}

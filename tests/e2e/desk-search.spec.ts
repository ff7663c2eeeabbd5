import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { submitApplicationRoute, submitContactRoute } from '@ohmbridge/contract/desk/submission-routes';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validContact, validJob } from '../support/factories.ts';
import { createJob } from '../support/job-calls.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { expectToFit } from './page-checks.ts';

test.setTimeout(60_000);

const field = (page: Page) => page.getByLabel('Find a job, a person or an enquiry');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** What was sent from an address has come to the desk. */
const onDesk = (kind: SubmissionKind, email: string) =>
  eventually(`what ${email} sent to be on the desk`, async () => {
    const { docs } = await firestore.collection(kind).where('email', '==', email).get();
    return docs.find((submission) => submission.get('reference'));
  });

/** Somebody applies and somebody enquires, whose words and numbers nobody else has; gives what they are found by. */
async function sendBoth() {
  const mark = uniqueMark();
  const end = `${Math.floor(Math.random() * 1e7)}`.padStart(7, '0');
  const employer = `Employer${mark.replaceAll('-', '')}`;
  const application = validApplication({
    firstName: 'Asha',
    lastName: `Found ${mark}`,
    phone: `+44770${end}`,
    comments: `I was with ${employer}.`,
  });
  const enquiry = validContact({ firstName: 'Ed', lastName: `Found ${mark}`, message: `We buy for ${employer}.` });
  await callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: application });
  await callApi(submitContactRoute.method, submitContactRoute.path, { json: enquiry });
  await onDesk('applications', application.email);
  await onDesk('enquiries', enquiry.email);
  return { mark, end, employer };
}

test('I find a person by the end of a number, an enquiry by an employer, and a job, wherever I am', {
  tag: weekly,
}, async ({ page }) => {
  const { mark, end, employer } = await sendBoth();
  const json = validJob({ title: `Found ${mark}`, isActive: false });
  const { reference = '' } = (await createJob(await logInAsAdmin(), { json })).body.data.job;
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('by the end of a phone number', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('role', 'combobox');
    await page.keyboard.type(end);
    await expect(options(page)).toHaveText([new RegExp(`Asha Found ${mark}.*A-\\d{6} · Power System Engineer.*New`)]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Asha Found ${mark}` })).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });

  await test.step('by a word of what was written, and by what all three are called', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    // Single keys do nothing right after typing.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused({ timeout: 300 });
    }).toPass();
    await page.keyboard.type(employer);
    await expect(options(page)).toHaveText([/^Asha/, /^Ed/]);
    await field(page).fill(`found ${mark}`);
    await expect(page.getByRole('listbox').getByText(/^(Jobs|Applications|Enquiries)$/)).toHaveText([
      'Jobs',
      'Applications',
      'Enquiries',
    ]);
    await expect(options(page)).toHaveText([
      new RegExp(`${reference} · Colchester · United Kingdom.*Draft`),
      /^Asha/,
      /^Ed/,
    ]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await accessibilityViolations(page), `suggestions, ${width} px`).toEqual([]);
    }
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    await options(page).first().click();
    await expect(page).toHaveURL(/\/dashboard\/jobs\/edit\//);
  });

  await test.step('Escape clears, and Enter without a choice shows the list', async () => {
    await field(page).fill('nobody has this word');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await field(page).fill(employer);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/dashboard/applications?search=${employer}`);
    await expect(page.getByRole('link', { name: `Asha Found ${mark}` })).toBeVisible();
  });
});

test('what I type before the search has been loaded stays, and nothing moves', { tag: weekly }, async ({ page }) => {
  const { mark } = await sendBoth();
  let arrive = () => {};
  const mayArrive = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/SuggestingField/, async (route) => {
    await mayArrive;
    await route.continue();
  });
  await openAsAdmin(page, '/dashboard');
  await field(page).click();
  await page.keyboard.type('found');
  await page.keyboard.press('Home');
  const before = await field(page).boundingBox();
  arrive();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`${mark} `);
  await expect(field(page)).toHaveValue(`${mark} found`);
  expect(await field(page).boundingBox()).toEqual(before);
  await expect(options(page)).toHaveText([/^Asha/, /^Ed/], { timeout: 20_000 });
});

test.describe('without its code', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test('on a phone an icon opens the search over the app bar, and without its code Enter still looks', {
    tag: weekly,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(/SuggestingField/, (route) => route.abort());
    await openAsAdmin(page, '/dashboard');
    await expect(field(page)).toBeHidden();
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(field(page)).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await expectToFit(page, [320, 390]);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('asha 003');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/applications?search=asha+003');
  });
});

test('whoever has switched single keys off can type a slash in peace', { tag: weekly }, async ({ page }) => {
  await openAsAdmin(page, '/dashboard');
  await expect(field(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('desk-shortcuts', 'off'));
  await page.reload();
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  await expect(field(page)).not.toHaveAttribute('aria-keyshortcuts');
});

import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { jobListRequests, noJobs } from '../support/jobs-from-firestore.ts';
import { chooseFromMenu, openAsAdmin, signIn } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { screens } from './screens.ts';

// What axe finds in the states that a page has besides the one that it opens in, which pages.spec.ts looks at.

// Looking takes long: a test here looks at a dozen states.
test.setTimeout(120_000);

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The part that has just come, or the whole page. */
async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  expect.soft(await accessibilityViolations(page, part), state).toEqual([]);
}

async function expectAccessibleOnBoth(page: Page, state: string, part?: string): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${state}, ${size.width} px`, part);
  }
}

test('the menus and every topic of a service are open to everybody', { tag: weekly }, async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/services/plant-engineering');
  await page.getByRole('button', { name: 'Show Services menu' }).press('Enter');
  await expect.soft(page.getByRole('banner')).toMatchAriaSnapshot(screens.header);
  await expectAccessible(page, 'the services menu', 'header');
  for (const topic of await page.getByRole('tab').all()) {
    await topic.click();
    await expect(topic).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, (await topic.textContent()) ?? '', '[role="tabpanel"]:not([hidden])');
  }
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  await expectAccessible(page, 'the menu of a phone');
});

test('the lightbox of the gallery is open to everybody', { tag: weekly }, async ({ page }) => {
  await page.goto('/gallery');
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Pictures: / })).toBeVisible();
  await expectAccessibleOnBoth(page, 'lightbox', 'dialog[open]');
});

test.describe('Forms that find fault', () => {
  test.use({ expectedConsoleErrors: /status of 500|was not sent/ });

  test('say so to everybody on the contact page, and who hears the page is told when nothing was sent', {
    tag: weekly,
  }, async ({ page, context }) => {
    await page.goto('/contact');
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(screens.contactForm);
    await page.getByRole('button', { name: 'Send Message' }).click();
    const firstName = page.getByLabel('First Name');
    await expect(firstName).toHaveAccessibleDescription(/First Name is required/);
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleOnBoth(page, 'what is missing', 'main');

    await context.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }));
    for (const [label, words] of [
      ['First Name', 'Ana'],
      ['Last Name', 'Okoro'],
      ['Email', 'ana@example.org'],
      ['Phone number', '1632960120'],
      ['Message', 'Please call.'],
    ] as const)
      await page.getByLabel(label).fill(words);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toContainText('Sorry, there was an error sending your message.');
    await expectAccessible(page, 'nothing was sent', 'main');
  });

  test('say so to everybody in each step of an application', { tag: weekly }, async ({ page }) => {
    await page.goto('/apply');
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(screens.firstStep);
    for (const step of ['Continue', 'Continue', 'Submit Application'])
      await page.getByRole('button', { name: step }).click();
    await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(/First Name is required/);
    await expectAccessibleOnBoth(page, 'the first step', 'main');
    await page.getByRole('button', { name: /^Step 2 of 3/ }).click();
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription(/required|select/i);
    await expectAccessibleOnBoth(page, 'the second step', 'main');
  });
});

test.describe('The careers page', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|RPC_ERROR|The open jobs could not be loaded/ });

  test('is open to everybody while it loads, when it fails, and when there are no jobs, and says which it is', {
    tag: weekly,
  }, async ({ page, context }) => {
    const answer = Promise.withResolvers<void>();
    await context.route(jobListRequests, async (route) => {
      await answer.promise;
      await route.abort();
    });
    await page.goto('/careers');
    const openings = page.getByRole('main').getByRole('status');
    await page.getByRole('button', { name: 'India' }).scrollIntoViewIfNeeded();
    await expect(openings.filter({ hasText: 'Loading job openings' })).toBeAttached();
    await expectAccessibleOnBoth(page, 'loading', 'main');

    answer.resolve();
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
    await expectAccessibleOnBoth(page, 'failed', 'main');

    await context.unroute(jobListRequests);
    await context.route(jobListRequests, (route) => route.fulfill(noJobs));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(openings.filter({ hasText: /^Openings: / })).toBeAttached();
    await page.getByRole('button', { name: 'India' }).click();
    await expect(openings.filter({ hasText: 'Openings in India: 0' })).toBeAttached();
    await expectAccessibleOnBoth(page, 'no jobs', 'main');
  });
});

test('the jobs of a country are open to everybody', { tag: weekly }, async ({ page }) => {
  await page.goto('/careers?country=india');
  await expect(page.getByRole('heading', { name: 'Design Manager' })).toBeVisible();
  await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(screens.jobsOfCountry);
  await expectAccessibleOnBoth(page, 'jobs', 'main');
});

test.describe('The admin area', () => {
  test.use({ expectedConsoleErrors: /status of 400/ });

  test('is open to everybody: login, overview, list, question and form', { tag: weekly }, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, { email: 'nobody@example.com', password: 'wrong' });
    await expect(page.getByRole('alert')).toContainText('Wrong email or password');
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(screens.login);
    await expectAccessibleOnBoth(page, 'a refused login');

    await page.setViewportSize(desk);
    await openAsAdmin(page, '/dashboard');
    await expect(page.getByText('Jobs by Country')).toBeVisible();
    await expectAccessibleOnBoth(page, 'overview');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the menu of a phone');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

    await page.setViewportSize(desk);
    await page.getByRole('link', { name: 'Job Listings' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Design Manager' });
    await expect(row).toBeVisible();
    await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(screens.jobList);
    await expectAccessibleOnBoth(page, 'list');
    await page.setViewportSize(desk);
    await chooseFromMenu(row, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete job listing' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessibleOnBoth(page, 'question', '[role="alertdialog"]');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: /^More/ })).toBeFocused();

    await page.setViewportSize(desk);
    await page.getByRole('link', { name: 'Add New Job' }).click();
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/required/i);
    await expectAccessibleOnBoth(page, 'form with field errors');
  });
});

import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
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

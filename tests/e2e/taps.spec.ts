import type { Page } from '@playwright/test';
import { countrySlug } from '@site/contract/firm/countries';
import { branch } from '@site/contract/test-support/offices';
import { testTaps } from '../taps/tap-tests.ts';
import { expect, test, timed, weekly } from './fixtures.ts';

/**
 * A sample of `npm run test:taps`: every fortieth control soon after the first paint, and a few at hydration and on a slow
 * phone.
 */
const soon = [0, 40, 100, 200];
const atHydration = ['Contact: typed, Send'];
const onSlowPhone = ['Menu'];

test.describe('Soon after the first paint', { tag: timed }, () => {
  testTaps(({ control }, speed, index) => {
    if (speed === 'slow phone') return onSlowPhone.includes(control) ? [300] : [];
    if (atHydration.includes(control)) return ['at hydration', 'across it'];
    return index % 40 === 0 ? soon.slice((index / 40) % soon.length).slice(0, 1) : [];
  });
});

test('a control that I press before the scripts arrive acts once they are there', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  // The document may count as loaded only when its scripts have arrived.
  await page.goto('/', { waitUntil: 'commit' });
  const second = page.getByRole('button', { name: /^2 of 3/ });
  // The click hits the arrow in the button, which is a drawing.
  await page.getByRole('button', { name: 'Next testimonial' }).locator('svg').click();
  await expect(second).not.toHaveAttribute('aria-current');
  letScriptsCome();
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('a link that carries the choices of the address works, however early I press it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/careers?country=${countrySlug(branch.country)}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Get new openings by email' }).click();
  letScriptsCome();
  await expect(page).toHaveURL(`/job-alerts?country=${countrySlug(branch.country)}`);
});

test('words and a country that I choose before the scripts arrive are searched together', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  const finder = page.getByRole('search', { name: 'Find a job' });
  await finder.getByLabel('Search all openings').pressSequentially('engineer');
  await finder.getByLabel('Country').selectOption(branch.country);
  letScriptsCome();
  await expect(page).toHaveURL(`/careers?country=${countrySlug(branch.country)}&search=engineer#openings`);
  await expect(finder.getByLabel('Search all openings')).toHaveValue('engineer');
  await expect(finder.getByLabel('Country')).toHaveValue(branch.country);
});

test.describe('If the code of a page does not arrive', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('no press is kept for it', async ({ page }) => {
    await page.route('**/assets/ContactPage-*.js', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-failed');
  });
});

test.describe('In a browser without the newest HTML features', { tag: timed }, () => {
  const concerned = ['Menu'];
  const concernedWeekly = ['Services menu, Enter', 'Team: next'];
  const tapsOn = (controls: string[]) =>
    testTaps(
      ({ control }, speed) => (speed === 'unthrottled' && controls.includes(control) ? [40] : []),
      withoutTheNewest,
    );

  tapsOn(concerned);
  test.describe('every affected control', { tag: weekly }, () => tapsOn(concernedWeekly));

  test('the menu closes again', async ({ page }) => {
    await page.addInitScript(withoutTheNewest);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  });
});

/** Holds back the scripts. Gives a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

/** Removes features that browsers have since 2023: invoker commands, ARIA reflection, `scrollend`. Runs in the page. */
function withoutTheNewest() {
  for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  for (const name of ['ariaExpanded', 'ariaHidden']) Reflect.deleteProperty(Element.prototype, name);
  addEventListener('command', (event) => event.preventDefault(), true);
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
}

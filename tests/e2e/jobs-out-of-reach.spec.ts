import { countrySlug } from '@site/contract/firm/countries';
import { branch } from '@site/contract/test-support/offices';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { aboutTitle, builtInTitle } from '../support/firm-words.ts';
import { expect, test, weekly } from './fixtures.ts';
import { scrollDown, untilHydrated, watchRequests } from './walks.ts';

test.use({
  expectedConsoleErrors:
    /The open jobs could not be loaded|Failed to fetch dynamically imported module|ERR_|status of (?:403|503)|Firestore/,
});

const title = builtInTitle(branch.country);
const menu = { name: 'Main menu' };
const database = `http://${emulatorEnvironment.FIRESTORE_EMULATOR_HOST}/**`;
const failure = 'Something went wrong. Please try again later.';

test('my browser cannot reach the database, and careers, home and the page of a job still show the jobs', async ({
  page,
}) => {
  await page.route(database, (route) => route.abort('blockedbyclient'));
  await page.goto('/careers');
  await page.getByRole('button', { name: branch.country }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/');
  await page.getByRole('button', { name: branch.country }).click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(page.getByText(failure)).toBeHidden();
});

test('without a connection, the careers page says so, and I can still read the loaded pages', {
  tag: weekly,
}, async ({ page, context }) => {
  const { documents } = watchRequests(page);
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('navigation', menu).getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL('/careers');
  // The browser loads the code of the page that Back leads to while the visitor reads.
  await page.waitForResponse(/AboutStatic/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await scrollDown(page, 3000);
  await expect(page.getByText(failure)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  await context.setOffline(false);
  await page.goForward();
  await page.getByRole('button', { name: branch.country }).click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  expect(documents).toEqual(['/about']);
});

for (const [which, days] of [
  ['a day fast', 1],
  ['a day slow', -1],
] as const) {
  test(`the clock of my device is ${which}, and I still see the jobs`, { tag: weekly }, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    await page.goto(`/careers?country=${countrySlug(branch.country)}`);
    await page.clock.runFor(2000);
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

import type { Locator, Page } from '@playwright/test';
import { readPdf } from '@site/web/documents/read-pdf';
import { expect, inFirefox, test, weekly } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

// The preload of linked pages fails without a network.
test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

const phone = { width: 390, height: 844 };

// These tests run weekly in Firefox. The screen test of the tools does the same in Chromium in every run.
const inFirefoxWeekly = { tag: [inFirefox, weekly] };

test('I find the route of a generator, and send the question with its inputs', inFirefoxWeekly, async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('main').getByRole('link', { name: 'Which route does this generator take?' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('EREC G99, Type C: 20 MW at 33 kV');
  // The keyboard is used, because React does not notice the input of Firefox's driver.
  await page.getByLabel('Registered capacity of the module').selectText();
  await page.keyboard.type('60 MW');
  await page.getByLabel('Connection voltage').selectText();
  await page.keyboard.type('132');
  await expect(result).toContainText('EREC G99, Type D: 60 MW at 132 kV');
  await page.getByLabel('Transmission area').selectOption('South of Scotland');
  await expect(result).toContainText('Grid Code, transmission connection');
  await result.getByRole('link', { name: 'Ask an engineer about this result' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Connection of 60 MW at 132 kV');
  await expect(page.getByLabel('Message')).toHaveValue(/60 MW at 132 kV, inverters, South of Scotland/);
});

test('figures that I type before the scripts arrive are calculated', async ({ page }) => {
  const hold = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto('/tools/generator-route?capacity=30+MW', { waitUntil: 'commit' });
  await page.getByLabel('Registered capacity of the module').selectText();
  await page.keyboard.type('60 MW');
  hold.resolve();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('EREC G99, Type D: 60 MW at 33 kV');
  await expect(page.getByLabel('Registered capacity of the module')).toHaveValue('60 MW');
  await expect(page).toHaveURL(/capacity=60\+MW/);
});

test('I print a shared earth grid on one sheet', async ({ page }) => {
  await page.goto('/tools/earth-grid?length=60&width=40&conductor=900&soil=100&current=3+kA&others=');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText(/^ResultHot/);
  const { text } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(text).toHaveLength(1);
  for (const words of ['with the sheath bonds', 'Sverak', 'Uniform soil', 'soil=100']) expect(text[0]).toContain(words);
});

test('each tool prints on one sheet', { tag: weekly }, async ({ page }) => {
  for (const path of ['/tools/generator-route', '/tools/fault-level']) {
    await page.goto(path);
    const { text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect.soft(text, path).toHaveLength(1);
  }
});

test.describe('On a phone, with the keyboard alone and without a network', () => {
  for (const { path, field, typed, result } of [
    {
      path: '/tools/generator-route',
      field: 'Registered capacity of the module',
      typed: '60 MW',
      result: 'EREC G99, Type D: 60 MW at 33 kV',
    },
    {
      path: '/tools/fault-level',
      field: 'Fault level of the source',
      typed: '25',
      result: /1[89]\.\d kA at the 33 kV/,
    },
    { path: '/tools/earth-grid', field: 'Earth fault current', typed: '2 kA', result: /^ResultCold site/ },
  ]) {
    test(`${path} works, and leads to its result`, { tag: weekly }, async ({ page, context }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await untilHydrated(page);
      await context.setOffline(true);
      const input = page.getByLabel(field);
      await tabUntil(page, input);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(typed);
      await expect(page.getByRole('region', { name: 'Result' })).toContainText(result);
      const line = page.getByRole('link', { name: /To the result$/ });
      await tabUntil(page, line);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Result' })).toBeInViewport();
      await tabUntil(page, page.getByRole('link', { name: 'Ask an engineer about this result' }));
    });
  }
});

/** Presses Tab until this control has the focus, and checks that it is completely on the screen. */
async function tabUntil(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport({ ratio: 1 });
      return;
    }
  }
  throw new Error('Tab does not lead there.');
}

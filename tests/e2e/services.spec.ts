import { expect, test, weekly } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many topics each page has. */
const topics = {
  'plant-engineering': 8,
  'earthing-solution': 4,
  'cable-solution': 4,
  'protection-design': 4,
  'power-system': 9,
  survey: 6,
  'battery-storage-integration': 4,
};

test.describe('Before any script has run', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test('the address of a topic shows that topic', { tag: weekly }, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/services/plant-engineering#primary');
    await expect(page.getByRole('heading', { name: 'Primary plant' })).toBeInViewport();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all topics of all services are there to read', { tag: weekly }, async ({ page }) => {
    for (const [slug, count] of Object.entries(topics)) {
      await page.goto(`/services/${slug}`);
      await expect(page.getByRole('tabpanel'), slug).toHaveCount(count);
    }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a row of tabs says that more follow until I am at its end, and nothing where all are in sight', {
    tag: weekly,
  }, async ({ page }) => {
    await page.goto('/services/protection-design');
    await untilHydrated(page);
    const row = page.getByRole('tablist').locator('..');
    const arrow = () => row.locator('..').evaluate((frame) => Number(getComputedStyle(frame, '::after').opacity));
    await row.scrollIntoViewIfNeeded();
    await expect.poll(arrow).toBe(1);
    // Whoever comes while the letters of the page are still on their way scrolls once more: the row has become longer.
    await expect(async () => {
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
      await expect.poll(arrow, { timeout: 1000 }).toBe(0);
      await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    // A word that is cut at the left fades there, as one at the right does.
    await expect(row).toHaveCSS('mask-position', '0px 0px, 0px 0px');
    await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(row).toHaveCSS('mask-position', '0px 0px, -44px 0px');

    await page.setViewportSize({ width: 768, height: 900 });
    await row.scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
    await expect.poll(arrow).toBe(0);
  });
});

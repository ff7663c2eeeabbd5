import { caseStudyPages, servicePages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';

const pages = ['/', ...servicePages.slice(0, 1), ...caseStudyPages.slice(0, 1), '/gallery'];

for (const width of [390, 1440]) {
  for (const path of pages) {
    const title = `at ${width} px, ${path} has the same height before and after I scroll`;

    // Each page takes seconds. Every run tests the home page on a phone, and the weekly run tests all others.
    test(title, { tag: path === '/' && width === 390 ? [] : weekly }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      // Fonts and hydrated parts may arrive after this. They must not change the height either.
      const atFirst = await height();
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      await page.waitForLoadState('networkidle');
      expect(await height()).toBe(atFirst);
    });
  }
}

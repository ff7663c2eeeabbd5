import type { Page } from '@playwright/test';
import { aboutPage } from '../../web/src/content/firm/pages/about.ts';
import { expect, test, weekly } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('Our team', () => {
  const [, second] = aboutPage.team.carousel.members;
  const sheet = (page: Page, name: string) => page.getByRole('button', { name: `${name}: Show details` });

  test('moves on when I press at the moment of hydration', { tag: weekly }, async ({ page }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.swiper-initialized')) return;
        watch.disconnect();
        document.querySelector<HTMLElement>('[aria-label="Next team member"]')?.click();
      });
      watch.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Next team member' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Previous team member' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('stays under my finger while a part above the screen grows', { tag: weekly }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const next = page.getByRole('button', { name: 'Next team member' });
    await next.scrollIntoViewIfNeeded();
    const place = () => next.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
    const [seen, before] = [await next.boundingBox(), await place()];
    await page.getByRole('main').evaluate((main) => {
      const late = document.createElement('div');
      late.style.height = '100px';
      main.prepend(late);
    });
    await expect.poll(place).toBeGreaterThan(before + 90);
    expect((await next.boundingBox())?.y).toBeCloseTo(seen?.y ?? 0, 0);
  });

  test('arrives at the chosen person, even if a loading picture makes it taller on the way', {
    tag: weekly,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The document counts as loaded only when its fonts have arrived.
    await page.goto('/about', { waitUntil: 'commit' });
    const next = page.getByRole('button', { name: 'Next team member' });
    await next.scrollIntoViewIfNeeded();
    await expect(page.locator('.swiper-initialized')).toBeVisible();
    await next.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
      const frame = document.querySelector<HTMLElement>('.swiper-initialized');
      if (frame) frame.style.height = `${frame.offsetHeight + 20}px`;
    });
    await expect(page.getByRole('button', { name: 'Previous team member' })).toHaveAttribute('aria-disabled', 'false');
    await expect(sheet(page, second?.name ?? '')).toBeInViewport({ ratio: 0.5 });
  });
});

import type { Page } from '@playwright/test';
import { expect, test, weekly } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const titles = {
  TRUST: ['Transparency', 'Reliability', 'Unwavering Commitment', 'Sustainability', 'Teamwork'],
  IMPACT: ['Innovation', 'Mutual Respect', 'Professionalism', 'Accountability', 'Customer-Focused', 'Timeliness'],
  EXCEL: ['Excellence', 'Xcellence in Innovation', 'Collaboration', 'Ethical Integrity', 'Leadership'],
};

const panel = (page: Page) => page.getByRole('tabpanel');

test('I read the story, the figures, and get in touch', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  await expect(page.getByText('Turning Ambitions into Reality with Expertise Across Borders')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Team in Numbers' });
  await expect(figures.getByRole('definition')).toHaveText(['4', '20+', '50+']);
  await expect(figures.getByRole('term')).toHaveText(['Core teams', 'Years experience', 'Employees']);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact');
});

test.describe('Our values', () => {
  test('stand behind three tabs, TRUST first, which I leaf through by mouse or arrow keys, around both ends', {
    tag: weekly,
  }, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('tab')).toHaveText(['TRUST', 'IMPACT', 'EXCEL']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('TRUST');
    for (const [word, expected] of Object.entries(titles)) {
      await page.getByRole('tab', { name: word }).click();
      await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(expected);
      expect(
        (await panel(page).locator('li > span').allTextContents()).join(''),
        'the letters, read down the column',
      ).toBe(word);
    }
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'TRUST' })).toBeFocused();
    await expect(page).toHaveURL('/about#trust');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'EXCEL' })).toBeFocused();
    await expect(panel(page).getByText('Ethical Integrity')).toBeVisible();
  });

  test('have an address each, which survives a reload', { tag: weekly }, async ({ page }) => {
    await page.goto('/about#impact');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('IMPACT');
    await page.reload();
    await expect(panel(page).getByText('Accountability')).toBeVisible();
  });
});

test.describe('Our team', () => {
  const sheet = (page: Page, name: string) => page.getByRole('button', { name: `${name}: Show details` });
  const bio = /chartered engineer in power systems/;

  test('shows one, two or three sheets as the screen has room, 30 pixels apart', { tag: weekly }, async ({ page }) => {
    await page.goto('/about');
    const frame = page.getByRole('region', { name: 'Our team', exact: true });
    for (const [width, count] of [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await frame.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          frame
            .getByRole('list')
            .first()
            .evaluate((viewport) => {
              const edge = viewport.getBoundingClientRect().right + 1;
              const boxes = [...viewport.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
              const gap = (boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0);
              return { count: boxes.filter(({ right }) => right <= edge).length, gap: Math.round(gap) };
            }),
        )
        .toEqual({ count, gap: 30 });
      // Arrows only where there is somebody more to see.
      await expect(page.getByRole('button', { name: 'Next team member' })).toBeVisible({ visible: count < 3 });
    }
  });

  test('moves on and back with its arrows', { tag: weekly }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const next = page.getByRole('button', { name: 'Next team member' });
    const previous = page.getByRole('button', { name: 'Previous team member' });
    await sheet(page, 'Chief Executive Officer').scrollIntoViewIfNeeded();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(sheet(page, 'Managing Director')).toBeInViewport({ ratio: 0.5 });
    await next.click();
    await expect(sheet(page, 'Business Development Manager')).toBeInViewport({ ratio: 0.5 });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect(sheet(page, 'Managing Director')).toBeInViewport({ ratio: 0.5 });
  });

  test('moves on where I press in the very moment in which it takes over', { tag: weekly }, async ({ page }) => {
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

  test('stays under my finger while something above the screen grows', { tag: weekly }, async ({ page }) => {
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

  test('arrives where I pressed for, though a picture has come in meanwhile and made it taller', {
    tag: weekly,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The document counts as loaded once its fonts have come.
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
    await expect(sheet(page, 'Managing Director')).toBeInViewport({ ratio: 0.5 });
  });

  test('steps back at once after I have pressed on at its end', { tag: weekly }, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto('/about');
    const next = page.getByRole('button', { name: 'Next team member' });
    await next.click();
    await expect(sheet(page, 'Business Development Manager')).toBeInViewport({ ratio: 0.5 });
    // A mouse of the test tool would wait for it to lead on again.
    await next.press('Enter');
    await page.getByRole('button', { name: 'Previous team member' }).click();
    await expect(sheet(page, 'Chief Executive Officer')).toBeInViewport({ ratio: 0.5 });
  });

  test('tells who somebody is when I point at the sheet or come by keyboard, and Escape puts it away', {
    tag: weekly,
  }, async ({ page }) => {
    await page.goto('/about');
    await untilHydrated(page);
    await expect(page.getByText(bio)).toBeHidden();
    await sheet(page, 'Managing Director').hover();
    await expect(page.getByText(bio)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Managing Director' })).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(page.getByText(bio)).toBeHidden();

    await sheet(page, 'Chief Executive Officer').focus();
    await page.keyboard.press('Tab');
    const managingDirector = sheet(page, 'Managing Director');
    await expect(managingDirector).toBeFocused();
    await expect(managingDirector).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(bio)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(bio)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByText(bio)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('tells it after a tap, and puts it away after another', { tag: weekly }, async ({ page }) => {
      await page.goto('/about');
      const ceo = sheet(page, 'Chief Executive Officer');
      const words = page.getByText(/Began as a commissioning engineer/);
      await ceo.tap();
      await expect(words).toBeVisible();
      await ceo.tap();
      await expect(words).toBeHidden();
    });
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every value and every biography is there', { tag: weekly }, async ({ page }) => {
    await page.goto('/about');
    for (const title of Object.values(titles).flat()) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText(/Reads connection offers and tender scopes/)).toBeVisible();
  });
});

test('a client finds accreditations, insurances, software and the four teams by name', { tag: weekly }, async ({
  page,
}) => {
  await page.goto('/about');
  const band = page.getByRole('region', { name: 'Accreditations, insurances, memberships and software' });
  for (const proof of [
    'ISO 9001',
    'NERS',
    'RISQS',
    'indemnity',
    'PowerFactory',
    'Primary, Protection, Studies and Site',
  ]) {
    await expect(band).toContainText(proof);
  }
  await expect(page.getByRole('contentinfo')).toContainText('testimonials and case studies are sample content');
});

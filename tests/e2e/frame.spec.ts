import { expect, inFirefox, test, weekly } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('On a desk', () => {
  test('going to another page takes me to its top, and Back to where I was', { tag: weekly }, async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveTitle(/^Careers in power engineering \| /);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('I open the menu, choose a page, and the menu is gone', { tag: inFirefox }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Power System Studies' })).toBeVisible();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(menu).toBeHidden();
  });
});

test.describe('A wrong address', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  for (const path of ['/nothing-here', '/careers/nothing', '/nothing?query=1']) {
    test(`${path} answers 404 with a page that leads on`, { tag: path === '/nothing-here' ? [] : weekly }, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

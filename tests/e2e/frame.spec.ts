import { expect, inFirefox, test, weekly } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('On a desk', () => {
  test('I open the services menu with the mouse, and it closes when I leave', { tag: weekly }, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const earthing = menu.getByRole('link', { name: 'Earthing Solution' });
    await expect(earthing).toBeHidden();
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await expect(earthing).toBeVisible();
    // As a window does that is given the focus: the menu was closed by it, and opened again by the click.
    await page.evaluate(() => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await expect(earthing).toBeVisible();
    await page.getByRole('button', { name: 'Show Services menu' }).click();
    await expect(earthing).toBeVisible();
    await page.mouse.move(20, 500);
    await expect(earthing).toBeHidden();
  });

  test('I open the services menu with the keyboard, and Escape gives me my place back', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Show Services menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Plant Engineering' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Going on closes it, too.
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Case Studies' })).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the first Tab offers me to skip the menu', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

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

  test('the menu marks the page that I am on, wherever I go', { tag: weekly }, async ({ page }) => {
    await page.goto('/services');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const marked = menu.locator('[aria-current="page"]');
    await expect(marked).toHaveText(['Services']);
    await menu.getByRole('link', { name: 'Services', exact: true }).hover();
    await menu.getByRole('link', { name: 'Earthing Solution' }).click();
    await expect(marked).toHaveText(['Services', 'Earthing Solution']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(marked).toHaveText(['Careers']);
    await page.goBack();
    await expect(marked).toHaveText(['Services', 'Earthing Solution']);
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

  test('Escape closes the menu and gives me its button back', { tag: weekly }, async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(toggle).toBeFocused();
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

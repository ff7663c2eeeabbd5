import { expect, openPage, test } from './fixtures.ts';

test.describe('Without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

  test('a page that I am about to choose is here before I choose it', async ({ page, context }) => {
    await openPage(page, '/temp');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/PrivacyPolicyPage-'));
    await link.hover();
    await code;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test('a page that cannot be had says so, and does not hold me there', async ({ page, context }) => {
    await openPage(page, '/temp');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await context.setOffline(false);
    await page.goForward();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Page Not Found');
    // Some browsers ask again by themselves, others keep to their first failure until the page is loaded anew.
    await page.reload();
    await expect(heading).toHaveText('Privacy Policy');
  });
});

test.describe('With a browser that saves data', () => {
  test('nothing is fetched before I choose it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await openPage(page, '/temp');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.hover();
    await link.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});

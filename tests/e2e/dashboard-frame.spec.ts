import { openAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The number of frames in which the browser showed no menu. */
    framesWithoutMenu: number;
  }
}

test('an admin opens each screen for the first time: the menu stays, and the focus moves to the content', async ({
  page,
}) => {
  await openAsAdmin(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  await expect(menu.getByRole('link', { name: 'Reports' })).toBeVisible();
  await page.evaluate(() => {
    window.framesWithoutMenu = 0;
    const menuLink = document.querySelector<HTMLElement>('nav a[href="/dashboard/reports"]');
    const look = () => {
      if (!menuLink?.isConnected || menuLink.offsetParent === null) window.framesWithoutMenu += 1;
      requestAnimationFrame(look);
    };
    look();
  });

  for (const [link, heading] of [
    ['Reports', 'Reports'],
    ['Job Listings', 'Job Listings'],
    ['Applications', 'Applications'],
    ['Interviews', 'Interviews'],
    ['Enquiries', 'Enquiries'],
    ['Settings', 'Team'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
    expect(await page.evaluate(() => window.framesWithoutMenu), `frames without the menu on the way to ${link}`).toBe(
      0,
    );
  }
});

for (const [colorScheme, ground] of [
  ['light', 'rgb(250, 248, 244)'],
  ['dark', 'rgb(18, 32, 47)'],
] as const)
  test(`the document of the dashboard has its frame, ${colorScheme}, and nothing of it moves when the scripts come`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openAsAdmin(page, '/dashboard');
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeVisible();

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    const sidebar = page.getByRole('complementary');
    const frame = async () => ({
      // The sidebar is as high as the content, so its height may change.
      sidebar: { ...(await sidebar.boundingBox()), height: undefined },
      title: await sidebar.getByText('Admin Dashboard').boundingBox(),
      bar: await page.getByRole('banner').boundingBox(),
    });
    await expect(sidebar).toHaveCSS('background-color', ground);
    await expect(page.getByRole('main')).toHaveText('Loading');
    await expect(sidebar).not.toContainText('Welcome');
    const before = await frame();
    const gaps = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        if (!document.querySelector('aside')) seen.push(document.body.textContent);
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    release();
    await expect(logout).toBeVisible();
    expect(await gaps.jsonValue(), 'the page without its frame').toEqual([]);
    await expect(sidebar).toHaveCSS('background-color', ground);
    expect(await frame()).toEqual(before);
  });

import { openAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** Counts the frames in which the browser drew no menu. */
    framesWithoutMenu: number;
  }
}

test('an admin opens each screen for the first time: the menu stays, and the focus comes to the content', async ({
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

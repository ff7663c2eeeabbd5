import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

const menu = page.getByRole('navigation', { name: 'Main menu' });
const toggle = page.getByRole('button', { name: 'Show Services menu' });
const heading = page.getByRole('heading', { level: 1 });

test('the services open under the mouse and close when it leaves', async () => {
  await openPage('/privacy-policy');
  const earthing = menu.getByRole('link', { name: 'Earthing Solution' });
  await expect.element(earthing).not.toBeInTheDocument();
  await userEvent.hover(menu.getByRole('link', { name: 'Services', exact: true }));
  await expect.element(earthing).toBeVisible();
  await userEvent.click(toggle);
  await expect.element(earthing).toBeVisible();
  await userEvent.hover(heading);
  await expect.element(earthing).not.toBeInTheDocument();
});

test('the services open by keyboard, and Escape gives the focus back', async () => {
  await openPage('/privacy-policy');
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await violationsHere('header')).toEqual([]);
  await userEvent.tab();
  await expect.element(menu.getByRole('link', { name: 'Plant Engineering' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(' ');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  // To go on closes the menu, too.
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('each service of the menu leads to its page, and the menu marks the page that is shown', async () => {
  await openPage('/privacy-policy');
  const marked = () =>
    Array.from(menu.element().querySelectorAll('[aria-current="page"]'), ({ textContent }) => textContent);
  for (const [name, title] of [
    ['Plant Engineering', 'Plant Engineering'],
    ['Earthing Solution', 'Earthing Design'],
    ['Cable Solutions', 'Cable Solutions'],
    ['Protection Design', 'Protection Design'],
    ['Power System Studies', 'Power System Studies'],
    ['Survey', 'Survey'],
  ] as const) {
    await userEvent.hover(menu.getByRole('link', { name: 'Services', exact: true }));
    await userEvent.click(menu.getByRole('link', { name, exact: true }));
    await expect.element(heading).toMatchTextContent(title);
    await expect.poll(marked).toEqual(['Services', name]);
    await userEvent.hover(heading);
  }
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expect.poll(marked).toEqual(['Careers']);
  history.back();
  await expect.poll(marked).toEqual(['Services', 'Survey']);
});

test('another page begins at its top', async () => {
  await openPage('/privacy-policy');
  scrollTo(0, 2000);
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expect.element(heading).toMatchTextContent(/./);
  await expect.poll(() => [location.pathname, scrollY]).toEqual(['/careers', 0]);
});

test('the first Tab offers to skip the menu', async () => {
  await openPage('/privacy-policy');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('on a phone the menu opens, leads to a page and is gone; Escape closes it and gives its button back', async () => {
  await resize(390);
  await openPage('/privacy-policy');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Main menu' });
  await userEvent.click(open);
  await expect.element(dialog).toBeVisible();
  expect(await violationsHere()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await userEvent.click(open);
  await userEvent.click(dialog.getByRole('link', { name: 'Careers' }));
  await expect.poll(() => location.pathname).toBe('/careers');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an unknown address and /temp say "Page Not Found", and lead home', async () => {
  for (const path of ['/nothing-here', '/temp']) {
    const { unmount } = await openPage(path);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to the home page' }));
    await expect.poll(() => location.pathname).toBe('/');
    await unmount();
  }
});

test('axe finds nothing on a legal page, on the privacy policy, and where a page is not found', async () => {
  for (const path of ['/accessibility', '/privacy-policy', '/nothing-here']) {
    const { unmount } = await openPage(path);
    expect(await violationsHere(), path).toEqual([]);
    await unmount();
  }
});

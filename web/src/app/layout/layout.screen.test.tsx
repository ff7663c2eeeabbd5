import { identity } from '@site/contract/firm/identity';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { services } from '../../test-support/content-pages.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

const menu = page.getByRole('navigation', { name: 'Main menu' });
const [firstName = '', menuName = ''] = services.flatMap((service) => service.menuName ?? []);
const serviceHeading = services.find((service) => service.menuName === menuName)?.banner.heading ?? '';
const toggle = page.getByRole('button', { name: 'Show Services menu' });
const heading = page.getByRole('heading', { level: 1 });

test('the first Tab offers to skip the menu, whose services open by keyboard; Escape gives the focus back', async () => {
  await openPage('/privacy-policy');
  expect(await violationsHere()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await violationsHere('header')).toEqual([]);
  await userEvent.tab();
  await expect.element(menu.getByRole('link', { name: firstName, exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(' ');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  // Tabbing out of the menu closes it, too.
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the services open under the mouse and close when it leaves; a page begins at its top, and the menu marks it', async () => {
  await openPage('/accessibility');
  expect(await violationsHere()).toEqual([]);
  const services = menu.getByRole('link', { name: 'Services', exact: true });
  const service = menu.getByRole('link', { name: menuName, exact: true });
  await expect.element(service).not.toBeInTheDocument();
  await userEvent.hover(services);
  await expect.element(service).toBeVisible();
  await userEvent.click(toggle);
  await expect.element(service).toBeVisible();
  await userEvent.hover(heading);
  await expect.element(service).not.toBeInTheDocument();
  const marked = () =>
    Array.from(menu.element().querySelectorAll('[aria-current="page"]'), ({ textContent }) => textContent);
  scrollTo(0, 500);
  await userEvent.hover(services);
  await userEvent.click(service);
  await expect.element(heading).toMatchTextContent(serviceHeading);
  await expect.poll(marked).toEqual(['Services', menuName]);
  await expect.poll(() => scrollY).toBe(0);
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expect.poll(marked).toEqual(['Careers']);
  await expect.poll(() => [location.pathname, scrollY]).toEqual(['/careers', 0]);
  history.back();
  await expect.poll(marked).toEqual(['Services', menuName]);
});

test('the click of a mouse whose browser does not name the pointer leaves the hovered services open', async () => {
  await openPage('/accessibility');
  const service = menu.getByRole('link', { name: menuName, exact: true });
  await userEvent.hover(menu.getByRole('link', { name: 'Services', exact: true }));
  await expect.element(service).toBeVisible();
  toggle.element().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(service).toBeVisible();
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
    if (path === '/nothing-here') expect(await violationsHere()).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: 'Back to the home page' }));
    await expect.poll(() => location.pathname).toBe('/');
    await unmount();
  }
});

test('the VAT number in the footer stays on one line', async () => {
  await openPage('/privacy-policy');
  const { vat } = identity.registration;
  const texts = document.createTreeWalker(page.getByRole('contentinfo').element(), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.textContent?.includes(vat)) break;
  const { currentNode } = texts;
  const number = document.createRange();
  number.setStart(currentNode, currentNode.textContent?.indexOf(vat) ?? 0);
  number.setEnd(currentNode, number.startOffset + vat.length);
  for (const width of [320, 360, 390, 412, 768]) {
    await resize(width);
    const lines = new Set([...number.getClientRects()].map(({ top }) => Math.round(top)));
    expect.soft(lines.size, `lines at ${width} px`).toBe(1);
  }
});

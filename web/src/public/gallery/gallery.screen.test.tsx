import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { type Album, albums } from '../../content/firm/gallery.ts';
import { openPage } from '../../test-support/open-page.tsx';

const pictures = page.getByRole('button', { name: /^Enlarge: / });
const lightbox = page.getByRole('dialog', { name: /^Pictures: / });
const position = lightbox.getByRole('status');
const [album, nextAlbum] = albums as [Album, Album];
const count = album.pictures.length;
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('a tab opens its album, by mouse or key, and the address names it', async () => {
  // An address that names no album opens the first.
  await openPage('/gallery#holidays');
  expect(await violationsHere()).toEqual([]);
  await expect.element(tab(album.name)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => pictures.elements().length).toBe(count);
  await userEvent.click(tab(nextAlbum.name));
  await expect.poll(() => pictures.elements().length).toBe(nextAlbum.pictures.length);
  expect(location.hash).toBe(`#${nextAlbum.id}`);
  // The first tab follows the last.
  for (const { name } of [...albums.slice(2), album]) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect.element(tab(album.name)).toHaveAttribute('aria-selected', 'true');
});

test('the arrow keys lead through the lightbox, Tab stays in it, and Escape gives the focus back to the picture', async () => {
  await openPage('/gallery');
  const second = pictures.nth(1);
  (second.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(lightbox.getByRole('button', { name: 'Next picture' })).toHaveFocus();
  expect(await violationsHere('dialog[open]')).toEqual([]);
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  expect(overflow()).toBe('hidden');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(position).toMatchTextContent(`${count} of ${count}`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(position).toMatchTextContent(`1 of ${count}`);
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    expect(document.activeElement?.closest('main button:not(dialog *)') ?? null, 'the focus is on the page').toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(lightbox).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
  await expect.poll(overflow).not.toBe('hidden');
});

test('Back closes the lightbox and stays in the gallery, Forward opens it again, and Close leads to the same entry', async () => {
  await openPage('/gallery');
  const key = () => (history.state as { key?: string } | null)?.key;
  const gallery = key();
  const second = pictures.nth(1);
  await userEvent.click(second);
  await expect.element(position).toMatchTextContent(`2 of ${count}`);
  await userEvent.keyboard('{ArrowRight}');
  history.back();
  await expect.element(lightbox).not.toBeInTheDocument();
  expect(location.pathname).toBe('/gallery');
  await expect.element(second).toHaveFocus();
  history.forward();
  await expect.element(position).toMatchTextContent(`2 of ${count}`);
  await userEvent.click(lightbox.getByRole('button', { name: 'Close' }));
  await expect.element(lightbox).not.toBeInTheDocument();
  expect(key()).toBe(gallery);
});

test('a swipe steps through the lightbox and a mouse does not; a click outside the picture closes it, and so does Close', async () => {
  await openPage('/gallery');
  const first = pictures.first();
  await userEvent.click(first);
  const swipe = (from: number, to: number, pointerType = 'touch') => {
    const stage = lightbox.getByRole('img').first().element();
    for (const [type, clientX] of [
      ['pointerdown', from],
      ['pointerup', to],
    ] as const)
      stage.dispatchEvent(
        new PointerEvent(type, { pointerType, isPrimary: true, clientX, clientY: 380, bubbles: true }),
      );
  };
  swipe(320, 80);
  await expect.element(position).toMatchTextContent(`2 of ${count}`);
  swipe(80, 320);
  await expect.element(position).toMatchTextContent(`1 of ${count}`);
  swipe(80, 320);
  await expect.element(position).toMatchTextContent(`${count} of ${count}`);
  swipe(320, 80, 'mouse');
  await expect.element(position).toMatchTextContent(`${count} of ${count}`);
  await userEvent.click(lightbox.getByRole('img').first());
  await expect.element(lightbox).toBeVisible();
  await userEvent.click(lightbox, { position: { x: 300, y: 10 } });
  await expect.element(lightbox).not.toBeInTheDocument();
  await userEvent.click(first);
  await userEvent.click(lightbox.getByRole('button', { name: 'Close' }));
  await expect.element(lightbox).not.toBeInTheDocument();
  await expect.element(first).toHaveFocus();
});

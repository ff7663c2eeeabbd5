import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { allowMotion, openPage, resize } from '../../test-support/open-page.tsx';

const panel = page.getByRole('tabpanel');
const tab = (name: string) => page.getByRole('tab', { name });
const sheet = (name: string) => page.getByRole('button', { name: `${name}: Show details` });

test('the values open as tabs, by mouse and by key, and the address names the open one', async () => {
  await openPage('/about#impact');
  expect(await violationsHere()).toEqual([]);
  await expect.element(tab('IMPACT')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('EXCEL'));
  await expect.element(panel.getByRole('heading', { level: 3 }).first()).toMatchTextContent('Excellence');
  expect(panel.elements()).toHaveLength(1);
  // The arrow keys wrap around at both ends.
  for (const [key, name] of [
    ['ArrowDown', 'TRUST'],
    ['ArrowDown', 'IMPACT'],
    ['ArrowUp', 'TRUST'],
    ['ArrowUp', 'EXCEL'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    expect(location.hash).toBe(`#${name.toLowerCase()}`);
  }
});

test('the film beside the values plays without sound while it is on the screen, until the visitor pauses it', async () => {
  await allowMotion();
  await openPage('/about');
  const values = page.getByRole('region', { name: 'Our Values' });
  await expect.element(values).toBeVisible();
  values.element().scrollIntoView();
  const film = () => values.element().querySelector('video');
  await expect.poll(() => film()?.paused).toBe(false);
  expect(film()).toMatchObject({ muted: true, loop: true });
  scrollTo(0, 0);
  await expect.poll(() => film()?.paused).toBe(true);
  values.element().scrollIntoView();
  await expect.poll(() => film()?.paused).toBe(false);
  await userEvent.click(values.getByRole('button', { name: 'Pause background' }));
  await expect.poll(() => film()?.paused).toBe(true);
});

test('the team shows one, two or three people side by side, 30 pixels apart, and arrows lead to the others', async () => {
  await openPage('/about');
  const frame = page.getByRole('region', { name: 'Our team', exact: true });
  const next = page.getByRole('button', { name: 'Next team member' });
  const previous = page.getByRole('button', { name: 'Previous team member' });
  const layout = () => {
    const list = frame.getByRole('list').first().element();
    const boxes = [...list.querySelectorAll(':scope > li')].map((slide) => slide.getBoundingClientRect());
    const edge = list.getBoundingClientRect().right + 1;
    return {
      count: boxes.filter(({ right }) => right <= edge).length,
      gap: Math.round((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)),
      hasArrows: next.elements().length > 0,
    };
  };
  for (const [width, count] of [
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await resize(width);
    frame.element().scrollIntoView();
    await expect.poll(layout, { message: `${width} pixels` }).toEqual({ count, gap: 30, hasArrows: count < 3 });
  }
  await resize(390);
  next.element().scrollIntoView({ block: 'center' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect.element(sheet('Managing Director')).toBeInViewport({ ratio: 0.3 });
  await userEvent.click(next);
  await expect.element(sheet('Business Development Manager')).toBeInViewport({ ratio: 0.3 });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  await expect.element(sheet('Managing Director')).toBeInViewport({ ratio: 0.3 });
});

test('details of a person in the team open by mouse, key and tap, and Escape closes them', async () => {
  await openPage('/about');
  const person = sheet('Managing Director');
  const bio = page.getByText(/chartered engineer in power systems/);
  await expect.element(bio).not.toBeVisible();
  await userEvent.hover(person);
  await expect.element(bio).toBeVisible();
  await userEvent.hover(page.getByRole('banner'));
  await expect.element(bio).not.toBeVisible();
  (sheet('Chief Executive Officer').element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(person).toHaveFocus();
  await expect.element(person).toHaveAttribute('aria-expanded', 'true');
  await expect.element(bio).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bio).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(bio).toBeVisible();
});

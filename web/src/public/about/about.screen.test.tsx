import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { allowMotion, openPage, resize } from '../../test-support/open-page.tsx';

const words = {
  TRUST: ['Transparency', 'Reliability', 'Unwavering Commitment', 'Sustainability', 'Teamwork'],
  IMPACT: ['Innovation', 'Mutual Respect', 'Professionalism', 'Accountability', 'Customer-Focused', 'Timeliness'],
  EXCEL: ['Excellence', 'Xcellence in Innovation', 'Collaboration', 'Ethical Integrity', 'Leadership'],
};

const panel = page.getByRole('tabpanel');
const tab = (name: string) => page.getByRole('tab', { name });
const headings = () =>
  panel
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
const sheet = (name: string) => page.getByRole('button', { name: `${name}: Show details` });

test('"Our Story" leads to us, and shows the team in numbers', async () => {
  await openPage('/about');
  const figures = page.getByRole('region', { name: 'Team in Numbers' });
  await expect.element(figures).toBeVisible();
  expect(
    figures
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '20+', '50+']);
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first());
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('the values stand behind three tabs, TRUST first, each spelt by its letters', async () => {
  await openPage('/about');
  await expect.element(page.getByRole('tab', { selected: true })).toMatchTextContent('TRUST');
  for (const [word, titles] of Object.entries(words)) {
    await userEvent.click(tab(word));
    await expect.poll(headings).toEqual(titles);
    const letters = Array.from(panel.element().querySelectorAll('li > span'), ({ textContent }) => textContent);
    expect(letters.join('')).toBe(word);
  }
});

test('the arrow keys lead through the values, around both ends, and the address names the one that is open', async () => {
  await openPage('/about#impact');
  await expect.element(tab('IMPACT')).toHaveAttribute('aria-selected', 'true');
  (tab('IMPACT').element() as HTMLElement).focus();
  for (const name of ['EXCEL', 'TRUST', 'IMPACT']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(tab(name)).toHaveFocus();
    expect(location.hash).toBe(`#${name.toLowerCase()}`);
  }
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(tab('EXCEL')).toHaveFocus();
});

test('the film beside the values plays without sound until the visitor pauses it', async () => {
  await allowMotion();
  await openPage('/about');
  const values = page.getByRole('region', { name: 'Our Values' });
  await expect.element(values).toBeVisible();
  values.element().scrollIntoView();
  const film = () => values.element().querySelector('video');
  await expect.poll(() => film()?.paused).toBe(false);
  expect(film()).toMatchObject({ muted: true, loop: true });
  await userEvent.click(values.getByRole('button', { name: 'Pause background' }));
  await expect.poll(() => film()?.paused).toBe(true);
});

test('the team stands in one, two or three sheets, 30 pixels apart, with arrows where somebody is out of sight', async () => {
  await openPage('/about');
  const frame = page.getByRole('region', { name: 'Our team', exact: true });
  const next = page.getByRole('button', { name: 'Next team member' });
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
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await resize(width);
    frame.element().scrollIntoView();
    await expect.poll(layout, { message: `${width} pixels` }).toEqual({ count, gap: 30, hasArrows: count < 3 });
  }
});

test('the arrows of the team lead from the first sheet to the last and back, and say where it ends', async () => {
  await resize(390);
  await openPage('/about');
  const next = page.getByRole('button', { name: 'Next team member' });
  const previous = page.getByRole('button', { name: 'Previous team member' });
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

test('a sheet of the team tells who somebody is to a mouse, a key and a tap, and Escape puts it away', async () => {
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

test('axe finds nothing on the page about us', async () => {
  await openPage('/about');
  expect(await violationsHere()).toEqual([]);
});

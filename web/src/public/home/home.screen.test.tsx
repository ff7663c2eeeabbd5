import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { holdFirestore } from '../../test-support/api-answers.ts';
import { allowMotion, openPage, resize, store } from '../../test-support/open-page.tsx';

const places = {
  first: page.getByRole('img', { name: /132 kV transformer bay at blue hour/ }),
  second: page.getByRole('img', { name: /Between two rows of battery containers/ }),
  third: page.getByRole('img', { name: /lattice tower in the first light/ }),
};

/** Opens the home page with motion, and with the clock of the hero in the hands of the test. */
async function openWithClock(): Promise<void> {
  await allowMotion();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/');
  // The mouse must not point at the hero.
  await userEvent.hover(page.getByRole('contentinfo'));
}

test('the hero shows each place for five seconds, and after the third the first again', async () => {
  await openWithClock();
  await expect.element(places.first).toBeVisible();
  for (const place of [places.second, places.third, places.first]) {
    vi.advanceTimersByTime(4999);
    await expect.element(place).not.toBeInTheDocument();
    vi.advanceTimersByTime(1);
    await expect.element(place).toBeVisible();
  }
});

test('the hero fades from one picture to the next in a second and a half, and its title block follows', async () => {
  await openWithClock();
  await userEvent.click(page.getByRole('button', { name: /^Picture 2 of 3/ }));
  await expect.element(page.getByText('Battery storage, after rain').first()).toBeVisible();
  await expect.element(page.getByText('Transformer bay, blue hour').first()).not.toBeVisible();
  await expect.element(places.second).toBeVisible();
  const view = places.second.element().closest('[data-shown]');
  expect(view && getComputedStyle(view).transitionDuration).toBe('1.5s');
});

test('the hero stands still after Pause, and goes on after Play', async () => {
  await openWithClock();
  await userEvent.click(page.getByRole('button', { name: 'Pause pictures' }));
  vi.advanceTimersByTime(65_000);
  await expect.element(page.getByRole('button', { name: /^Picture 1 of 3/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Play pictures' }));
  vi.advanceTimersByTime(5000);
  await expect.element(places.second).toBeVisible();
});

test('the hero stands still while the visitor points at it, or has the focus in it', async () => {
  await openWithClock();
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  vi.advanceTimersByTime(65_000);
  await expect.element(places.first).toBeVisible();
  await userEvent.hover(page.getByRole('contentinfo'));
  const link = page.getByRole('link', { name: 'See open positions' });
  const element = link.element() as HTMLElement;
  element.focus({ preventScroll: true });
  await expect.element(link).toHaveFocus();
  vi.advanceTimersByTime(65_000);
  await expect.element(page.getByRole('button', { name: /^Picture 1 of 3/ })).toHaveAttribute('aria-current', 'true');
  element.blur();
  await expect.element(link).not.toHaveFocus();
  vi.advanceTimersByTime(5000);
  await expect.element(places.second).toBeVisible();
});

test('the hero does not move for a visitor who wants less motion, who can still leaf through it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/');
  vi.advanceTimersByTime(65_000);
  await expect.element(places.first).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Picture 3 of 3/ }));
  await expect.element(places.third).toBeVisible();
  await expect.element(places.first).not.toBeInTheDocument();
});

test('the first link of the home page is an enquiry, and a service card leads to its page', async () => {
  await openPage('/');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link').first()).toHaveTextContent('Make an enquiry');
  const services = main.getByRole('region', { name: 'Design, studies and surveys for power networks' });
  await userEvent.click(services.getByRole('link', { name: 'Survey' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Survey' })).toBeVisible();
  expect(location.pathname).toBe('/services/survey');
});

test('the six service cards stand in one, two and three columns, with three lines at most', async () => {
  await openPage('/');
  const services = page.getByRole('region', { name: 'Design, studies and surveys for power networks' });
  await expect.element(services).toBeVisible();
  for (const [width, columns] of [
    [390, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await resize(width);
    const lefts = () =>
      new Set(
        services
          .getByRole('article')
          .elements()
          .map((card) => Math.round(card.getBoundingClientRect().left)),
      );
    await expect.poll(() => lefts().size, { message: `columns at ${width} pixels` }).toBe(columns);
  }
  const lines = Array.from(services.element().querySelectorAll('article p'), (text) =>
    Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
  );
  expect(lines).toHaveLength(6);
  expect(lines.filter((count) => count > 3)).toEqual([]);
});

test('the four statistics stand beside their labels', async () => {
  await openPage('/');
  const figures = page.getByRole('region', { name: 'Two decades of power engineering' });
  await expect.element(figures).toBeVisible();
  const pairs = Array.from(figures.element().querySelectorAll('dl > div'), (pair) => [
    pair.querySelector('dd')?.textContent,
    pair.querySelector('dt')?.textContent,
  ]);
  expect(pairs).toEqual([
    ['50+', 'EMPLOYEES'],
    ['4', 'CORE TEAMS'],
    ['20+', 'YEARS EXPERIENCE'],
    ['100+', 'PARTNERS'],
  ]);
});

test('the testimonials wrap around both ends, and a dot leads straight to its entry', async () => {
  await openPage('/');
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  const slide = (position: number) => carousel.getByRole('group', { name: new RegExp(`^${position} of 3`) });
  await expect.element(slide(1)).toBeVisible();
  await userEvent.click(carousel.getByRole('button', { name: 'Previous testimonial' }));
  await expect.element(slide(3)).toBeVisible();
  await expect.element(slide(1)).not.toBeInTheDocument();
  await userEvent.click(carousel.getByRole('button', { name: 'Next testimonial' }));
  await expect.element(slide(1)).toBeVisible();
  await expect.element(slide(3)).not.toBeInTheDocument();
  const dot = carousel.getByRole('button', { name: /^2 of 3/ });
  await userEvent.click(dot);
  await expect.element(slide(2)).toBeVisible();
  await expect.element(dot).toHaveAttribute('aria-current', 'true');
});

test('the testimonials never move on by themselves', async () => {
  await allowMotion();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/');
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  carousel.element().scrollIntoView();
  vi.advanceTimersByTime(600_000);
  const slide = carousel.getByRole('group', { name: /^1 of 3/ });
  await expect.element(slide).toBeVisible();
  expect(getComputedStyle(slide.element()).transitionDuration).toBe('1s');
});

test('the film behind the testimonials plays without sound until the visitor pauses it', async () => {
  await allowMotion();
  await openPage('/');
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  carousel.element().scrollIntoView();
  const film = () => carousel.element().querySelector('video');
  await expect.poll(() => film()?.paused).toBe(false);
  expect(film()).toMatchObject({ muted: true, loop: true });
  await userEvent.click(carousel.getByRole('button', { name: 'Pause background' }));
  await expect.poll(() => film()?.paused).toBe(true);
  await userEvent.click(carousel.getByRole('button', { name: 'Play background' }));
  await expect.poll(() => film()?.paused).toBe(false);
});

test('the film stands still for a visitor who wants less motion, until the visitor starts it', async () => {
  await openPage('/');
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  carousel.element().scrollIntoView();
  const play = carousel.getByRole('button', { name: 'Play background' });
  await expect.element(play).toBeVisible();
  expect(carousel.element().querySelector('video')?.paused).toBe(true);
  await userEvent.click(play);
  await expect.poll(() => carousel.element().querySelector('video')?.paused).toBe(false);
});

const careers = page.getByRole('region', { name: 'Join the people behind the drawings' });

test('the jobs of a country are leafed through by dots and keys, and "Choose Country" leads back', async () => {
  const job = (title: string) => jobDocument({ title, country: 'India' });
  await store({ 'jobs/a': job('Relay Engineer'), 'jobs/b': job('Cable Engineer'), 'jobs/c': job('Site Engineer') });
  await openPage('/');
  careers.element().scrollIntoView();
  await expect.element(careers.getByText('3 Openings')).toBeVisible();
  await userEvent.click(careers.getByRole('button', { name: 'India' }));
  await expect.element(careers.getByRole('heading', { name: 'India' })).toHaveFocus();
  const shown = (position: number) => careers.getByRole('group', { name: new RegExp(`^Job ${position} of 3: `) });
  const dot = (position: number) => careers.getByRole('button', { name: new RegExp(`^Job ${position} of 3: `) });
  await expect.element(shown(1)).toBeVisible();
  await userEvent.click(dot(2));
  await expect.element(shown(2)).toBeInViewport();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dot(3)).toHaveFocus();
  await expect.element(shown(3)).toBeInViewport();
  await userEvent.keyboard('{Home}');
  await expect.element(dot(1)).toHaveFocus();
  // Tab cannot reach a part outside of the frame.
  await expect.element(shown(2)).toHaveAttribute('inert');
  await expect.element(shown(1)).not.toHaveAttribute('inert');
  const frame = careers.element().querySelector('.swiper');
  expect(frame?.querySelector('.swiper-slide')?.getBoundingClientRect().width).toBe(frame?.clientWidth);
  const [first, second] = careers.element().querySelectorAll('.swiper-slide');
  if (first && second)
    expect(second.getBoundingClientRect().left - first.getBoundingClientRect().right).toBeCloseTo(20, 0);
  await userEvent.click(careers.getByRole('button', { name: 'Choose Country' }));
  await expect.element(careers.getByRole('button', { name: 'India' })).toHaveFocus();
});

test('the countries count one "Opening", and wait with a spinner for what they have', async () => {
  await store({ 'jobs/one': jobDocument({ country: 'Uzbekistan' }) });
  const held = Promise.withResolvers<void>();
  holdFirestore(() => held.promise);
  await openPage('/');
  careers.element().scrollIntoView();
  await expect.element(careers.getByRole('status')).toHaveTextContent('Loading job openings');
  held.resolve();
  await expect.element(careers.getByText('1 Opening', { exact: true })).toBeVisible();
});

test('home says that the jobs cannot be had, and Try again shows them', async () => {
  await store({ 'jobs/one': jobDocument({ country: 'India' }) });
  holdFirestore(() => Promise.reject(new TypeError('cut')));
  await openPage('/');
  careers.element().scrollIntoView();
  await expect
    .element(careers.getByRole('alert'))
    .toHaveTextContent('Failed to load job listings. Please try again later.');
  holdFirestore(() => Promise.resolve());
  await userEvent.click(careers.getByRole('button', { name: 'Try again' }));
  await expect.element(careers.getByText('1 Opening', { exact: true })).toBeVisible();
});

test('axe finds nothing on the home page', async () => {
  await openPage('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsHere()).toEqual([]);
});

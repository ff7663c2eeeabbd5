import { branch } from '@site/contract/test-support/offices';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { homePage } from '../../content/firm/pages/home.ts';
import { homeStatic } from '../../content/firm/pages/home-static.ts';
import type { Picture } from '../../content/shapes/picture.ts';
import { queryClient } from '../../shared/query-client.ts';
import { holdFirestore } from '../../test-support/api-answers.ts';
import { services } from '../../test-support/content-pages.ts';
import { allowMotion, change, openPage, resize, store } from '../../test-support/open-page.tsx';

const [first, second, third] = homePage.hero.places.map(({ picture }) => picture) as [Picture, Picture, Picture];
const place = ({ alternative }: Picture) => page.getByRole('img', { name: alternative, exact: false });
const places = { first: place(first), second: place(second), third: place(third) };

/** Opens the home page with motion, and with a fake clock for the hero. */
async function openWithClock(): Promise<void> {
  await allowMotion();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/');
  // The hero stands still under the mouse, so the mouse must point elsewhere.
  await userEvent.hover(page.getByRole('contentinfo'));
}

test('the hero fades to the next place every five seconds, and from the third to the first; Pause stops it and Play resumes it', async () => {
  await openWithClock();
  await expect.element(places.first).toBeVisible();
  // Vitest advances a fake clock while an assertion waits. Without this spy, a longer interval would pass as well.
  const begun = vi.spyOn(window, 'setInterval');
  for (const place of [places.second, places.third, places.first]) {
    vi.advanceTimersByTime(4999);
    await expect.element(place).not.toBeInTheDocument();
    vi.advanceTimersByTime(1);
    await expect.element(place).toBeVisible();
    await expect.poll(() => begun.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(5000);
    begun.mockClear();
  }
  // The title block changes with the picture.
  await userEvent.click(page.getByRole('button', { name: /^Picture 2 of 3/ }));
  await expect.element(page.getByText(second.caption).first()).toBeVisible();
  await expect.element(page.getByText(first.caption).first()).not.toBeVisible();
  await expect.element(places.second).toBeVisible();
  const view = places.second.element().closest('[data-shown]');
  expect(view && getComputedStyle(view).transitionDuration).toBe('1.5s');
  await userEvent.click(page.getByRole('button', { name: 'Pause pictures' }));
  vi.advanceTimersByTime(65_000);
  await expect.element(page.getByRole('button', { name: /^Picture 2 of 3/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Play pictures' }));
  vi.advanceTimersByTime(5000);
  await expect.element(places.third).toBeVisible();
});

test('the hero stands still while the visitor points at it or has the focus in it', async () => {
  await openWithClock();
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  vi.advanceTimersByTime(65_000);
  await expect.element(places.first).toBeVisible();
  await userEvent.hover(page.getByRole('contentinfo'));
  const link = page.getByRole('link', { name: homeStatic.hero.actions.at(-1)?.label ?? '' }).first();
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

test('hero and film stand still for a visitor who prefers reduced motion, until the visitor moves on or plays them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/');
  vi.advanceTimersByTime(65_000);
  await expect.element(places.first).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Picture 3 of 3/ }));
  await expect.element(places.third).toBeVisible();
  await expect.element(places.first).not.toBeInTheDocument();
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  carousel.element().scrollIntoView();
  const play = carousel.getByRole('button', { name: 'Play background' });
  await expect.element(play).toBeVisible();
  expect(carousel.element().querySelector('video')?.paused).toBe(true);
  await userEvent.click(play);
  await expect.poll(() => carousel.element().querySelector('video')?.paused).toBe(false);
});

test('the first link of the home page is an enquiry, the next ones are proofs; the services stand in one, two and three columns, and lead to their pages', async () => {
  await openPage('/');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link').first()).toHaveTextContent('Make an enquiry');
  const { actions, proofs } = homeStatic.hero;
  const links = main
    .getByRole('link')
    .elements()
    .slice(0, 1 + proofs.length);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...actions.slice(0, 2), ...proofs].slice(0, links.length).map(({ href }) => href),
  );
  expect(await violationsHere()).toEqual([]);
  const region = main.getByRole('region', { name: homeStatic.services.title });
  const cards = region.getByRole('article');
  for (const [width, columns] of [
    [390, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await resize(width);
    const lefts = () => new Set(cards.elements().map((card) => Math.round(card.getBoundingClientRect().left)));
    await expect.poll(() => lefts().size, { message: `columns at ${width} pixels` }).toBe(columns);
  }
  const lines = Array.from(region.element().querySelectorAll('article p'), (text) =>
    Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
  );
  const shown = services.filter(({ menuName }) => menuName);
  expect(lines).toHaveLength(shown.length);
  expect(lines.filter((count) => count > 3)).toEqual([]);
  const [service] = shown as [(typeof shown)[number]];
  await userEvent.click(region.getByRole('link').first());
  await expect.element(page.getByRole('heading', { level: 1, name: service.banner.heading })).toBeVisible();
  expect(location.pathname).toBe(`/services/${service.slug}`);
});

test('the testimonials never move on by themselves, and the film behind them plays without sound until it is paused', async () => {
  await allowMotion();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/');
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  carousel.element().scrollIntoView();
  vi.advanceTimersByTime(600_000);
  await expect.element(carousel.getByRole('group', { name: /^1 of 3/ })).toBeVisible();
  const film = () => carousel.element().querySelector('video');
  await expect.poll(() => film()?.paused).toBe(false);
  expect(film()).toMatchObject({ muted: true, loop: true });
  await userEvent.click(carousel.getByRole('button', { name: 'Pause background' }));
  await expect.poll(() => film()?.paused).toBe(true);
  await userEvent.click(carousel.getByRole('button', { name: 'Play background' }));
  await expect.poll(() => film()?.paused).toBe(false);
});

test('the testimonials wrap around in both directions, fade for a second, and have a dot each', async () => {
  await allowMotion();
  await openPage('/');
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  const slide = (position: number) => page.getByRole('group', { name: new RegExp(`^${position} of 3: `) });
  carousel.element().scrollIntoView();
  // The style exists only during the fade, so a poll could miss it on a busy machine.
  const durations = new Set<string>();
  const styles = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) durations.add(target.style.transitionDuration);
  });
  styles.observe(carousel.element(), { attributeFilter: ['style'], subtree: true });
  onTestFinished(() => styles.disconnect());
  for (const [control, position] of [
    ['Previous testimonial', 3],
    ['Next testimonial', 1],
    ['Next testimonial', 2],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: control }));
    await expect.element(slide(position)).toHaveAttribute('data-shown');
  }
  await expect.poll(() => [...durations]).toContain('1000ms');
  await expect.element(slide(1)).not.toBeInTheDocument();
  const dot = page.getByRole('button', { name: /^3 of 3: / });
  await userEvent.click(dot);
  await expect.element(slide(3)).toHaveAttribute('data-shown');
  await expect.element(dot).toHaveAttribute('aria-current', 'true');
});

const careers = page.getByRole('region', { name: 'Join the people behind the drawings' });

test('the jobs of a country are 20 px apart, dots and keys show the other jobs, and "Choose Country" leads back', async () => {
  const job = (title: string) => jobDocument({ title, country: branch.country });
  await store({ 'jobs/a': job('Relay Engineer'), 'jobs/b': job('Cable Engineer'), 'jobs/c': job('Site Engineer') });
  await openPage('/');
  careers.element().scrollIntoView();
  await expect.element(careers.getByText('3 Openings')).toBeVisible();
  await userEvent.click(careers.getByRole('button', { name: branch.country }));
  await expect.element(careers.getByRole('heading', { name: branch.country })).toHaveFocus();
  const shown = (position: number) => careers.getByRole('group', { name: new RegExp(`^Job ${position} of 3: `) });
  const dot = (position: number) => careers.getByRole('button', { name: new RegExp(`^Job ${position} of 3: `) });
  await expect.element(shown(1)).toBeVisible();
  const carousel = careers.getByRole('region', { name: `Jobs in ${branch.country}` }).element();
  const slide = carousel.querySelector('.swiper-slide') as Element;
  await expect.poll(() => getComputedStyle(slide).marginRight).toBe('20px');
  const { width } = carousel.querySelector('.swiper')?.getBoundingClientRect() ?? {};
  expect(slide.getBoundingClientRect().width).toBe(width);
  await userEvent.click(dot(2));
  await expect.element(shown(2)).toBeInViewport();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dot(3)).toHaveFocus();
  await expect.element(shown(3)).toBeInViewport();
  await userEvent.keyboard('{Home}');
  await expect.element(dot(1)).toHaveFocus();
  // Tab cannot reach a slide outside the frame.
  await expect.element(shown(2)).toHaveAttribute('inert');
  await expect.element(shown(1)).not.toHaveAttribute('inert');
  await userEvent.click(careers.getByRole('button', { name: 'Choose Country' }));
  await expect.element(careers.getByRole('button', { name: branch.country })).toHaveFocus();
});

test('if a job closes while the last one is shown, the carousel stays at the last remaining job', async () => {
  const job = (title: string) => jobDocument({ title, country: branch.country });
  await store({ 'jobs/a': job('Relay Engineer'), 'jobs/b': job('Cable Engineer'), 'jobs/c': job('Site Engineer') });
  await openPage('/');
  careers.element().scrollIntoView();
  await userEvent.click(careers.getByRole('button', { name: branch.country }));
  await userEvent.click(careers.getByRole('button', { name: /^Job 3 of 3: / }));
  await expect.element(careers.getByRole('group', { name: /^Job 3 of 3: / })).toBeInViewport();
  await change('jobs/a', { isActive: false });
  await queryClient.invalidateQueries();
  const last = careers.getByRole('group', { name: /^Job 2 of 2: / });
  await expect.element(last).toBeInViewport({ ratio: 0.5 });
  await expect.element(last).not.toHaveAttribute('inert');
  await expect.element(careers.getByRole('button', { name: /^Job 2 of 2: / })).toHaveAttribute('aria-current', 'true');
});

test('the home page shows a spinner, says that the jobs cannot be loaded, and Try again shows them, one as "1 Opening"', async () => {
  await store({ 'jobs/one': jobDocument({ country: branch.country }) });
  const held = Promise.withResolvers<void>();
  // The test can reject the answer before the page asks for it.
  held.promise.catch(() => undefined);
  holdFirestore(() => held.promise);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await openPage('/');
  careers.element().scrollIntoView();
  await expect.element(careers.getByRole('status')).toHaveTextContent('Loading job openings');
  held.reject(new TypeError('cut'));
  await expect
    .element(careers.getByRole('alert'))
    .toHaveTextContent('Failed to load job listings. Please try again later.');
  await expect.element(page.getByText('Office Assistant')).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  holdFirestore(() => Promise.resolve());
  await userEvent.click(careers.getByRole('button', { name: 'Try again' }));
  await expect.element(careers.getByText('1 Opening', { exact: true })).toBeVisible();
});

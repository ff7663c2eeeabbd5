import { countrySlug, homeCountry } from '@site/contract/firm/countries';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobDocument } from '../../../../tests/support/documents.ts';
import { queryClient } from '../../shared/query-client.ts';
import { holdFirestore, later } from '../../test-support/api-answers.ts';
import { allowMotion, leftFor, openPage, said, store } from '../../test-support/open-page.tsx';
import { pageAt } from '../route-parts.tsx';
import { routes } from '../routes.tsx';
import { longestWait } from './pending.ts';
import { watchTouches } from './reload.ts';

const menu = page.getByRole('navigation', { name: 'Main menu' });
const link = (name: string) => menu.getByRole('link', { name, exact: true });
const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const mark = () => document.querySelector<HTMLElement>('[data-pending]');
const loading = said(/^Loading$/);

afterEach(() => vi.restoreAllMocks());

/** Holds back the code of a page until the test releases it. */
function holdPage(path: string) {
  const { page: held } = pageAt(routes, path);
  const arrival = later<undefined>();
  const whole = held.loadWhole.bind(held);
  const parts = held.loadParts.bind(held);
  vi.spyOn(held, 'loadWhole').mockImplementation(async (parameters) => {
    await arrival.promise;
    return whole(parameters);
  });
  vi.spyOn(held, 'loadParts').mockImplementation(async () => {
    await arrival.promise;
    return parts();
  });
  held.isWhole = false;
  return () => arrival.give(undefined);
}

test('a page that takes longer shows a mark and says so, until it is there', async () => {
  await allowMotion();
  await openPage('/privacy-policy');
  const letCome = holdPage('/about');
  await userEvent.click(link('About'));
  await expect.poll(mark).not.toBeNull();
  await expect.element(loading).toBeInTheDocument();
  expect(getComputedStyle(mark() as Element).animationName).not.toBe('none');
  await expect.element(title('Privacy Policy')).toBeVisible();
  letCome();
  await expect.element(title(/^Our Story/)).toBeVisible();
  expect(mark()).toBeNull();
  await expect.element(loading).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('the code that most pages share is fetched after the page that the visitor waits for', async () => {
  const idle: (() => void)[] = [];
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((task) => idle.push(task as () => void));
  await openPage('/privacy-policy');
  const shared = vi.spyOn(pageAt(routes, '/contact').page, 'loadParts');
  const letCome = holdPage('/about');
  await userEvent.click(link('About'));
  await expect.poll(mark).not.toBeNull();
  expect(idle).not.toEqual([]);
  for (const task of idle) task();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shared).not.toHaveBeenCalled();
  letCome();
  await expect.poll(() => shared.mock.calls.length).toBe(1);
});

test('a link to a part whose name cannot be decoded opens the page at its top', async () => {
  await openPage('/privacy-policy');
  scrollTo(0, 500);
  link('About').element().setAttribute('href', '/about#%');
  await userEvent.click(link('About'));
  await expect.element(title(/^Our Story/)).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
});

test('the mark stands still for a visitor who wants less motion', async () => {
  await openPage('/privacy-policy');
  holdPage('/about');
  await userEvent.click(link('About'));
  await expect.poll(mark).not.toBeNull();
  const { animationName, borderTopWidth } = getComputedStyle(mark() as Element);
  expect([animationName, borderTopWidth]).toEqual(['none', '4px']);
});

test('another link takes the place of the one that is waited for, and the mark goes with it', async () => {
  await openPage('/privacy-policy');
  const letCome = holdPage('/about');
  await userEvent.click(link('About'));
  await expect.poll(mark).not.toBeNull();
  await userEvent.click(link('Careers'));
  await expect.poll(() => location.pathname).toBe('/careers');
  expect(mark()).toBeNull();
  letCome();
  await expect.poll(() => pageAt(routes, '/about').page.isWhole).toBe(true);
  expect(location.pathname).toBe('/careers');
});

test('a page that never comes is loaded by the browser itself once the wait is over', async () => {
  await openPage('/privacy-policy');
  holdPage('/about');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The test clicks in the page: a press through the browser would take too long.
  (link('About').element() as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(longestWait - 1);
  expect(leftFor).toEqual([]);
  expect(mark()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(leftFor).toEqual(['/about']);
});

test('Back to a page whose code takes longer shows the mark, and is loaded by the browser once the wait is over', async () => {
  await openPage('/privacy-policy');
  await userEvent.click(link('Careers'));
  await expect.poll(() => location.pathname).toBe('/careers');
  holdPage('/privacy-policy');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.back();
  await expect.poll(() => location.pathname).toBe('/privacy-policy');
  await vi.advanceTimersByTimeAsync(400);
  expect(mark()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(longestWait);
  expect(leftFor).toEqual(['/privacy-policy']);
});

test('Back to a job that cannot be read says so within the frame, and "Try again" shows it', async () => {
  const job = jobDocument({ title: 'Relay Engineer', reference: 'J-0001' });
  await store({ 'jobs/one': job });
  await openPage(`/careers?country=${countrySlug(homeCountry)}`);
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Relay Engineer', exact: true }));
  await expect.element(title('Relay Engineer')).toBeVisible();
  await userEvent.click(link('About'));
  await expect.element(title(/^Our Story/)).toBeVisible();
  queryClient.clear();
  const refuse = vi.fn(() => Promise.reject(new TypeError('offline')));
  holdFirestore(refuse);
  history.back();
  await expect.element(title('This position could not be loaded')).toBeVisible();
  await expect.element(link('About')).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  refuse.mockClear();
  await userEvent.click(tryAgain);
  // The second attempt fails too, and leaves the focus on the button.
  await vi.waitFor(() => expect(refuse).toHaveBeenCalled());
  await expect.element(tryAgain).toHaveFocus();
  holdFirestore(() => Promise.resolve());
  await userEvent.click(tryAgain);
  await expect.element(title('Relay Engineer')).toBeVisible();
  expect(leftFor).toEqual([]);
});

const lost = 'Failed to fetch dynamically imported module: /assets/a.js';
const failed = title('This page could not be shown');

/** Replaces the component of a page. */
const replacePage = (path: string, Page: ComponentType) =>
  vi.spyOn(pageAt(routes, path).page, 'code', 'get').mockReturnValue({
    value: { Page, module: {} },
    latest: new Promise(() => undefined),
  });

/** Collects the errors that the window receives, which are counted. */
function hearErrors(): string[] {
  const heard: string[] = [];
  addEventListener('error', ({ message }) => heard.push(message));
  return heard;
}

function Crash(): never {
  throw new TypeError('A crash');
}

/** A form that fails when its button is pressed: the answer needs code that no longer exists. */
function FormWithLostCode() {
  const [isSent, setIsSent] = useState(false);
  if (isSent) throw new TypeError(lost);
  return (
    <button type="button" onClick={() => setIsSent(true)}>
      Send
    </button>
  );
}

function LostCode(): never {
  throw new TypeError(lost);
}

test('a page that crashes is counted, the menu stays and leads on, and nothing is loaded again by itself', async () => {
  const errors = hearErrors();
  await openPage('/privacy-policy');
  replacePage('/about', Crash);
  await userEvent.click(link('About'));
  await expect.element(failed).toBeVisible();
  expect(errors).toEqual([expect.stringContaining('A crash')]);
  await userEvent.click(link('Careers'));
  await expect.element(failed).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe('/careers');
  expect(leftFor).toEqual([]);
});

test('a page whose code is gone is loaded again by itself where a link has just led to it', async () => {
  hearErrors();
  watchTouches();
  await openPage('/privacy-policy');
  replacePage('/about', LostCode);
  await userEvent.click(link('About'));
  await expect.poll(() => leftFor).toEqual(['/about']);
});

test('a page whose code is gone is not loaded again by itself after something was sent from it', async () => {
  hearErrors();
  watchTouches();
  await openPage('/privacy-policy');
  replacePage('/about', FormWithLostCode);
  await userEvent.click(link('About'));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(leftFor).toEqual([]);
});

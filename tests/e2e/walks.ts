import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// Helpers for a walk through the site.

/**
 * Records the requests of the browser from now on: documents, queries of the database, and calls of the API about open jobs. A
 * call about the job of a reference does not count, because only the API knows closed jobs.
 */
export function watchRequests(page: Page) {
  const documents: string[] = [];
  const queries: string[] = [];
  const jobCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(pathname);
    if (pathname.endsWith(':runQuery')) queries.push(pathname);
    if (/^\/api\/jobs(?!\/by-reference\/)/.test(pathname)) jobCalls.push(pathname);
  });
  return { documents, queries, jobCalls };
}

/** Waits until the application reacts to presses. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Waits until React has hydrated every part of the page, except static parts. */
export async function untilAllHydrated(page: Page, path: string): Promise<void> {
  await untilHydrated(page);
  // The development build is slow, and other tests run at the same time.
  const message = `parts of ${path} that are not hydrated`;
  await expect.poll(() => page.evaluate(boundariesLeft), { message, timeout: 30_000 }).toBe(0);
  // Chromium may not call back after a click: its idle time begins with the next frame, and there is nothing to paint.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** Gives the number of parts that React must still hydrate; static parts do not count. */
function boundariesLeft(): number {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  let left = 0;
  while (comments.nextNode()) {
    const { currentNode } = comments;
    if (currentNode.nodeValue !== '$' || currentNode.parentElement?.closest('[data-static-part]')) continue;
    const next = currentNode.nextSibling;
    if (next instanceof Element && !Object.keys(next).some((name) => name.startsWith('__reactFiber'))) left += 1;
  }
  return left;
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls as a visitor does, and waits until the page stands still. */
export async function scrollDown(page: Page, by: number): Promise<number> {
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(by / 2);
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await scrollTop(page);
      return before === last;
    })
    .toBe(true);
  return before;
}

/** Reads the head of the page as a search engine does. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string; itemListElement?: { name: string }[] },
    );
    return {
      lang: document.documentElement.lang,
      titles: [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href').map((href) => new URL(href).pathname),
      robots: all('meta[name="robots"]', 'content'),
      crumbs: data
        .filter((one) => one['@type'] === 'BreadcrumbList')
        .map(({ itemListElement = [] }) => itemListElement.map(({ name }) => name)),
    };
  });

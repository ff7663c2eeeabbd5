import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { siteOrigin } from '../../scripts/emulators/addresses.ts';
import { builtInJobPath } from '../support/firm-words.ts';
import { pagesOf } from '../support/public-pages.ts';
import { slowDown } from '../taps/visit.ts';
import { signIn } from './admin.ts';
import { adminBudgets, homeKilobytes, scriptBudgets } from './budgets.ts';
import { expect, test, weekly } from './fixtures.ts';
import { type LoadedFile, sourceOf, watchLoadedFiles, weigh } from './loaded-bytes.ts';

// The viewport of a phone. Files for the parts below the first screen are loaded later, and do not count.
test.use({ viewport: { width: 390, height: 844 } });

/** The page that every run of the tests weighs. The weekly run weighs the others. */
const sample = '/';

/** Opens a page as a visitor who only looks, and waits until the page loads nothing more. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Every page of each shape, and the page of a job, which a function renders. */
const weighed = Object.entries(scriptBudgets).flatMap(([shape, max]) =>
  (shape === builtInJobPath ? [shape] : pagesOf(shape)).map((path) => ({ path, max })),
);

for (const { path, max } of weighed) {
  const title = `${path} stands still while it loads, loads nothing in vain, and stays within ${max} KB of scripts`;

  test(title, { tag: path === sample ? [] : weekly }, async ({ page }) => {
    await page.addInitScript(watchLayoutShifts);
    const loadedFiles = watchLoadedFiles(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Three first visits are measured: a shift in one of them is a shift for one visitor in three.
    const moved: string[] = [];
    for (let visits = 0; visits < 3; visits += 1) {
      await loadedFiles();
      await look(page, path);
      moved.push(...(await page.evaluate(() => window.layoutShifts)));
    }

    expect(moved, 'what has moved in three visits').toEqual([]);
    expect(await page.evaluate(unusedPreloads), 'preloads that nothing uses').toEqual([]);
    expectWeight(await loadedFiles(), max);
  });
}

for (const path of ['/', '/contact', '/careers', '/credit']) {
  const title = `${path} hardly moves when its fonts are late, because the fallback fonts have the same widths`;

  test(title, { tag: weekly }, async ({ page }) => {
    await page.addInitScript(watchLayoutShifts);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await look(page, path);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => window.layoutShifts);
    // The limit allows for a different line break. Without fallback fonts of the same width, the shift was up to 0.22.
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThan(0.02);
  });
}

test('product pages stand still on a slow phone, although their fonts come with the first paint', {
  tag: weekly,
}, async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(watchLayoutShifts);
  await slowDown(await page.context().newCDPSession(page));
  // The text after the name of a standard, which must not break, begins on the same line.
  for (const path of pagesOf('/product/*')) {
    await look(page, path);
    expect.soft(await page.evaluate(() => window.layoutShifts), path).toEqual([]);
  }
});

function expectWeight(files: readonly LoadedFile[], max: number): void {
  const { kilobytes, heaviest } = weigh(files.filter(({ kind }) => kind === 'script'));
  expect(kilobytes, `KB of scripts, of which the heaviest are\n${heaviest}`).toBeLessThanOrEqual(max);
}

test('nothing moves on the home page if the connection pauses within the document', { tag: weekly }, async ({
  page,
}) => {
  const html = await (await fetch(siteOrigin)).text();
  const cuts = ['<h1', '</h1>'].map((place) => html.indexOf(place));
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const cut = cuts[Number(/^\/\?cut=(\d)$/.exec(url)?.[1])];
    if (cut !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut));
      await pause(1000);
      return response.end(html.slice(cut));
    }
    const file = await fetch(siteOrigin + url);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    return response.end(await file.bytes());
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.addInitScript(watchLayoutShifts);
  for (const [cut, at] of cuts.entries()) {
    expect(at).toBeGreaterThan(0);
    await page.goto(`http://127.0.0.1:${port}/?cut=${cut}`);
    expect(await page.evaluate(() => window.layoutShifts), `cut before the words, or within them: ${cut}`).toEqual([]);
  }
  server.close();
});

test('the admin area keeps to its budget', { tag: weekly }, async ({ page }) => {
  const loadedFiles = watchLoadedFiles(page);
  await look(page, '/login');
  const login = await loadedFiles();
  // The form works before Firebase Auth is loaded. The budget of the first screen counts those files.
  const scripts = login.filter(({ kind }) => kind === 'script');
  const sources = await Promise.all(scripts.map(sourceOf));
  expectWeight(
    scripts.filter((_script, index) => !sources[index]?.includes('@firebase/')),
    adminBudgets.login,
  );
  await signIn(page);
  await expect(page.getByText('Total Jobs')).toBeVisible();
  // The browser has the files of the login page in its cache.
  const all = [...login, ...(await loadedFiles())];
  const once = new Map(all.map((file) => [file.path, file]));
  expectWeight([...once.values()], adminBudgets.dashboard);
});

test('a page loads the rare letters of its font only when it has one of them', { tag: weekly }, async ({ page }) => {
  const rareFiles: string[] = [];
  page.on('requestfinished', (request) => {
    if (/-rare-[^/]*\.woff2$/.test(request.url())) rareFiles.push(request.url());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(rareFiles).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Søren Müller';
  });
  await expect.poll(() => rareFiles).toHaveLength(1);
});

test(`the home page loads at most ${homeKilobytes} KB before I scroll`, async ({ page }) => {
  const loadedFiles = watchLoadedFiles(page);
  await look(page, '/');
  const { kilobytes, heaviest } = weigh(await loadedFiles());
  expect(kilobytes, `KB in all, of which the heaviest are\n${heaviest}`).toBeLessThanOrEqual(homeKilobytes);
});

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Records every layout shift with the moved elements. Runs in the page. */
function watchLayoutShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      // A late font may move a word by less than a visitor can see.
      if (hadRecentInput || value < 0.00005) continue;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      window.layoutShifts.push(`${value.toFixed(4)}: ${moved.map((html) => html?.slice(0, 120)).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Gives the preloads of the document that no font, picture or style uses. Runs in the page. */
function unusedPreloads(): string[] {
  const isUsedFont = (href: string) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const face = rules.find(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes(new URL(href).pathname),
    );
    const plain = (family: string | undefined) => family?.replaceAll('"', '');
    // The browser loads a font face only when a text needs it; a preload alone does not count.
    return [...document.fonts].some(
      ({ family, status, unicodeRange }) =>
        status === 'loaded' &&
        plain(family) === plain(face?.style.fontFamily) &&
        unicodeRange === (face?.style.getPropertyValue('unicode-range') || 'U+0-10FFFF'),
    );
  };
  const isUsedPicture = ({ href, imageSrcset }: HTMLLinkElement) =>
    [...document.images].some(
      ({ currentSrc }) =>
        currentSrc !== '' && (currentSrc === href || imageSrcset.includes(new URL(currentSrc).pathname)),
    );
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    .filter((link) => !(link.as === 'font' ? isUsedFont(link.href) : link.as === 'image' && isUsedPicture(link)))
    .map(({ href, imageSrcset }) => href || imageSrcset);
}

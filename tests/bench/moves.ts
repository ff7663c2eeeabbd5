import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, quietBrowserFlags } from '../../scripts/process/browser.ts';
import { readArguments, runCommandLine } from '../../scripts/process/command-line.ts';
import { root } from '../../scripts/process/paths.ts';
import { slowDown } from '../taps/visit.ts';
import { drawJobPage } from './draw-job-page.ts';
import { type Folder, serveFolder } from './folder.ts';
import { median } from './statistics.ts';
import { kilobytes, milliseconds } from './table.ts';

const usage =
  'Use `npx node tests/bench/moves.ts`, with `--against <folder>` for the built site, `web/dist/client`, of another commit, `--runs <number>` for how often each is measured.';
const options = { against: { type: 'string' }, runs: { type: 'string' } } as const;

/** Moves from one page to another by a link of the menu or of the page. */
const moves = [
  ['/', '/careers'],
  ['/careers', '/services/plant-engineering'],
  ['/services/plant-engineering', '/contact'],
  ['/', '/about'],
] as const;

/** One page of each kind. The page of a job is added later. */
const pageKinds = [
  '/',
  '/about',
  '/services',
  '/services/plant-engineering',
  '/case-studies',
  '/case-studies/powersystemstudies',
  '/projects',
  '/tools',
  '/tools/fault-level',
  '/products',
  '/product/ev-1',
  '/gallery',
  '/careers',
  '/apply',
  '/application',
  '/contact',
  '/enquiry',
  '/job-alerts',
  '/privacy-policy',
];

const moveKilobytes = 30;
const moveMilliseconds = 150;
const coldLoads = 5;

/**
 * The flag makes letters as wide as on a phone. A browser without a screen otherwise rounds each width to whole pixels, and a
 * line in the fallback font breaks where it does not break on a phone.
 */
const exactLetters = '--font-render-hinting=none';

interface Move {
  time: number;
  /** The bytes of scripts, data and pages. */
  bytes: number;
  files: number;
}

/** Opens a page in a browser with an empty cache. */
async function coldPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  return context.newPage();
}

/** Session storage keeps the time of the click over a document navigation. A heading counts once its frame is painted. */
const noteHeading = `{
  const clicked = () => Number(sessionStorage.getItem('clicked') ?? 0);
  addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), true);
  const look = () => {
    const heading = document.querySelector('h1');
    if (clicked() && heading && heading.textContent !== sessionStorage.getItem('heading') && location.pathname === sessionStorage.getItem('to')) {
      setTimeout(() => { globalThis.took ??= Date.now() - clicked(); });
    } else requestAnimationFrame(look);
  };
  look();
}`;

async function move(
  browser: Browser,
  site: Folder,
  { from, to, isSlow }: { from: string; to: string; isSlow: boolean },
): Promise<Move> {
  const page = await coldPage(browser, { width: 1280, height: 800 });
  try {
    await page.addInitScript({ content: noteHeading });
    await page.goto(`${site.origin}${from}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      `sessionStorage.setItem('to', ${JSON.stringify(to)}); sessionStorage.setItem('heading', document.querySelector('h1').textContent)`,
    );
    // A visitor moves the pointer before they choose a link. This movement starts the preload of shared parts: see
    // `navigation/preload.ts`.
    await page.mouse.move(640, 700);
    await page.mouse.move(640, 600);
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    if (isSlow) await slowDown(await page.context().newCDPSession(page));
    const fetched = site.watch();
    const link = page.locator(`a[href="${to}"]`).first();
    // A submenu shows its links only while the pointer is over the menu.
    if (!(await link.isVisible())) await page.locator(`nav li:has(a[href="${to}"])`).first().hover();
    await link.hover();
    // The wait stands for the time between pointing and pressing.
    await page.waitForTimeout(isSlow ? 1000 : 300);
    await link.click();
    await page.waitForFunction('globalThis.took !== undefined', undefined, { timeout: 60_000 });
    const time = Number(await page.evaluate('globalThis.took'));
    await page.waitForLoadState('networkidle');
    return { time, ...fetched() };
  } finally {
    await page.context().close();
  }
}

/** Measures the layout shift of the first load on a phone with a quarter of the speed and a slow connection. */
async function coldShift(browser: Browser, site: Folder, path: string): Promise<number> {
  const page = await coldPage(browser, { width: 390, height: 844 });
  try {
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript({
      content: `globalThis.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`,
    });
    await page.goto(`${site.origin}${path}`, { timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    return Number(await page.evaluate('globalThis.shift'));
  } finally {
    await page.context().close();
  }
}

/** Measures moves from page to page, and layout shifts during loading. The measurement needs only a built site. */
await runCommandLine(async () => {
  const plan = readArguments(usage, options, ({ against, runs = '5' }, words) =>
    words.length === 0 && Number(runs) > 0 ? { against, runs: Number(runs) } : undefined,
  );
  const jobPage = await drawJobPage(resolve(root, 'web/dist/job-pages'));
  const own = await serveFolder(resolve(root, 'web/dist/client'), { [jobPage.path]: jobPage.html });
  const before = plan.against === undefined ? undefined : await serveFolder(resolve(plan.against));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...quietBrowserFlags, exactLetters],
  });
  let missed = 0;
  const tell = (isHeld: boolean, text: string) => {
    if (!isHeld) missed += 1;
    console.log(`${isHeld ? '✔ held  ' : '✖ missed'}  ${text}`);
  };
  try {
    for (const [from, to] of moves) {
      const quick: Move[] = [];
      const slow: Move[] = [];
      const slowBefore: Move[] = [];
      // The sites alternate, so that other work of the machine affects both.
      for (let run = 0; run < plan.runs; run += 1) {
        quick.push(await move(browser, own, { from, to, isSlow: false }));
        slow.push(await move(browser, own, { from, to, isSlow: true }));
        if (before) slowBefore.push(await move(browser, before, { from, to, isSlow: true }));
      }
      const time = (taken: readonly Move[]) => median(taken.map((one) => one.time));
      const bytes = Math.max(...quick.map((one) => one.bytes));
      const name = `${from} → ${to}`;
      const fetched = `${kilobytes(bytes)} in ${quick[0]?.files ?? 0} files`;
      tell(bytes <= moveKilobytes * 1000, `${name} fetches at most ${moveKilobytes} KB: ${fetched}`);
      tell(time(quick) <= moveMilliseconds, `${name} at most ${moveMilliseconds} ms: ${milliseconds(time(quick))}`);
      if (before) {
        const figures = `${milliseconds(time(slow))}, before ${milliseconds(time(slowBefore))}`;
        tell(time(slow) <= time(slowBefore), `${name} on a slow phone no slower than before: ${figures}`);
      } else console.log(`          ${name} on a slow phone: ${milliseconds(time(slow))}`);
    }
    for (const path of [...pageKinds, jobPage.path]) {
      const shifts: number[] = [];
      for (let load = 0; load < coldLoads; load += 1) shifts.push(await coldShift(browser, own, path));
      tell(
        Math.max(...shifts) === 0,
        `${path} stands still on a slow phone: ${shifts.map((shift) => shift.toFixed(4)).join(', ')}`,
      );
    }
  } finally {
    await browser.close();
    await Promise.all([own.stop(), before?.stop()]);
  }
  return missed === 0 ? 0 : 1;
});

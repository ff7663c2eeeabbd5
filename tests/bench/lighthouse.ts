import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, quietBrowserFlags } from '../../scripts/process/browser.ts';
import type { Site } from './site.ts';

/** Lighthouse's figures of one load of a page on its simulated phone. Scores are out of 100, times in milliseconds. */
export interface PageFigures extends Record<string, number> {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** All transferred bytes before the first scroll, with headers. */
  bytes: number;
  /** The bytes of the scripts, in brotli and without headers. */
  scriptBytes: number;
  /** The number of requests. Scripts inside the HTML make no request and are in no other figure. */
  requests: number;
}

/** Opens a browser while `work` runs. `work` gets the port on which the browser takes commands. */
export async function withLighthouse<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const chromePath = await findBrowser();
  // The measured site has a self-signed certificate.
  const chromeFlags = ['--headless', '--ignore-certificate-errors', ...quietBrowserFlags];
  const browser = await launch({ chromePath, chromeFlags });
  try {
    return await work(browser.port);
  } finally {
    browser.kill();
  }
}

/** Sometimes Lighthouse reports that it missed a part of a page, mostly the trace. Then the load is repeated. */
const attempts = 4;

/**
 * Loads a page once. Loads it again if Lighthouse missed a part of the page, because one such error must not lose all other
 * figures.
 */
export async function measurePage(site: Site, route: string, port: number): Promise<PageFigures> {
  const missed: string[] = [];
  while (missed.length < attempts) {
    const result = await lighthouse(`${site.origin}${route}`, { port, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${route}.`);
    if (!result.lhr.runtimeError) return figuresOf(result.lhr, site);
    missed.push(result.lhr.runtimeError.message);
  }
  throw new Error(`Lighthouse could not measure ${route}: ${missed.join(' ')}`);
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function figuresOf({ categories, audits }: Report, site: Site): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as
    | { items: { url: string; resourceType?: string; transferSize: number }[] }
    | undefined;
  const requests = details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scriptBytes: scripts.reduce((sum, { url }) => sum + site.bytesOf(url), 0),
    requests: requests.length,
  };
}

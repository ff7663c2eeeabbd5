import lighthouse from 'lighthouse';
import type { ServedSite } from './hosting.ts';
import { blockingProcessorTime } from './processor-time.ts';
import { brotliBytes } from './script-weight.ts';

/** What Lighthouse says of one load of a page on its simulated phone. Scores are of 100, times in milliseconds. */
export interface PageFigures extends Record<string, number> {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** The same by the processor time of the page's tasks, not by the clock. */
  tbtOfProcessor: number;
  cls: number;
  bytes: number;
  requests: number;
  scriptBytes: number;
  /** The same without headers, each file in its best brotli. */
  scriptBrotli: number;
  scriptRequests: number;
  styleAndFontBytes: number;
  imageBytes: number;
  otherBytes: number;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/**
 * Loads a page of a site once in Lighthouse, on its default mobile device and network.
 * @param port where the browser listens for commands
 * @param isWhole whether the marks beside performance are wanted too
 */
export async function runLighthouse(
  site: ServedSite,
  route: string,
  port: number,
  isWhole = true,
): Promise<PageFigures> {
  const onlyCategories = isWhole ? Object.values(categories) : ['performance'];
  const { report, trace } = await reportOn(`${site.origin}${route}`, { port, onlyCategories });
  const score = (name: keyof typeof categories) => Math.round((report.categories[categories[name]]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = report.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  const requests = details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('bestPractices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tbtOfProcessor: blockingProcessorTime(trace, report.configSettings.throttling.cpuSlowdownMultiplier),
    cls: value('cumulative-layout-shift'),
    ...weights(requests),
    scriptBrotli: brotliBytes(scripts.map((script) => site.fileOf(script.url))),
  };
}

/** Now and then Lighthouse misses something of a page, above all of the trace, and says so. */
const attempts = 4;

/** Measures a page, anew where Lighthouse missed something of it: one page must not cost the figures of all others. */
async function reportOn(url: string, { port, onlyCategories }: { port: number; onlyCategories: string[] }) {
  const missed: string[] = [];
  while (missed.length < attempts) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { lhr: report, artifacts } = result;
    if (!report.runtimeError) return { report, trace: artifacts.Trace.traceEvents };
    missed.push(report.runtimeError.message);
  }
  throw new Error(`Lighthouse could not measure ${url}: ${missed.join(' ')}`);
}

/** What was moved, by kind, headers included. */
function weights(requests: readonly NetworkRequest[]) {
  const of = (...types: string[]) => requests.filter(({ resourceType = 'Other' }) => types.includes(resourceType));
  const bytes = (some: readonly NetworkRequest[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const [scripts, styles, images] = [of('Script'), of('Stylesheet', 'Font'), of('Image')];
  return {
    bytes: bytes(requests),
    requests: requests.length,
    scriptBytes: bytes(scripts),
    scriptRequests: scripts.length,
    styleAndFontBytes: bytes(styles),
    imageBytes: bytes(images),
    otherBytes: bytes(requests) - bytes(scripts) - bytes(styles) - bytes(images),
  };
}

import type { ServedSite } from './hosting.ts';
import { type PageFigures, runLighthouse } from './lighthouse-run.ts';
import { medians } from './statistics.ts';

/** A page and what was measured of it, with the same page without scripts where that was measured too. */
export interface MeasuredPage {
  name: string;
  figures: PageFigures;
  floor?: PageFigures;
}

/** Measures one page several times. */
export async function measurePage(
  name: string,
  { site, route }: { site: ServedSite; route: string },
  port: number,
  runs: number,
): Promise<MeasuredPage> {
  const figures: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await runLighthouse(site, route, port));
  return { name, figures: medians(figures) };
}

/** Measures pages and, in turns with each, its floor, so that both have the same machine. */
export async function measurePages(
  routes: readonly string[],
  sites: { own: ServedSite; floor: ServedSite },
  port: number,
  runs: number,
): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  for (const [index, route] of routes.entries()) {
    process.stdout.write(`  ${index + 1}/${routes.length} ${route} …`);
    const own: PageFigures[] = [];
    const floor: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await runLighthouse(sites.own, route, port));
      floor.push(await runLighthouse(sites.floor, route, port, false));
    }
    const page = { name: route, figures: medians(own), floor: medians(floor) };
    console.log(
      ` ${page.figures.performance}, LCP ${Math.round(page.figures.lcp)} ms, TBT ${Math.round(page.figures.tbt)} ms`,
    );
    pages.push(page);
  }
  return pages;
}

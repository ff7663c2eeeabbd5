import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobSlug, referenceOf } from '@site/contract/jobs/job-reference';
import { jobPath } from '@site/contract/pages/job-page';
import { servedFolder } from '../../scripts/build/builds.ts';
import { ports, projectId, siteOrigin } from '../../scripts/emulators/addresses.ts';
import { startStack } from '../../scripts/emulators/local-stack.ts';
import { stage } from '../../scripts/process/command-line.ts';
import { root } from '../../scripts/process/paths.ts';
import { seedJobs, seedStack } from '../../scripts/seed/seed.ts';
import { type ListFigures, measureDashboard, measureEmulatorScan } from './dashboard.ts';
import { type DrawingFigures, measureDrawing } from './draw-job-page.ts';
import { pageGoals } from './goals.ts';
import { measurePage, type PageFigures, withLighthouse } from './lighthouse.ts';
import { type LoadFigures, load } from './load.ts';
import { type Site, serveAsHosting } from './site.ts';
import { type SoakFigures, soak } from './soak.ts';
import { medians } from './statistics.ts';
import { pageTable } from './table.ts';
import { withoutScripts } from './without-scripts.ts';

/** The size of a run. */
export interface Plan {
  /** Measure once instead of taking the median of three, and load briefly. This mode only checks that the measuring works. */
  isQuick: boolean;
  /** The pages to measure; by default, every public page. */
  routes: readonly string[] | undefined;
  /** The time for which the backend is kept busy; 0 skips this part. */
  soakSeconds: number;
}

/** A page, and the same HTML without scripts. The second one shows the time of the network and the browser alone. */
export interface MeasuredPage {
  route: string;
  own: PageFigures;
  floor: PageFigures;
}

/** The figures that depend on the number of jobs and applications. */
export interface ScaleFigures {
  jobs: number;
  applications: number;
  careers: PageFigures;
  dashboard: { jobs: ListFigures; applications: ListFigures };
  /** The emulator's own time for the list of applications, in milliseconds. */
  emulatorScan: number;
  listJobs: LoadFigures;
  readJob: LoadFigures;
}

/** Everything that a run has measured. */
export interface BenchFigures {
  pages: readonly MeasuredPage[];
  drawing: DrawingFigures;
  few: ScaleFigures;
  many: ScaleFigures;
  /** Missing if this part was skipped. */
  soak?: SoakFigures;
}

const manyJobs = 5000;
const fewApplications = 50;

/** Builds the site, starts a stack, and measures. */
export async function measure({ isQuick, routes, soakSeconds }: Plan): Promise<BenchFigures> {
  const runs = isQuick ? 1 : 3;
  const stack = await startStack({ withSite: true });
  const sites: Site[] = [];
  try {
    // The site finds its emulators from any of the nine ports above Hosting's.
    const own = await serveAsHosting(ports.hosting + 7);
    const floor = await serveAsHosting(ports.hosting + 8, withoutScripts);
    sites.push(own, floor);
    await stage('Adding the first jobs and accounts', () => seedStack());
    return await withLighthouse(async (browserPort) => {
      const pages: MeasuredPage[] = [];
      for (const route of routes ?? publicRoutes()) {
        const page = await stage(`Measuring ${route}`, () => measureBoth(route, { own, floor }, browserPort, runs));
        pages.push(page);
        // The rows are printed one by one, because the whole run is long, and someone may stop it.
        console.log(pageTable([page]).split('\n').at(-1));
      }
      const manyApplications = isQuick ? 1000 : 100_000;
      const scale = async (jobs: number, applications: number): Promise<ScaleFigures> => {
        const careers: PageFigures[] = [];
        for (let run = 0; run < runs; run += 1)
          careers.push(await measurePage(own, '/careers?country=india', browserPort));
        return {
          jobs,
          applications,
          careers: medians(careers),
          dashboard: await measureDashboard(own.origin, isQuick ? 1 : 7),
          emulatorScan: await measureEmulatorScan(isQuick ? 1 : 7),
          listJobs: await load(`${siteOrigin}/api/jobs?active=true&limit=6`, isQuick ? 2 : 10),
          readJob: await load(`${siteOrigin}/api/jobs/${seedJobs[0]?.id}`, isQuick ? 2 : 10),
        };
      };
      const drawing = await stage('Drawing pages of jobs', measureDrawing);
      await stage(`Adding ${fewApplications} applications`, () => seedStack(0, projectId, fewApplications));
      const few = await stage('Measuring what depends on the number of jobs and applications', () =>
        scale(seedJobs.length, fewApplications),
      );
      await stage(`Adding ${manyJobs} jobs, and applications up to ${manyApplications}`, () =>
        seedStack(manyJobs, projectId, manyApplications - fewApplications),
      );
      const many = await stage('Measuring it again', () => scale(seedJobs.length + manyJobs, manyApplications));
      if (soakSeconds === 0) return { pages, drawing, few, many };
      const soaked = await stage(`Keeping the backend busy for ${soakSeconds} s`, () => soak(soakSeconds));
      return { pages, drawing, few, many, soak: soaked };
    });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await stage('Stopping everything', () => stack.stop());
  }
}

/**
 * Measures the page and the same page without scripts alternately, so that other work of the machine affects both. A page that
 * misses a goal is measured as many times again, together with its twin: one long task more or less may be chance.
 */
async function measureBoth(
  route: string,
  sites: { own: Site; floor: Site },
  browserPort: number,
  runs: number,
): Promise<MeasuredPage> {
  const own: PageFigures[] = [];
  const floor: PageFigures[] = [];
  const page = () => ({ route, own: medians(own), floor: medians(floor) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    for (let run = 0; run < runs; run += 1) {
      own.push(await measurePage(sites.own, route, browserPort));
      floor.push(await measurePage(sites.floor, route, browserPort));
    }
    if (pageGoals([page()]).every(({ isHeld }) => isHeld)) break;
  }
  return page();
}

/** The pages of the first jobs, which a function renders. */
const pagesOfJobs = seedJobs.map((job, index) => jobPath(jobSlug({ ...job, reference: referenceOf(index + 1) })));

/** Gives every public page and the page of one job. The sitemap names the public pages. */
function publicRoutes(): string[] {
  const sitemap = readFileSync(join(root, servedFolder, 'sitemap-pages.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  return [...pages, ...pagesOfJobs.slice(0, 1)];
}

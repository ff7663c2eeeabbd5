import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildFunctions, buildLocalSite, buildLocalSiteIfChanged } from '../scripts/build/builds.ts';
import { host, ports, projectId, region } from '../scripts/emulators/addresses.ts';
import { requireFreePorts } from '../scripts/emulators/free-ports.ts';
import { backendPorts, startStack } from '../scripts/emulators/local-stack.ts';
import { logsFolder } from '../scripts/emulators/run-folder.ts';
import { runLogged } from '../scripts/process/child-process.ts';
import { stage } from '../scripts/process/command-line.ts';
import { binFolder, cacheFolder, root } from '../scripts/process/paths.ts';
import { seedJobs, seedStack } from '../scripts/seed/seed.ts';
import { untilAtRest } from './at-rest.ts';
import { bareFunctionName, writeBareFunction } from './bare-function.ts';
import { startBrowser } from './bench-browser.ts';
import { measureColdImports } from './cold-imports.ts';
import { measureDashboard } from './dashboard.ts';
import { measureEmulatorSearch } from './emulator-search.ts';
import { makeClientRendered, makeFloor } from './floor.ts';
import { type ServedSite, serveSite } from './hosting.ts';
import { load } from './load.ts';
import { measurePage, measurePages } from './measure-pages.ts';
import type { BenchOptions } from './options.ts';
import { publicRoutes } from './public-routes.ts';
import type { BenchResult, ScaleFigures } from './result.ts';
import { soak } from './soak.ts';
import { measureVisit } from './visit.ts';

const manyJobs = 5000;
const folder = join(cacheFolder, 'bench');
const peerFolder = join(folder, 'peer');
const functionsOrigin = `http://${host}:${ports.functions}/${projectId}/${region}`;

/** Builds, serves and measures everything; writes the result as JSON too. */
export async function runBench(options: BenchOptions): Promise<BenchResult> {
  const { isQuick } = options;
  // Asked for again when the stack starts; here, before minutes of building.
  await requireFreePorts(backendPorts);
  const [loadAverage = 0] = loadavg();
  const buildSeconds = await buildEverything(isQuick);
  const coldImports = await stage('Importing each function in a new process', async () =>
    measureColdImports(isQuick ? 1 : 5),
  );
  const stack = await startStack({ withSite: false, moreFunctions: [writeBareFunction()] });
  try {
    await stage('Adding the first jobs and accounts', () => seedStack());
    const result: BenchResult = {
      startedAt: new Date().toISOString(),
      isQuick,
      machine: { processors: cpus().length, loadAverage, node: process.version },
      buildSeconds,
      coldImports,
      ...(await measureOnStack(options)),
    };
    writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(result, undefined, 2)}\n`);
    return result;
  } finally {
    await stage('Stopping everything', () => stack.stop());
  }
}

async function buildEverything(isQuick: boolean): Promise<BenchResult['buildSeconds']> {
  mkdirSync(folder, { recursive: true });
  const functions = await timed(() => stage('Bundling Cloud Functions', buildFunctions));
  const site = await timed(() => (isQuick ? buildLocalSiteIfChanged() : stage('Building the site', buildLocalSite)));
  await stage('Building the peer', () =>
    runLogged(join(binFolder, 'vite'), ['build', join('bench', 'peer'), '--outDir', peerFolder, '--emptyOutDir'], {
      log: join(logsFolder, 'bench-peer.log'),
      failure: 'The page that ours is measured against could not be built.',
      timeoutSeconds: 180,
    }),
  );
  return { functions, site };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

type OnStack = Pick<BenchResult, 'pages' | 'peers' | 'loads' | 'few' | 'many' | 'soak'>;

async function measureOnStack({ isQuick, soakSeconds, routes = publicRoutes() }: BenchOptions): Promise<OnStack> {
  const runs = isQuick ? 1 : 3;
  const own = await serveSite();
  const floor = await serveSite([makeFloor()]);
  const clientRendered = await serveSite([makeClientRendered()]);
  const plain = await serveSite([peerFolder.slice(root.length + 1)]);
  const browser = await startBrowser();
  try {
    await stage('Waiting until this machine is at rest', () => untilAtRest());
    console.log('Measuring pages, each with and without its scripts');
    const pages = await measurePages(routes, { own, floor }, browser.port, runs);
    const home = (name: string, site: ServedSite) => measurePage(name, { site, route: '/' }, browser.port, runs);
    const peers = await stage('Measuring the peers', async () => [
      await home('home, drawn in the browser', clientRendered),
      await home('a plain page of Vite and Material UI', plain),
    ]);
    const loads = await stage('Calling the API', () => measureLoads(isQuick ? 2 : 10));
    const scale = (jobs: number) => measureScale(jobs, own, browser.port, isQuick);
    const few = await stage('Measuring what depends on the number of jobs', () => scale(seedJobs.length));
    await stage(`Adding ${manyJobs} jobs`, () => seedStack(manyJobs));
    const many = await stage('Measuring it again', () => scale(seedJobs.length + manyJobs));
    const soaked =
      soakSeconds === 0
        ? undefined
        : await stage(`Keeping the backend busy for ${soakSeconds} s`, () =>
            soak({ seconds: soakSeconds, origin: own.origin }),
          );
    return { pages, peers, loads, few, many, soak: soaked };
  } finally {
    await browser.stop();
    await Promise.all([own, floor, clientRendered, plain].map((site) => site.stop()));
  }
}

async function measureLoads(seconds: number): Promise<BenchResult['loads']> {
  const [first] = seedJobs;
  const calls = [
    { name: 'a bare function', url: `${functionsOrigin}/${bareFunctionName}` },
    { name: 'GET /api/jobs?active=true', url: `${functionsOrigin}/api/api/jobs?active=true` },
    { name: 'GET /api/jobs/:id', url: `${functionsOrigin}/api/api/jobs/${first?.id}` },
  ];
  const loads: BenchResult['loads'][number][] = [];
  for (const { name, url } of calls) loads.push({ name, ...(await load(url, seconds)) });
  return loads;
}

async function measureScale(jobs: number, site: ServedSite, port: number, isQuick: boolean): Promise<ScaleFigures> {
  const runs = isQuick ? 1 : 3;
  const seconds = isQuick ? 2 : 10;
  return {
    jobs,
    careers: await measurePage('/careers', { site, route: '/careers?country=india' }, port, runs),
    listJobs: await load(`${functionsOrigin}/api/api/jobs?active=true&limit=6`, seconds),
    emulatorSearch: await measureEmulatorSearch(seconds),
    dashboard: await measureDashboard(site.origin, runs),
    visit: await measureVisit(site.origin),
  };
}

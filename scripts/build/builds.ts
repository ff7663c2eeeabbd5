import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { portOffset } from '../emulators/ports.ts';
import { logsFolder } from '../emulators/run-folder.ts';
import { runLogged } from '../process/child-process.ts';
import { note, stage } from '../process/command-line.ts';
import { exclusively } from '../process/exclusively.ts';
import { binFolder, cacheFolder, root } from '../process/paths.ts';

/** Generated folders, which are never part of the sources. */
const madeFolders = new Set(['node_modules', 'dist', '.cache', 'test-results']);

const functionsBuild = {
  stamp: join(cacheFolder, 'functions.sha256'),
  inputs: ['contract', 'functions/src', 'functions/rolldown.config.ts', 'functions/package.json', 'package-lock.json'],
  output: 'functions/lib',
};
const siteBuild = {
  stamp: join(cacheFolder, 'site.sha256'),
  inputs: ['web', 'contract', 'scripts/emulators/ports.ts', 'firebase.json', 'package-lock.json'],
  output: 'web/dist/client',
};

/**
 * The folder that Hosting serves. This folder is a copy, so that a build for another run or a deployment does not change it.
 */
export const servedFolder = `web/dist/served-${portOffset()}`;

/** A copy of the code that renders the job pages, for the functions of this run. */
export const servedJobPages = `web/dist/job-pages-${portOffset()}`;

/**
 * Makes the folder that the Hosting emulator needs even without a site. The functions render with the last build, if there is
 * one.
 */
export function makeServedFolder(): void {
  mkdirSync(join(root, servedFolder), { recursive: true });
  const pages = join(root, 'web/dist/job-pages');
  if (existsSync(pages)) cpSync(pages, join(root, servedJobPages), { recursive: true });
}

/** Bundles Cloud Functions if their sources have changed: running emulators load each new bundle. */
export async function buildFunctionsIfChanged(): Promise<void> {
  await exclusively('build', () =>
    ifChanged(functionsBuild, {}, 'Cloud Functions are up to date', () =>
      stage('Bundling Cloud Functions', buildFunctions),
    ),
  );
}

export async function buildFunctions(): Promise<void> {
  await runLogged(join(binFolder, 'rolldown'), ['-c', 'functions/rolldown.config.ts'], {
    log: join(logsFolder, 'build-functions.log'),
    failure: 'Cloud Functions could not be built.',
    timeoutSeconds: 180,
  });
}

/** Builds the site if its sources have changed, and lets Hosting serve it. */
export async function serveLocalSite(): Promise<void> {
  await exclusively('build', async () => {
    await buildLocalSiteIfChanged();
    copyToServedFolder();
  });
}

/** Builds the site for the emulators if its sources have changed, even if this machine is set up for a real project. */
export async function buildLocalSiteIfChanged(): Promise<void> {
  await ifChanged(siteBuild, localSiteEnvironment(), 'The site is up to date', () =>
    stage('Building the site', buildLocalSite),
  );
}

export async function buildLocalSite(): Promise<void> {
  await buildSite(localSiteEnvironment());
}

/** Runs a build unless its sources, its settings and its output are unchanged since the last one. */
async function ifChanged(
  { stamp, inputs, output }: typeof siteBuild,
  environment: NodeJS.Dict<string>,
  unchanged: string,
  build: () => Promise<void>,
): Promise<void> {
  const hash = inputHash(root, inputs, environment);
  const stampNow = () => `${hash} ${inputHash(join(root, output), ['.'])}`;
  if (existsSync(stamp) && existsSync(join(root, output)) && readFileSync(stamp, 'utf8') === stampNow()) {
    note(unchanged);
    return;
  }
  await build();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, stampNow());
}

/** The copies of a run: the site, and the code that renders the job pages. */
const served = [
  { built: siteBuild.output, copy: servedFolder },
  { built: 'web/dist/job-pages', copy: servedJobPages },
];

/** Copies the site beside the served folder and then renames the copy, so that Hosting never serves half a site. */
function copyToServedFolder(): void {
  for (const { built, copy } of served) {
    const folder = join(root, copy);
    const [next, last] = [`${folder}.next`, `${folder}.last`];
    for (const one of [next, last]) rmSync(one, { recursive: true, force: true });
    cpSync(join(root, built), next, { recursive: true });
    mkdirSync(folder, { recursive: true });
    renameSync(folder, last);
    renameSync(next, folder);
    rmSync(last, { recursive: true, force: true });
  }
}

/** Builds the site for a real project, with the settings of `web/.env.production.local`, if its sources have changed. */
export async function buildSiteIfChanged(): Promise<void> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  await ifChanged(siteBuild, Object.fromEntries(given), 'The site is up to date', () =>
    stage('Building the site', () => buildSite()),
  );
}

/** Builds the site with the settings of `environment`; by default, with the `.env` files in `web`. */
export async function buildSite(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  await runLogged('npm', ['run', 'build', '--workspace', 'web'], {
    log: join(logsFolder, 'build-site.log'),
    env: environment,
    failure: 'The site could not be built.',
    timeoutSeconds: 600,
    logLines: 60,
  });
}

function localSiteEnvironment(): NodeJS.Dict<string> {
  return parseEnv(readFileSync(join(root, 'web', '.env'), 'utf8'));
}

/** Computes a hash of the names and the content of files and folders, and of `extra`. */
export function inputHash(root: string, paths: readonly string[], extra: unknown = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !madeFolders.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

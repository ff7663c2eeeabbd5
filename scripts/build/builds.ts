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

/** Made from the sources, never part of them. */
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

/** What Hosting serves, from the root: a copy, so that a build for another run, or for a deployment, takes nothing away from it. */
export const servedFolder = `web/dist/served-${portOffset()}`;

/** The same of what the pages of jobs are drawn by, which the functions of this run read. */
export const servedJobPages = `web/dist/job-pages-${portOffset()}`;

/** The Hosting emulator wants its folder, even where it only answers for the functions; they draw by the last build, if there is one. */
export function makeServedFolder(): void {
  mkdirSync(join(root, servedFolder), { recursive: true });
  const pages = join(root, 'web/dist/job-pages');
  if (existsSync(pages)) cpSync(pages, join(root, servedJobPages), { recursive: true });
}

/** Bundles Cloud Functions, unless that is done: running emulators would load them anew. */
export async function buildFunctionsIfChanged(): Promise<void> {
  await exclusively('build', () =>
    ifChanged(functionsBuild, {}, 'Cloud Functions are bundled already', () =>
      stage('Bundling Cloud Functions', buildFunctions),
    ),
  );
}

/** Bundles Cloud Functions. */
export async function buildFunctions(): Promise<void> {
  await runLogged(join(binFolder, 'rolldown'), ['-c', 'functions/rolldown.config.ts'], {
    log: join(logsFolder, 'build-functions.log'),
    failure: 'Cloud Functions could not be built.',
    timeoutSeconds: 180,
  });
}

/** Has Hosting serve the site, built anew if its sources have changed. */
export async function serveLocalSite(): Promise<void> {
  await exclusively('build', async () => {
    await buildLocalSiteIfChanged();
    copyToServedFolder();
  });
}

/** Builds the site for the emulators, whatever real project this machine is set up to deploy to; not again from the same sources. */
export async function buildLocalSiteIfChanged(): Promise<void> {
  await ifChanged(siteBuild, localSiteEnvironment(), 'The site is built already', () =>
    stage('Building the site', buildLocalSite),
  );
}

/** The same, whether or not it is built already. */
export async function buildLocalSite(): Promise<void> {
  await buildSite(localSiteEnvironment());
}

/** Does a build unless its sources, its settings and what it made are as they were after the last one. */
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

/** What a run has a copy of: the site, and what draws the pages of jobs. */
const served = [
  { built: siteBuild.output, copy: servedFolder },
  { built: 'web/dist/job-pages', copy: servedJobPages },
];

/** Made aside and moved, so that nobody is served half a site. */
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

/** Builds the site for a real project, with the settings of `web/.env.production.local`; not again from the same sources. */
export async function buildSiteIfChanged(): Promise<void> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  await ifChanged(siteBuild, Object.fromEntries(given), 'The site is built already', () =>
    stage('Building the site', () => buildSite()),
  );
}

/** Builds the site with the settings of `environment`, or else of the `.env` files in `web`. */
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

/** A hash over the names and the content of files and folders, and over `extra`: what a build depends on. */
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

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runLogged } from './child-process.ts';
import { inputHash } from './input-hash.ts';
import { binFolder, cacheFolder, logsFolder, root } from './paths.ts';
import { stage } from './stage.ts';

const siteInputs = ['web', 'functions/src/contract', 'scripts/stack/facts.ts', 'firebase.json', 'package-lock.json'];
const stampFile = join(cacheFolder, 'site.sha256');
const siteFolder = join(root, 'web', 'dist', 'client');
const builtPage = join(siteFolder, 'index.html');

/** The Hosting emulator wants its folder, even where it only answers for the API. */
export function makeSiteFolder(): void {
  mkdirSync(siteFolder, { recursive: true });
}

/** Bundles Cloud Functions. */
export async function buildFunctions(): Promise<void> {
  await runLogged(join(binFolder, 'rolldown'), ['-c', 'functions/rolldown.config.ts'], {
    log: join(logsFolder, 'build-functions.log'),
    failure: 'Cloud Functions could not be built.',
    limitSeconds: 180,
  });
}

/** Builds the site for the emulators, whatever real project this machine is set up to deploy to; not again from the same sources. */
export async function buildLocalSiteIfChanged(): Promise<void> {
  const environment = localSiteEnvironment();
  const hash = inputHash(root, siteInputs, environment);
  if (existsSync(builtPage) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) {
    console.log('The site is built already');
    return;
  }
  await stage('Building the site', () => buildLocalSite());
}

/** The same, whether or not it is built already. */
export async function buildLocalSite(): Promise<void> {
  const environment = localSiteEnvironment();
  const hash = inputHash(root, siteInputs, environment);
  await buildSite(environment);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, hash);
}

/** Builds the site with the settings of `environment`, or else of the `.env` files in `web`. */
export async function buildSite(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  // Taken away first, so that a failed build is never mistaken for a finished one.
  rmSync(stampFile, { force: true });
  await runLogged('npm', ['run', 'build', '--workspace', 'web'], {
    log: join(logsFolder, 'build-site.log'),
    env: environment,
    failure: 'The site could not be built.',
    limitSeconds: 600,
    logLines: 60,
  });
}

function localSiteEnvironment(): NodeJS.Dict<string> {
  return parseEnv(readFileSync(join(root, 'web', '.env'), 'utf8'));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { logsFolder } from '../emulators/run-folder.ts';
import { runLogged } from './child-process.ts';
import { executableOnPath } from './executables.ts';
import { ExpectedError } from './expected-error.ts';

/** What keeps a browser of the Chromium family to itself: it asks no other host for anything, and needs no screen. */
export const quietBrowserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The browser without its windows: a test needs no more, and a page costs it half the processor's time. */
const headlessShell = 'chromium-headless-shell';
/** It comes without fonts. These have the measures of Arial and Courier, which stand in until a page's own are there. */
const systemFonts = 'fonts-liberation';
const executables = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macFiles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const howToGetBrowser =
  'A browser of the Chromium family: `npx playwright install chromium`, `apt-get install chromium-headless-shell fonts-liberation`, or CHROMIUM_PATH pointing at one.';

/** A browser that is here: the one the environment names, Playwright's own, the system's. */
export function installedBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const explicit = environment.CHROMIUM_PATH;
  if (explicit !== undefined && explicit !== '') return existsSync(explicit) ? explicit : undefined;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const onPath = executables.map((name) => executableOnPath(name, environment.PATH)).find((file) => file !== undefined);
  return onPath ?? macFiles.find((file) => existsSync(file));
}

/** A browser for the tests; where it is missing and may be installed without a question, as root on Debian, it is. */
export async function findBrowser(): Promise<string> {
  const present = installedBrowser();
  if (present !== undefined) return present;
  if (canInstall()) await installFromDebian('Chromium', [headlessShell, systemFonts], howToGetBrowser);
  const installed = installedBrowser();
  if (installed === undefined) throw new ExpectedError(`There is no browser for the tests. ${howToGetBrowser}`);
  return installed;
}

const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxOnMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Firefox for the tests in it: the one that the environment names, or the system's; as root on Debian it is installed. */
export async function findFirefox(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const onPath = () =>
    firefoxNames.map((name) => executableOnPath(name, environment.PATH)).find((file) => file !== undefined);
  const present = environment.FIREFOX_PATH || onPath() || (existsSync(firefoxOnMac) ? firefoxOnMac : undefined);
  if (present) return present;
  if (canInstall()) await installFromDebian('Firefox', ['firefox-esr', systemFonts]);
  const installed = onPath();
  if (installed !== undefined) return installed;
  throw new ExpectedError('There is no Firefox for the tests: `apt-get install firefox-esr`, or FIREFOX_PATH.');
}

/** Whether this is a Debian on which this process may install packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && !process.env.CHROMIUM_PATH;
}

async function installFromDebian(name: string, packages: readonly string[], remedy = ''): Promise<void> {
  console.log(`Installing ${name} for the tests (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `${name} could not be installed. ${remedy}`;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await runLogged('apt-get', args, {
      log: join(logsFolder, `apt-get-${args[0]}.log`),
      env,
      failure,
      timeoutSeconds: 600,
    });
  }
}

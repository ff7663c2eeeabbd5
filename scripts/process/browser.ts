import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { logsFolder } from '../emulators/run-folder.ts';
import { runLogged } from './child-process.ts';
import { executableOnPath } from './executables.ts';
import { ExpectedError } from './expected-error.ts';
import { binFolder } from './paths.ts';

/** Flags that make Chromium send no requests by itself and need no screen. */
export const quietBrowserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The browser without windows needs half the processor time for a page. */
const headlessShell = 'chromium-headless-shell';
/** The fonts of the browser. Their widths are those of Arial and Courier, the fallback fonts of the site. */
const systemFonts = 'fonts-liberation';
const executables = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macFiles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds an installed browser: the one of the environment, of Playwright, or of the system. */
export function installedBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const explicit = environment.CHROMIUM_PATH;
  if (explicit !== undefined && explicit !== '') return existsSync(explicit) ? explicit : undefined;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const onPath = executables.map((name) => executableOnPath(name, environment.PATH)).find((file) => file !== undefined);
  return onPath ?? macFiles.find((file) => existsSync(file));
}

/** Finds a browser for the tests; without one, installs it and asks no question. */
export async function findBrowser(): Promise<string> {
  const present = installedBrowser();
  if (present !== undefined) return present;
  if (process.env.CHROMIUM_PATH)
    throw new ExpectedError(
      `CHROMIUM_PATH points at ${process.env.CHROMIUM_PATH}, which does not exist. Correct it, or unset it.`,
    );
  if (isRootOnDebian()) await installFromDebian('Chromium', [headlessShell, systemFonts]);
  else await downloadBrowser();
  const installed = installedBrowser();
  if (installed === undefined) throw new ExpectedError(`There is no browser for the tests. ${howToGetBrowser}`);
  return installed;
}

const howToGetBrowser =
  'Install Chrome or Chromium (on Debian: `sudo apt-get install chromium`), or point CHROMIUM_PATH at an installed one.';

/** Downloads Playwright's browser, which needs no rights. For root, Playwright also installs the browser's libraries. */
async function downloadBrowser(): Promise<void> {
  console.log('Downloading Chromium for the tests (playwright install) …');
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await runLogged(join(binFolder, 'playwright'), ['install', '--no-shell', ...libraries, 'chromium'], {
    log: join(logsFolder, 'playwright-install.log'),
    failure: `Chromium could not be downloaded. ${howToGetBrowser}`,
    timeoutSeconds: 600,
  });
}

const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxOnMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Finds Firefox for its tests: the one of the environment or of the system. As root on Debian, installs a missing Firefox. */
export async function findFirefox(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const onPath = () =>
    firefoxNames.map((name) => executableOnPath(name, environment.PATH)).find((file) => file !== undefined);
  const present = environment.FIREFOX_PATH || onPath() || (existsSync(firefoxOnMac) ? firefoxOnMac : undefined);
  if (present) return present;
  if (isRootOnDebian()) await installFromDebian('Firefox', ['firefox-esr', systemFonts]);
  const installed = onPath();
  if (installed !== undefined) return installed;
  throw new ExpectedError('There is no Firefox for the tests: `apt-get install firefox-esr`, or FIREFOX_PATH.');
}

/** Tells whether this process may install Debian's packages. Ubuntu has no package of headless Chromium. */
export function isRootOnDebian(userId = process.getuid?.(), osRelease = '/etc/os-release'): boolean {
  return userId === 0 && existsSync(osRelease) && /^ID=debian$/m.test(readFileSync(osRelease, 'utf8'));
}

async function installFromDebian(name: string, packages: readonly string[]): Promise<void> {
  console.log(`Installing ${name} for the tests (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `${name} could not be installed.`;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    await runLogged('apt-get', args, {
      log: join(logsFolder, `apt-get-${args[0]}.log`),
      env,
      failure,
      timeoutSeconds: 600,
    });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { host } from '../scripts/emulators/addresses.ts';
import { logsFolder } from '../scripts/emulators/run-folder.ts';
import { findBrowser, quietBrowserFlags } from '../scripts/process/browser.ts';
import { startLogged, stopChild, untilReady } from '../scripts/process/child-process.ts';

/** A browser that listens for commands on a port. */
export interface BenchBrowser {
  port: number;
  stop(): Promise<void>;
}

// Lighthouse's own, too: without them the browser gives what it measures a lower priority than itself.
const flags = ['--headless', ...quietBrowserFlags, ...Launcher.defaultFlags()];

/** Starts a browser with a profile of its own. */
export async function startBrowser(): Promise<BenchBrowser> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const log = join(logsFolder, 'bench-browser.log');
  const browser = startLogged(
    await findBrowser(),
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { log },
  );
  const isReady = async () => (await fetch(`http://${host}:${port}/json/version`).catch(() => undefined))?.ok ?? false;
  await untilReady(browser, { log, what: 'The browser', timeoutSeconds: 60, isReady });
  return {
    port,
    stop: async () => {
      await stopChild(browser, 10);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { siteOrigin } from '../scripts/emulators/addresses.ts';
import { runFolder } from '../scripts/emulators/run-folder.ts';
import { quietBrowserFlags } from '../scripts/process/browser.ts';

// Runs on the stack that the launcher has started and seeded: see `npm run test:e2e`. The launcher also finds the browser.
export default defineConfig({
  testDir: 'e2e',
  outputDir: `${runFolder}/e2e`,
  fullyParallel: true,
  // As many as any project takes.
  workers: 3,
  // A small machine that is busy may be four times as slow as another.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: process.env.CI === 'true' ? [['dot']] : [['list']],
  projects: [
    // The workers wait as long as they work, so three of them keep two processors busy.
    { name: 'stories', workers: 3, grepInvert: /@weekly|@timed/ },
    { name: 'timed', workers: 2, grep: /@timed/, grepInvert: /@weekly/ },
    { name: 'weekly', workers: 2, grep: /@weekly/, grepInvert: /@alone/ },
    { name: 'alone', workers: 1, grep: /@alone/ },
    {
      name: 'firefox',
      workers: 1,
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        // Firefox as it is released, by WebDriver BiDi; Playwright has its own build of Firefox otherwise.
        channel: 'moz-firefox',
        launchOptions: {
          args: [],
          executablePath: fileURLToPath(new URL('firefox/firefox-bridge.ts', import.meta.url)),
        },
      },
    },
    { name: 'taps', workers: 2, testDir: 'taps' },
  ],
  use: {
    baseURL: siteOrigin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Motion takes a tenth of the processor's time. Stories about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace takes a fifth of the time of every test, failed or not. `npm run test:e2e -- --trace on` records one.
    trace: 'off',
    launchOptions: {
      args: [...quietBrowserFlags],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});

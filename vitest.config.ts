import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { emulatorEnvironment, host } from './scripts/emulators/addresses.ts';
import { fixedPorts, testOffsets } from './scripts/emulators/ports.ts';
import { installedBrowser, quietBrowserFlags } from './scripts/process/browser.ts';
import { contentIndex } from './web/scripts/content-index.ts';

/** Tests of the launcher that need the running stack lie beside what they test, and run with those of the API. */
const stackTests = 'scripts/**/*.stack.test.ts';

const unitTests = [
  'scripts/**/*.test.ts',
  'contract/**/*.test.ts',
  'functions/src/**/*.test.ts',
  'web/{src,scripts}/**/*.test.{ts,tsx}',
  'tests/{bench,mutation}/*.test.ts',
  'art/pictures/**/*.test.ts',
  // The test of the maps needs the packages of `art`, which only its own commands install.
  ...(existsSync(`${import.meta.dirname}/art/node_modules`) ? ['art/maps/**/*.test.ts'] : []),
  'tests/{support,deployment,sample-content}/**/*.test.ts',
];
/** Tests of screens run in a real browser: see `web/src/test-support`. */
const screenTests = 'web/src/**/*.screen.test.tsx';
const testSupport = `${import.meta.dirname}/web/src/test-support`;
const unitExclude = [...configDefaults.exclude, stackTests, screenTests];

/**
 * Unit tests that put something else in the place of a module. What has imported that module keeps it, so each of them has a
 * process of its own; the others share theirs, because starting one takes longer than most of the tests.
 */
const mockingUnitTests = globSync(unitTests, { cwd: import.meta.dirname, exclude: unitExclude }).filter((file) =>
  /vi\.(?:mock|doMock)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

// Tests start programs and wait for emulators, and a small machine may be four times as slow as another.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Nothing prints the log of Cloud Functions. A test can ask what was written. */
const noLog = { 'firebase-functions/logger': `${import.meta.dirname}/tests/support/silent-log.ts` };

/** A test that looped over an empty list would check nothing. */
const noTestIsEmpty = { expect: { requireAssertions: true } };

export default defineConfig({
  test: {
    // On a small machine with two processors, Vitest would use only one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [{ name: 'weekly', description: 'Takes too long, for what it finds, to be part of every run.' }],
    projects: [
      {
        test: {
          name: 'deployed',
          include: ['tests/deployed/deployed.test.ts'],
          ...timeouts,
        },
      },
      { test: { name: 'guide', include: ['tests/deployed/guide.test.ts'] } },
      {
        plugins: [contentIndex()],
        envDir: `${import.meta.dirname}/web`,
        test: {
          ...timeouts,
          ...noTestIsEmpty,
          name: 'unit',
          isolate: false,
          // The settings of the local stack, but without its emulators: no test may ask them.
          env: { VITE_USE_EMULATORS: 'false' },
          alias: noLog,
          setupFiles: ['tests/support/undo-stubs.ts'],
          include: unitTests,
          exclude: [...unitExclude, ...mockingUnitTests],
        },
      },
      {
        plugins: [contentIndex()],
        test: { ...timeouts, ...noTestIsEmpty, name: 'unit-mocking', include: mockingUnitTests },
      },
      // The customer's words and figures, looked up in pages that are drawn as the build of the site draws them.
      {
        plugins: [contentIndex()],
        envDir: `${import.meta.dirname}/web`,
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
        define: { __EMULATORS__: JSON.stringify({ host, ports: fixedPorts, testOffsets }) },
        test: {
          ...timeouts,
          ...noTestIsEmpty,
          name: 'unit-spec',
          // The cache of Vitest does not tell apart projects that only differ in how they compile JSX.
          fsModuleCachePath: `${import.meta.dirname}/node_modules/.vitest-cache/spec`,
          isolate: false,
          env: { NODE_ENV: 'production' },
          include: ['tests/spec/**/*.test.tsx'],
        },
      },
      {
        root: 'web',
        extends: 'web/vite.config.ts',
        // Two runs beside each other take two ports.
        server: { strictPort: false },
        // Visitors get the production form of React and Emotion too, and it takes half the time.
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: {
          conditions: ['module', 'browser', 'production'],
          // Vitest would hold up every request of the browser for a mock, and turn off its cache.
          alias: [{ find: /^.*\/session\/open-session\.ts$/, replacement: `${testSupport}/open-session.ts` }],
        },
        // Found when a screen is first opened, a package would reload the page under a test.
        optimizeDeps: {
          entries: ['web/src/app/routes.tsx', 'web/src/app/DashboardPage.tsx', screenTests],
          // Named, so that what was bundled before a test imported it is bundled anew.
          include: ['axe-core'],
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        test: {
          name: 'screens',
          // Not taken over from above, because this project extends another file.
          maxWorkers: 3,
          // A busy machine may be ten times as slow as a quiet one.
          testTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          // The harness connects the database by itself.
          env: { VITE_USE_EMULATORS: 'false' },
          dir: import.meta.dirname,
          include: [screenTests],
          provide: { firestoreEmulator: emulatorEnvironment.FIRESTORE_EMULATOR_HOST },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 60_000,
              launchOptions: { args: [...quietBrowserFlags], executablePath: installedBrowser() ?? '' },
              contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      { test: { ...timeouts, name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      // On the emulators of the running stack, but each file has its own project.
      {
        test: {
          ...timeouts,
          name: 'integration',
          isolate: false,
          alias: noLog,
          setupFiles: ['tests/support/functions-settings.ts'],
          include: ['tests/integration/**/*.test.ts'],
        },
      },
      // The tests of this project share the data of the running stack, so they take turns.
      {
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts', stackTests],
          fileParallelism: false,
          ...timeouts,
        },
      },
    ],
  },
});

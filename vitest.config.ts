import { configDefaults, defineConfig } from 'vitest/config';
import { contentIndex } from './web/scripts/content-index.ts';

/** Tests of the launcher that need the running stack lie beside what they test, and run with those of the API. */
const stackTests = 'scripts/**/*.stack.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // The module that lists the pages of content: what imports it can be tested like the rest.
        plugins: [contentIndex()],
        test: {
          name: 'unit',
          include: [
            'scripts/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/{src,art,scripts}/**/*.test.{ts,tsx}',
            'tests/support/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, stackTests],
          // Starting a Java process is part of some of these tests.
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      // These share one running stack and its data, so they take turns.
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', stackTests],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

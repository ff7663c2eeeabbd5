import { defineConfig } from 'vitest/config';

/** The code to mutate decides which tests run: see `mutations.ts`. */
const include = process.env.MUTATION_TESTS?.split(',') ?? [];

export default defineConfig({
  test: {
    include,
    // As in the project `unit`.
    alias: { 'firebase-functions/logger': `${import.meta.dirname}/../support/silent-log.ts` },
    setupFiles: [`${import.meta.dirname}/../support/undo-stubs.ts`],
    // These tests start processes, in which no mutant is active.
    exclude: ['functions/src/index.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

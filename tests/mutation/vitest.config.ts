import { defineConfig } from 'vitest/config';

/** The mutated code decides which tests run: see `mutations.ts`. */
const include = process.env.MUTATION_TESTS?.split(',') ?? [];

export default defineConfig({
  test: {
    include,
    // The alias is the same as in the project `unit`.
    alias: { 'firebase-functions/logger': `${import.meta.dirname}/../support/silent-log.ts` },
    setupFiles: [`${import.meta.dirname}/../support/undo-stubs.ts`],
    // These tests start other processes, in which no mutant is active.
    exclude: ['functions/src/index.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

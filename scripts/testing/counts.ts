/** How many tests, or checks, went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The total of several stages. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** A runner that complains, or that ran nothing, must not look like a success. */
export function withRunner(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  return ranNothing || (exitCode !== 0 && counts.failed === 0) ? { ...counts, failed: counts.failed + 1 } : counts;
}

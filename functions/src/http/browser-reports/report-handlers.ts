import * as logger from 'firebase-functions/logger';
import { decide } from '../../shared/cell-rate.ts';
import { errorOutline } from '../../shared/error-outline.ts';
import type { ApiHandlers } from '../handler.ts';
import type { ReportStore } from './report-store.ts';
import { type DaySums, figuresOf, sumsOf, sumsOfViolation } from './sums.ts';

/** What one instance counts; beyond it reports are taken and forgotten. Sums of a part say as much, and a flood costs nothing. */
const counted = { requests: 60, windowSeconds: 60 } as const;

interface Services {
  reports: ReportStore;
  now: () => Date;
}

/** The calls by which browsers report, and the one that tells an admin what they did. */
export function createReportHandlers({ reports, now }: Services) {
  let fullAgainAt: number | undefined;
  // A browser waits for no answer and sends nothing twice, so that nothing here is worth an error.
  const count = async (sums: DaySums | undefined) => {
    const decision = sums && decide(fullAgainAt, now().getTime(), counted);
    if (!sums || !decision?.granted) return;
    fullAgainAt = decision.fullAgainAt;
    await reports
      .add(sums, now())
      .catch((error: unknown) => logger.warn('A report of a browser was not counted', errorOutline(error)));
  };
  return {
    async reportBrowser({ body }) {
      await count(sumsOf(body));
      return {};
    },
    async reportViolation({ body }) {
      await count(sumsOfViolation(body));
      return {};
    },
    async readBrowserFigures() {
      const { since, days } = await reports.read(now());
      return { data: figuresOf(days, since) };
    },
  } satisfies Partial<ApiHandlers>;
}

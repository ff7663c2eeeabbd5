import type { ScheduleName } from '@ohmbridge/contract/nightly/schedules';
import * as logger from 'firebase-functions/logger';
import { errorOutline } from '../../shared/error-outline.ts';
import { RunError, runErrorOutline } from '../../shared/run-error.ts';
import type { RunRecords } from './run-records.ts';

/** The log line of a successful run. Google reports its absence: `docs/deploy.md`. */
export const succeededLine = 'Scheduled function succeeded';

/** What a scheduled function does; gives how much of what it has done. */
export type ScheduledWork = (now: Date) => Promise<Record<string, number>>;

/** Runs a scheduled function, unless they are paused, and records when it ran and what came of it. */
export async function runRecorded(
  records: RunRecords,
  name: ScheduleName,
  work: ScheduledWork,
  now: () => Date = () => new Date(),
): Promise<void> {
  const startedAt = now();
  const pause = await records.pause(startedAt);
  if (pause) {
    logger.warn('Scheduled function skipped', { function: name, reason: pause.reason, until: pause.pausedUntil });
    await records.write(name, { startedAt, endedAt: startedAt, outcome: 'paused', error: null });
    return;
  }
  // Recorded before it is over, so that a run that is killed leaves a trace.
  await records.write(name, { startedAt, endedAt: null, outcome: 'running', error: null });
  try {
    const result = await work(startedAt);
    const endedAt = now();
    await records.write(name, { endedAt, outcome: 'succeeded', lastSuccessAt: endedAt, result });
    logger.info(succeededLine, { function: name, ...result });
  } catch (error) {
    logger.error('Scheduled function failed', { function: name, ...errorOutline(error) });
    const outline = runErrorOutline(error);
    await records.write(name, { endedAt: now(), outcome: 'failed', error: outline });
    // Not the error itself, which the platform would log with whatever its message quotes.
    throw new RunError(`${name} failed: ${outline}`);
  }
}

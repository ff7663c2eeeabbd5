import type { ScheduledRun, ScheduleName, SchedulePause } from '@site/contract/nightly/schedules';
import { withDates } from '@site/contract/shared/collections';
import * as logger from 'firebase-functions/logger';
import { collection } from '../shared/documents.ts';
import { errorOutline, RunError, runErrorOutline } from '../shared/error-outline.ts';

// The scheduled functions, and the health of the product.
//
//   scheduled-run       each run is recorded, and a pause holds all of them while a backup is restored
//   apply-retention     04:00: deletes data whose time has passed (remove-expired-submissions, empty-mail-bin, nightly-settings)
//   back-up             02:00: copies objects and accounts (account-copies), and checks that Google copies the database
//   read-health         the health screen: what waits for a person (findings) and how each run went
//   report-daily        07:00: the same as an email (health-mails)
//   sweep               every ten minutes: lost tasks, reminders; 03:00: unclaimed objects
//   browser-reports     failures on pages, as browsers report them
//
// A run begins (`running`), and ends as `succeeded` or `failed`. A run that is killed stays `running`. A paused function
// records `paused` and does nothing.

/** The log line of a successful run. Google reports its absence: `docs/deploy.md`. */
export const succeededLine = 'Scheduled function succeeded';

/** The work of a scheduled function; gives the count of each part. */
export type ScheduledWork = (now: Date) => Promise<Record<string, number>>;

/** Runs a scheduled function, unless all are paused, and records when it ran and how it ended. */
export async function runRecorded(name: ScheduleName, work: ScheduledWork): Promise<void> {
  const startedAt = new Date();
  const pause = await readPause(startedAt);
  if (pause) {
    logger.warn('Scheduled function skipped', { function: name, reason: pause.reason, until: pause.pausedUntil });
    await writeRun(name, { startedAt, endedAt: startedAt, outcome: 'paused', error: null });
    return;
  }
  // The run is recorded before its work begins, so that a killed run leaves a trace.
  await writeRun(name, { startedAt, endedAt: null, outcome: 'running', error: null });
  try {
    const result = await work(startedAt);
    const endedAt = new Date();
    await writeRun(name, { endedAt, outcome: 'succeeded', lastSuccessAt: endedAt, result });
    logger.info(succeededLine, { function: name, ...result });
  } catch (error) {
    logger.error('Scheduled function failed', { function: name, ...errorOutline(error) });
    const outline = runErrorOutline(error);
    await writeRun(name, { endedAt: new Date(), outcome: 'failed', error: outline });
    // Not the error itself: the platform would log its message, which can quote input.
    throw new RunError(`${name} failed: ${outline}`);
  }
}

export async function readRun(name: ScheduleName): Promise<ScheduledRun | undefined> {
  const run = (await recordOf(name).get()).data();
  if (!run?.startedAt) return undefined;
  const empty = { endedAt: null, outcome: 'running', error: null, lastSuccessAt: null, result: {} } as const;
  return { ...empty, ...withDates<Pick<ScheduledRun, 'startedAt'> & Partial<ScheduledRun>>(run) };
}

/** Changes the named parts of a record; others stay. */
export async function writeRun(name: ScheduleName, changes: Partial<ScheduledRun>): Promise<void> {
  // The fields are named, because a merge would keep old numbers of `result` beside the new ones.
  await recordOf(name).set(changes, { mergeFields: Object.keys(changes) });
}

/** Reads the pause, if one has not ended by `now`. */
export async function readPause(now: Date): Promise<SchedulePause | undefined> {
  const { docs } = await pauses().where('pausedUntil', '>', now).limit(1).get();
  return docs[0] && withDates<SchedulePause>(docs[0].data());
}

/** Makes every scheduled function skip its turns until `pausedUntil`; the pause then ends by itself. */
export async function pauseSchedules(pause: SchedulePause): Promise<void> {
  await pauses().add(pause);
}

/** Ends every pause of the scheduled functions; gives how many there were, those that had ended by themselves included. */
export async function resumeSchedules(): Promise<number> {
  const all = await pauses().listDocuments();
  for (const pause of all) await pause.delete();
  return all.length;
}

const pauses = () => collection('schedulePauses');

const recordOf = (name: ScheduleName) => collection('scheduledRuns').doc(name);

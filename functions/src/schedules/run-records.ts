import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import type {
  ScheduledRun,
  ScheduledRunDocument,
  ScheduleName,
  SchedulePause,
  SchedulePauseDocument,
} from '../contract/schedules.ts';

/** What is known of the scheduled functions: their last runs, and whether they are paused. */
export interface RunRecords {
  /** The pause, if there is one that has not ended by `now`. */
  pause: (now: Date) => Promise<SchedulePause | undefined>;
  /** Changes the named parts of a record; others stay. */
  write: (name: ScheduleName, changes: Partial<ScheduledRun>) => Promise<void>;
  read: (name: ScheduleName) => Promise<ScheduledRun | undefined>;
}

export function createRunRecords(firestore: () => Promise<Firestore>): RunRecords {
  return {
    async pause(now) {
      const document = (await pauseIn(await firestore()).get()).data() as SchedulePauseDocument | undefined;
      if (!document) return undefined;
      const pause = { reason: document.reason, pausedUntil: document.pausedUntil.toDate() };
      return pause.pausedUntil > now ? pause : undefined;
    },
    async write(name, changes) {
      // By the names of the fields, because merging would leave the old numbers of `result` among the new ones.
      await recordOf(await firestore(), name).set(changes, { mergeFields: Object.keys(changes) });
    },
    async read(name) {
      const document = (await recordOf(await firestore(), name).get()).data() as
        | Partial<ScheduledRunDocument>
        | undefined;
      if (!document?.startedAt) return undefined;
      return {
        startedAt: document.startedAt.toDate(),
        endedAt: document.endedAt?.toDate() ?? null,
        outcome: document.outcome ?? 'running',
        error: document.error ?? null,
        lastSuccessAt: document.lastSuccessAt?.toDate() ?? null,
        result: document.result ?? {},
      };
    },
  };
}

/** Has every scheduled function skip its turns until `pausedUntil`; the pause then ends by itself. */
export async function pauseSchedules(database: Firestore, pause: SchedulePause): Promise<void> {
  await pauseIn(database).set(pause);
}

/** Ends the pause of the scheduled functions. */
export async function resumeSchedules(database: Firestore): Promise<void> {
  await pauseIn(database).delete();
}

const pauseIn = (database: Firestore) => database.collection(collections.settings).doc('schedules');

const recordOf = (database: Firestore, name: ScheduleName) => database.collection(collections.scheduledRuns).doc(name);

import type {
  ScheduledRun,
  ScheduledRunDocument,
  ScheduleName,
  SchedulePause,
  SchedulePauseDocument,
} from '@ohmbridge/contract/nightly/schedules';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';

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
      const { docs } = await pausesIn(await firestore())
        .where('pausedUntil', '>', now)
        .limit(1)
        .get();
      const document = docs[0]?.data() as SchedulePauseDocument | undefined;
      return document && { reason: document.reason, pausedUntil: document.pausedUntil.toDate() };
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
  await pausesIn(database).add(pause);
}

/** Ends every pause of the scheduled functions; gives how many there were, those that had ended by themselves included. */
export async function resumeSchedules(database: Firestore): Promise<number> {
  const pauses = await pausesIn(database).listDocuments();
  for (const pause of pauses) await pause.delete();
  return pauses.length;
}

const pausesIn = (database: Firestore) => database.collection(collections.schedulePauses);

const recordOf = (database: Firestore, name: ScheduleName) => database.collection(collections.scheduledRuns).doc(name);

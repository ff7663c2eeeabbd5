import { shownDays } from '@ohmbridge/contract/nightly/browser-reports';
import { browserReportDays } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { DaySums } from './sums.ts';

/** The sums of what browsers reported: a document a day, whose id is the day. */
export interface ReportStore {
  add: (sums: DaySums, now: Date) => Promise<void>;
  /** The sums of the days that are shown, and the first of them. */
  read: (now: Date) => Promise<{ since: string; days: DaySums[] }>;
}

export function createReportStore(firestore: () => Promise<Firestore>): ReportStore {
  const reports = async () => (await firestore()).collection(collections.browserReports);
  return {
    async add(sums, now) {
      const { FieldValue } = await import('firebase-admin/firestore');
      const increments = (value: object): object =>
        Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [
            name,
            typeof inner === 'number' ? FieldValue.increment(inner) : increments(inner),
          ]),
        );
      const day = dayOf(now);
      await (await reports()).doc(day).set({ ...increments(sums), day }, { merge: true });
    },
    async read(now) {
      const since = daysBefore(now, shownDays - 1);
      const { docs } = await (await reports()).where('day', '>=', since).limit(shownDays).get();
      return { since, days: docs.map((document) => document.data()) };
    },
  };
}

/** Deletes the sums that have been kept for long enough; gives how many days' there were. */
export async function removeOldReports(database: Firestore, now: Date): Promise<number> {
  const before = daysBefore(now, browserReportDays);
  const { docs } = await database.collection(collections.browserReports).where('day', '<', before).limit(500).get();
  const batch = database.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));

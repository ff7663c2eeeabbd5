import type { StoredTime } from '../shared/collections.ts';

/** The document of one kind of work in `setAside`: the documents that this work skips, by collection and id. */
interface SetAsideRecord<Time = Date> {
  documents?: Record<string, { since: Time; retryAt: Time; error: string }>;
  /** The page, or the one document, that a run is working on. A killed run leaves this mark behind. */
  trying?: { at: Time; isAlone: boolean; documents: string[] };
}

export type StoredSetAsideRecord = SetAsideRecord<StoredTime>;

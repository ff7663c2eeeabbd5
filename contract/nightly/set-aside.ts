import type { StoredTime } from '../shared/collections.ts';

/** The document of one kind of work in `setAside`: which documents it goes on without, by collection and id. */
interface SetAsideRecord<Time = Date> {
  documents?: Record<string, { since: Time; retryAt: Time; error: string }>;
  /** The page, or the one document, that a run is at. It stays behind where the run is killed. */
  trying?: { at: Time; isAlone: boolean; documents: string[] };
}

export type StoredSetAsideRecord = SetAsideRecord<StoredTime>;

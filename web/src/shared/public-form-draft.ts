import { attempt } from './attempt.ts';
import { type DraftStorage, draftKey, draftStore } from './draft-store.ts';

/** The text that a visitor has typed into a public form and not sent yet. */
export interface FormDraft {
  values: Readonly<Record<string, string>>;
  /** The idempotency key of the form: a form that was sent, and whose answer was lost, does not count twice. */
  idempotencyKey: string;
  /** The query of the address at which the form was opened: it may have filled in fields. */
  search: string;
  /** The time of the last typing, in milliseconds. */
  savedAt: number;
}

/**
 * The visitor's answer to the question whether drafts can stay on the device. One answer holds for all forms of this visit:
 * `undefined` before the question, and `nothing` once the visitor has deleted a draft.
 */
type KeepAnswer = 'device' | 'tab' | 'nothing' | undefined;

/** A draft of another version is dropped. Increase the version when fields change their meaning. */
const version = 1;

/** The time that a draft stays on a device. */
export const draftMilliseconds = 24 * 60 * 60 * 1000;

const answerKey = 'form-drafts';

interface Storages {
  /** The storage that outlives the tab. It is used with permission only. */
  device: () => DraftStorage;
  /** The storage that ends with the tab. */
  tab: () => DraftStorage;
  now: () => number;
}

const browserStorages: Storages = { device: () => localStorage, tab: () => sessionStorage, now: () => Date.now() };

/**
 * Keeps the draft of one form: in this tab, and with permission on the device. Each tab reads its own copy first, so that
 * two tabs do not overwrite each other. The device has one draft, the last one. In a browser that stores nothing no drafts
 * exist, and everything else works.
 */
export function publicDraftStore(form: string, { device, tab, now }: Storages = browserStorages) {
  const [inTab, onDevice] = [draftStore(draftKey(form), tab), draftStore(draftKey(form), device)];
  const readFrom = (store: typeof inTab): FormDraft | undefined => {
    const draft = draftFrom(store.read(), now());
    if (!draft) store.drop();
    return draft;
  };
  const answer = () => attempt(() => tab().getItem(answerKey) as KeepAnswer | null) ?? undefined;
  const setAnswer = (given: Exclude<KeepAnswer, undefined>) => attempt(() => tab().setItem(answerKey, given));

  return {
    answer,
    setAnswer,
    /** Gives the earlier draft: of this tab, or else of the device. */
    read: (): FormDraft | undefined => {
      if (answer() === 'nothing') {
        inTab.drop();
        onDevice.drop();
      }
      const [here, there] = [readFrom(inTab), readFrom(onDevice)];
      // The draft exists because the visitor gave permission in an earlier visit.
      if (there && answer() === undefined) setAnswer('device');
      return here ?? there;
    },
    /** Stores a draft as far as the visitor allows it. @returns the place of the stored draft */
    keep: (typed: Omit<FormDraft, 'savedAt'>): 'device' | 'tab' | undefined => {
      if (answer() === 'nothing') return undefined;
      const draft = { version, ...typed, savedAt: now() };
      const isHere = inTab.keep(draft);
      if (answer() === 'device' && onDevice.keep(draft)) return 'device';
      return isHere ? 'tab' : undefined;
    },
    /** Deletes the draft with this key. The device may have another draft, of another tab. */
    drop: (idempotencyKey: string) => {
      inTab.drop();
      if (readFrom(onDevice)?.idempotencyKey === idempotencyKey) onDevice.drop();
    },
  };
}

/**
 * Gives the draft in a stored text; `undefined` if the text has none, or one that is too old or of another version of the
 * form.
 */
function draftFrom(stored: unknown, now: number): FormDraft | undefined {
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.values)) return undefined;
  const { values, idempotencyKey, search, savedAt } = stored;
  if (typeof idempotencyKey !== 'string' || typeof search !== 'string' || typeof savedAt !== 'number') return undefined;
  if (savedAt > now || now - savedAt >= draftMilliseconds) return undefined;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { values: Object.fromEntries(texts), idempotencyKey, search, savedAt };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { attempt } from './attempt.ts';
import { type DraftStorage, draftKey, draftStore } from './draft-store.ts';

/** The text that a visitor has typed into a public form and not sent yet. */
export interface FormDraft {
  values: Readonly<Record<string, string>>;
  /** The key that the form is sent under, so that what was sent already, and its answer lost, does not count twice. */
  idempotencyKey: string;
  /** The query of the address that the form was opened at: it may have filled in fields. */
  search: string;
  /** When something was typed last, in milliseconds. */
  savedAt: number;
}

/**
 * The answer to the question whether drafts may be kept on the device. One answer holds for all forms of this visit:
 * `undefined` before the question, and `nothing` once the visitor has deleted a draft.
 */
type KeepAnswer = 'device' | 'tab' | 'nothing' | undefined;

/** A draft of another version is thrown away. Count up when fields change their meaning. */
const version = 1;

/** The time that a draft stays on a device. */
export const draftMilliseconds = 24 * 60 * 60 * 1000;

const answerKey = 'form-drafts';

interface Storages {
  /** Outlives the tab. Used with permission only. */
  device: () => DraftStorage;
  /** Ends with the tab. */
  tab: () => DraftStorage;
  now: () => number;
}

const browserStorages: Storages = { device: () => localStorage, tab: () => sessionStorage, now: () => Date.now() };

/**
 * Keeps the draft of one form: in this tab, and with permission on the device. Each tab reads its own copy first, so that
 * two tabs do not fight; on the device there is one draft, the last one. In a browser that stores nothing there are no
 * drafts, and all else works.
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
    /** The earlier draft: of this tab, or else of this device. */
    read: (): FormDraft | undefined => {
      if (answer() === 'nothing') {
        inTab.drop();
        onDevice.drop();
      }
      const [here, there] = [readFrom(inTab), readFrom(onDevice)];
      // The draft is there because the visitor said yes, in another visit.
      if (there && answer() === undefined) setAnswer('device');
      return here ?? there;
    },
    /** Keeps a draft where it may be kept. @returns where it is kept then */
    keep: (typed: Omit<FormDraft, 'savedAt'>): 'device' | 'tab' | undefined => {
      if (answer() === 'nothing') return undefined;
      const draft = { version, ...typed, savedAt: now() };
      const isHere = inTab.keep(draft);
      if (answer() === 'device' && onDevice.keep(draft)) return 'device';
      return isHere ? 'tab' : undefined;
    },
    /** Deletes the draft that goes by this key; on the device there may be another one, of another tab. */
    drop: (idempotencyKey: string) => {
      inTab.drop();
      if (readFrom(onDevice)?.idempotencyKey === idempotencyKey) onDevice.drop();
    },
  };
}

/** Gives the draft in a stored text; `undefined` if it has none, or one that is too old or of another version of the form. */
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

import { attempt } from './attempt.ts';

/** The storage key of a draft. */
export const draftKey = (form: string) => `draft:${form}`;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gives the store of one draft, in the tab or in another storage. If the browser stores nothing, no drafts exist. */
export function draftStore(key: string, storage: () => DraftStorage = () => sessionStorage) {
  return {
    read: () => attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? undefined,
    /** Stores the draft, and tells whether the draft is stored. */
    keep: (draft: object) =>
      attempt(() => {
        storage().setItem(key, JSON.stringify(draft));
        return true;
      }) ?? false,
    drop: () => attempt(() => storage().removeItem(key)),
  };
}

/** Tells whether a draft of a form may exist. The code of drafts loads only then, or when the visitor begins to type. */
export function hasDraft(form: string): boolean {
  return attempt(() => [sessionStorage, localStorage].some((one) => one.getItem(draftKey(form)) !== null)) ?? false;
}

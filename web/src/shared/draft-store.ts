import { attempt } from './attempt.ts';

/** The place of a stored draft. */
export const draftKey = (form: string) => `draft:${form}`;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The place of one draft: in the tab, or in another storage. If the browser stores nothing, there are no drafts. */
export function draftStore(key: string, storage: () => DraftStorage = () => sessionStorage) {
  return {
    read: () => attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? undefined,
    /** Gives whether the draft is stored. */
    keep: (draft: object) =>
      attempt(() => {
        storage().setItem(key, JSON.stringify(draft));
        return true;
      }) ?? false,
    drop: () => attempt(() => storage().removeItem(key)),
  };
}

/** Whether there may be a draft of a form: the code of drafts loads only then, or when the visitor begins to type. */
export function hasDraft(form: string): boolean {
  return attempt(() => [sessionStorage, localStorage].some((one) => one.getItem(draftKey(form)) !== null)) ?? false;
}

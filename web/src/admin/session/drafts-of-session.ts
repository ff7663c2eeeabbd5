import { attempt } from '../../shared/attempt.ts';

// Apart from the drafts themselves, whose code loads with the forms: the frame of every screen has only this.

export const adminDraftPrefix = 'admin-draft:';

/** Forgets the drafts in this tab: half-written text about people ends with the session of its author. */
export function forgetDrafts({ unlessOf }: { unlessOf?: string | undefined } = {}): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(adminDraftPrefix) && !(unlessOf && key.endsWith(`:${unlessOf}`)))
        sessionStorage.removeItem(key);
  });
}

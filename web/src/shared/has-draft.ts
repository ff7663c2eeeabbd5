/** Where the draft of a form is stored. */
export const draftKey = (form: string) => `draft:${form}`;

/** Whether there may be a draft of a form: the code of drafts loads only then, or when the visitor begins to type. */
export function hasDraft(form: string): boolean {
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(draftKey(form)) !== null);
  } catch {
    return false;
  }
}

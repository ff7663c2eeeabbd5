/** Where the draft of a form is stored. */
export const draftKey = (form: string) => `draft:${form}`;

/** Whether there may be a draft of a form: what reads and keeps it is only loaded then, or when somebody begins to type. */
export function hasDraft(form: string): boolean {
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(draftKey(form)) !== null);
  } catch {
    return false;
  }
}

// Tells whether a page whose code no longer exists can be reloaded automatically. A page that the visitor has used is not
// reloaded: the visitor may have typed text, or just sent a form, and would not learn whether it has arrived.

let isUntouched = false;

/** Starts anew: a link, or Back and Forward, has led to another page of this document. */
export function startUntouched(): void {
  isUntouched = true;
}

export const mayReload = (): boolean => isUntouched;

export function watchTouches(): void {
  for (const type of ['click', 'input', 'submit'])
    addEventListener(type, () => (isUntouched = false), { capture: true, passive: true });
}

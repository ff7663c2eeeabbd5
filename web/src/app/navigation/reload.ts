// Whether a page whose code is gone may be loaded anew by itself. A page that the visitor has used is never loaded anew: the
// visitor may have typed text there, or just sent a form, and would not learn whether it has arrived.

let isUntouched = false;

/** A link, or Back and Forward, has led to another page of this document. */
export function startUntouched(): void {
  isUntouched = true;
}

export const mayReload = (): boolean => isUntouched;

export function watchTouches(): void {
  for (const type of ['click', 'input', 'submit'])
    addEventListener(type, () => (isUntouched = false), { capture: true, passive: true });
}

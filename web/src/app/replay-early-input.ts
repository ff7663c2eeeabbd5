import type { EarlyInput } from './early-input.ts';

/** Replays the visitor's early input in the same order, once. */
export function replayEarlyInput(): void {
  const kept = window.earlyInput;
  window.earlyInput = [];
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const input of kept) replay(input);
}

function replay({ event, value }: EarlyInput): void {
  const { target } = event;
  // The target may be the drawing in a button.
  if (!(target instanceof Element)) return;
  if (event instanceof SubmitEvent) {
    if (event.submitter instanceof HTMLElement) event.submitter.click();
    else if (target instanceof HTMLFormElement) {
      // React hydrates a part at once when a key is pressed in it. It ignores `submit` in a part that is not hydrated yet.
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      target.requestSubmit();
    }
  } else if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
  } else if (event.type === 'click') target.closest<HTMLElement>('button, a')?.click();
  else {
    if (value !== undefined && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      type(target, value);
    }
    target.dispatchEvent(new Event(event.type, { bubbles: true }));
  }
}

/** Puts a text into a field as typing does. React notices the text only if the setter of the field's prototype is called. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

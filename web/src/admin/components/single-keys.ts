import { useEffectEvent, useLayoutEffect } from 'react';
import { attempt } from '../../shared/attempt.ts';

const storageKey = 'desk-shortcuts';

/** The last choice, for as long as the page is open: also in a browser that stores nothing. */
let chosen: boolean | undefined;

/** Single keys can be turned off (WCAG 2.1.4): an admin who dictates would press them by talking. */
export function areSingleKeysOn(): boolean {
  return chosen ?? attempt(() => localStorage.getItem(storageKey)) !== 'off';
}

export function rememberSingleKeys(on: boolean): void {
  chosen = on;
  attempt(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')));
}

/** An admin can pause this long in the middle of a sentence, and the field can lose the focus in the meantime. */
const typingMilliseconds = 2000;

const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const isTextField = (target: EventTarget | null) => target instanceof Element && target.closest(textFields) !== null;

let typedAt = Number.NEGATIVE_INFINITY;

function noteTyping(event: Event): void {
  // Tab and Escape leave a field.
  const isTyping = !(event instanceof KeyboardEvent) || event.key.length === 1;
  if (isTyping && isTextField(event.target)) typedAt = event.timeStamp;
}

/**
 * Acts on single keys. Ignores a key that belongs to the focused element, a key right after typing in a field, and every key
 * while a dialog or menu is open or single keys are off.
 */
export function useSingleKeys(acts: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.defaultPrevented || !areSingleKeysOn() || !isFree(event)) return;
    event.preventDefault();
    act();
  });
  // A key counts from the moment in which its screen shows.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    // The listener runs first, before others stop the event. Dictation and the browser's suggestions press no key.
    addEventListener('keydown', noteTyping, { capture: true });
    addEventListener('input', noteTyping, { capture: true });
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('keydown', noteTyping, { capture: true });
      removeEventListener('input', noteTyping, { capture: true });
    };
  }, []);
}

/** Tells whether no other part uses the key: no held key, no text field, no open menu, drawer or question. */
function isFree({ ctrlKey, metaKey, altKey, repeat, isComposing, target, timeStamp }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || isComposing || isTextField(target)) return false;
  if (timeStamp - typedAt < typingMilliseconds) return false;
  return document.querySelector('.MuiModal-root') === null;
}

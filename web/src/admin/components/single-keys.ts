import { useEffectEvent, useLayoutEffect } from 'react';
import { attempt } from '../../shared/attempt.ts';

const storageKey = 'desk-shortcuts';

/** The admin's last choice, for as long as the page is open. The variable also serves browsers that store nothing. */
let chosen: boolean | undefined;

/** Tells whether single keys are on. Admins can turn them off (WCAG 2.1.4): dictation would press them by speech. */
export function areSingleKeysOn(): boolean {
  return chosen ?? attempt(() => localStorage.getItem(storageKey)) !== 'off';
}

export function rememberSingleKeys(on: boolean): void {
  chosen = on;
  attempt(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')));
}

/** The time that an admin can pause in the middle of a sentence. The field can lose the focus during the pause. */
const typingMilliseconds = 2000;

const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const isTextField = (target: EventTarget | null) => target instanceof Element && target.closest(textFields) !== null;

let typedAt = Number.NEGATIVE_INFINITY;

function noteTyping(event: Event): void {
  // Tab and Escape do not type: they leave the field.
  const isTyping = !(event instanceof KeyboardEvent) || event.key.length === 1;
  if (isTyping && isTextField(event.target)) typedAt = event.timeStamp;
}

/**
 * Runs actions on single keys. Ignores a key that belongs to the focused element, and a key right after typing in a field. Also
 * ignores every key while a dialog or menu is open, or while single keys are off.
 */
export function useSingleKeys(acts: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.defaultPrevented || !areSingleKeysOn() || !isFree(event)) return;
    event.preventDefault();
    act();
  });
  // A layout effect: keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    // The listeners run first, before other code stops the event. The `input` event is needed because dictation and the
    // browser's suggestions press no key.
    addEventListener('keydown', noteTyping, { capture: true });
    addEventListener('input', noteTyping, { capture: true });
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('keydown', noteTyping, { capture: true });
      removeEventListener('input', noteTyping, { capture: true });
    };
  }, []);
}

/** Tells whether no other part of the page uses the key: no held key, no text field, no open menu, drawer or question. */
function isFree({ ctrlKey, metaKey, altKey, repeat, isComposing, target, timeStamp }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || isComposing || isTextField(target)) return false;
  if (timeStamp - typedAt < typingMilliseconds) return false;
  return document.querySelector('.MuiModal-root') === null;
}

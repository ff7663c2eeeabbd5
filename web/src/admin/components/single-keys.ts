import { useEffect, useEffectEvent } from 'react';
import { attempt } from '../../shared/attempt.ts';

const storageKey = 'desk-shortcuts';

/** What was chosen last, for as long as the page is open: also where nothing can be kept. */
let chosen: boolean | undefined;

/** Single keys can be turned off (WCAG 2.1.4): whoever speaks to their computer would press them by talking. */
export function areSingleKeysOn(): boolean {
  return chosen ?? attempt(() => localStorage.getItem(storageKey)) !== 'off';
}

/** Keeps whether single keys are on. */
export function rememberSingleKeys(on: boolean): void {
  chosen = on;
  attempt(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')));
}

/** As long as an admin may pause in the middle of a sentence, and lose the focus of the field meanwhile. */
const typingMilliseconds = 2000;

const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const isTextField = (target: EventTarget | null) => target instanceof Element && target.closest(textFields) !== null;

/** When a text field was typed in last. */
let typedAt = Number.NEGATIVE_INFINITY;

function noteTyping(event: Event): void {
  // Tab and Escape lead out of a field.
  const isTyping = !(event instanceof KeyboardEvent) || event.key.length === 1;
  if (isTyping && isTextField(event.target)) typedAt = event.timeStamp;
}

/**
 * Does something at single keys, unless a key is meant for what has the focus, the admin has typed in a field just now,
 * something is open, or single keys are off.
 */
export function useSingleKeys(acts: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.defaultPrevented || !areSingleKeysOn() || !isFree(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    // Before anything stops the event. Dictation and the browser's suggestions press no key.
    addEventListener('keydown', noteTyping, { capture: true });
    addEventListener('input', noteTyping, { capture: true });
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('keydown', noteTyping, { capture: true });
      removeEventListener('input', noteTyping, { capture: true });
    };
  }, []);
}

/** Whether a key is meant for nothing else: a held key, a text field, or an open menu, drawer or question. */
function isFree({ ctrlKey, metaKey, altKey, repeat, isComposing, target, timeStamp }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || isComposing || isTextField(target)) return false;
  if (timeStamp - typedAt < typingMilliseconds) return false;
  return document.querySelector('.MuiModal-root') === null;
}

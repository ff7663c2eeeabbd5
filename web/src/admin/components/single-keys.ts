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

/** Does something at single keys, unless one is meant for what has the focus, something is open, or single keys are off. */
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
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** Whether a key is meant for nothing else: somebody types, or a menu, a drawer or a question is open. */
function isFree({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  const typed = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
  if (target instanceof Element && target.closest(typed)) return false;
  return document.querySelector('.MuiModal-root') === null;
}

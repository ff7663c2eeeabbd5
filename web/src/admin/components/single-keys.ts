import { attempt } from '../../shared/attempt.ts';

const storageKey = 'desk-shortcuts';

/** Single keys can be turned off (WCAG 2.1.4): whoever speaks to their computer would press them by talking. */
export function areSingleKeysOn(): boolean {
  return attempt(() => localStorage.getItem(storageKey)) !== 'off';
}

/** Where nothing can be kept, the choice holds for as long as the page is open. */
export function rememberSingleKeys(areOn: boolean): void {
  attempt(() => (areOn ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')));
}

/** Whether a key is meant for what has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  );
}

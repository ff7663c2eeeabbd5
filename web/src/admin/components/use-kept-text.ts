import { type SetStateAction, useRef, useState } from 'react';
import { attempt } from '../../shared/attempt.ts';
import { useSessionKeeper } from '../session/use-session.ts';

const prefix = 'kept-text:';

/** Forgets the texts in this tab: half-written text about people ends with the session of its author. */
export function forgetKeptTexts({ unlessOf }: { unlessOf?: string | undefined } = {}): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !(unlessOf && key.endsWith(`:${unlessOf}`))) sessionStorage.removeItem(key);
  });
}

/**
 * Keeps a text that an admin types until they sign out. The text survives navigation, a reload, and a session that ends by
 * itself. Nobody else who signs in sees the text. If the browser stores nothing, the text lasts as long as the page is open.
 * @param name what it is for; a page that is about another thing has to be another to React as well (`key`)
 */
export function useKeptText(name: string): [text: string, keep: (changed: SetStateAction<string>) => void] {
  const key = `${prefix}${name}:${useSessionKeeper().uid()}`;
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(key)) ?? '');
  const newest = useRef(text);
  return [
    text,
    (change) => {
      const changed = typeof change === 'function' ? change(newest.current) : change;
      newest.current = changed;
      setText(changed);
      attempt(() => (changed === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, changed)));
    },
  ];
}

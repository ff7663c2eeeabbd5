import { useState } from 'react';
import { attempt } from '../../shared/attempt.ts';
import { useSessionKeeper } from '../session/use-session.ts';

/**
 * A text that somebody types, kept for as long as the tab lives: it outlives going to another page, coming back, and a reload.
 * Nobody else who signs in sees it. Where the browser keeps nothing, it lasts as long as the page is open.
 * @param name what it is for; a page that is about another thing has to be another to React as well (`key`)
 */
export function useKeptText(name: string): [text: string, keep: (text: string) => void] {
  const key = `${name}:${useSessionKeeper().uid()}`;
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(key)) ?? '');
  return [
    text,
    (changed) => {
      setText(changed);
      attempt(() => (changed === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, changed)));
    },
  ];
}

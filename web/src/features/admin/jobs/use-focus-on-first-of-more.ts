import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the first of the rows that were asked for, once they are there: the button that asked for them
 * moves down, or goes.
 * @param length how many rows there are
 * @returns where the table goes, and what to call when more is asked for
 */
export function useFocusOnFirstOfMore(length: number): {
  rows: RefObject<HTMLDivElement | null>;
  remember: (first: number) => void;
} {
  const rows = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (awaited.current === undefined || length <= awaited.current) return;
    const row = rows.current?.querySelectorAll('tbody > tr')[awaited.current];
    awaited.current = undefined;
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [length]);
  return {
    rows,
    remember: (first) => {
      awaited.current = first;
    },
  };
}

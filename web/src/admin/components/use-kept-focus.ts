import { useLayoutEffect, useRef } from 'react';

/**
 * Gives a ref for a part of the screen that can disappear while it has the focus. The focus then moves to the main part of the
 * screen; without this, the next Tab would begin at the top of the page.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}

import { useEffect, useState } from 'react';

const pauseMilliseconds = 300;

/** Debounced text: the text of a field after a pause in typing. */
export function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

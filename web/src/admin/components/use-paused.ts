import { useEffect, useState } from 'react';

/** The pause in typing after which a search starts. */
const pauseMilliseconds = 300;

/** Debounced text: the text of a field after a pause in typing. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

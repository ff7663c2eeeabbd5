import { useEffect, useState } from 'react';

/** How long somebody pauses who has typed what they look for. */
const pauseMilliseconds = 300;

/** A text as it is once somebody pauses who is typing it. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

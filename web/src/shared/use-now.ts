import { minuteMilliseconds } from '@site/contract/shared/time';
import { useEffect, useState } from 'react';

/** The interval at which a query that depends on the time is renewed. */
export const queryMilliseconds = 15 * minuteMilliseconds;

/**
 * Gives the current time, to the minute: a page can stay open for long.
 * @param step the interval after which the component renders again
 */
export function useNow(step = minuteMilliseconds): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const stepOf = (date: Date) => Math.floor(date.getTime() / step);
    const look = () => {
      const newest = new Date();
      setNow((before) => (stepOf(before) === stepOf(newest) ? before : newest));
    };
    const timer = setInterval(look, minuteMilliseconds);
    // Timers stop while a machine sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [step]);
  return now;
}

/** An event of Chromium's trace, as far as it matters here; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What the thread itself has worked in that time: without what other programs took of the processor. */
  tdur?: number;
}

/** Whether an event is a task of its thread. */
export const isTask = ({ name }: TraceEvent) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** What a thread has worked in a task, in milliseconds; the clock's time where the system does not tell. */
export const processorTime = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;

/** A task blocks by what it takes beyond this, in milliseconds: https://web.dev/articles/tbt */
const blockingAfter = 50;

/**
 * The total blocking time after the first contentful paint, in milliseconds, of tasks by their own processor time.
 * Lighthouse takes the clock's, in which a task also waits for the browser's other processes and for Lighthouse itself
 * where they have no processor of their own; and it multiplies that by the slowdown, too.
 * @param slowdown how many times slower the phone is that is meant
 */
export function blockingProcessorTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').toSorted((a, b) => b.ts - a.ts)[0];
  if (paint === undefined) throw new Error('The trace has no first contentful paint.');
  return events
    .filter((event) => isTask(event) && event.pid === paint.pid && event.tid === paint.tid && event.ts > paint.ts)
    .map((task) => Math.max(0, processorTime(task) * slowdown - blockingAfter))
    .reduce((sum, one) => sum + one, 0);
}

import { isTask, processorTime, type TraceEvent } from '../../scripts/bench/processor-time.ts';

/** A trace event that may name its script and function. */
interface NamedEvent extends TraceEvent {
  args?: { data?: { url?: string; functionName?: string }; beginData?: { url?: string } };
}

/** A task of the main thread, and the longest named event in it. */
export interface Task {
  milliseconds: number;
  culprit: string;
}

/**
 * The main thread's tasks after the page's load event, the longest first: those in which it is made live, because
 * nothing of that begins before.
 */
export function tasksAfterLoad(trace: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: NamedEvent[] };
  const loaded = traceEvents
    .filter(({ name }) => name === 'loadEventEnd')
    .toSorted((one, other) => other.ts - one.ts)[0];
  if (loaded === undefined) throw new Error('The trace has no load event.');
  const after = traceEvents.filter(({ pid, tid, ts }) => pid === loaded.pid && tid === loaded.tid && ts >= loaded.ts);
  return after
    .filter(isTask)
    .map((task) => ({ milliseconds: processorTime(task), culprit: culpritOf(task, after) }))
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
}

function culpritOf(task: TraceEvent, events: readonly NamedEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const [longest] = events
    .filter((event) => event.ts >= task.ts && event.ts + (event.dur ?? 0) <= end && !isTask(event) && named(event))
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
  return longest === undefined ? 'nothing that has a name' : `${longest.name} ${named(longest)}`;
}

/** The script and function of an event. */
function named({ args }: NamedEvent): string {
  const { url = args?.beginData?.url ?? '', functionName = '' } = args?.data ?? {};
  return [url, functionName].filter((part) => part !== '').join(' ');
}

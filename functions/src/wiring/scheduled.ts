import { type ScheduleName, schedules } from '@ohmbridge/contract/nightly/schedules';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/scheduler';
import { runRecorded, type ScheduledWork } from '../nightly/scheduled-run.ts';

/** Makes a scheduled function. The contract has its time, and each run is recorded. */
export function scheduled(
  name: ScheduleName,
  options: Omit<ScheduleOptions, 'schedule' | 'timeZone' | 'memory'>,
  work: ScheduledWork,
): ScheduleFunction {
  const { schedule, timeZone } = schedules[name];
  // Of 512 MiB, Node takes half for its heap. tests/integration/nightly-memory.test.ts measures what the work needs.
  return onSchedule({ memory: '512MiB', ...options, schedule, timeZone }, () => runRecorded(name, work));
}

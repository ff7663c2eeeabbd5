import { enqueueTask } from '../task-queue.ts';

/** Makes a task that brings what waits to the hiring desk. */
export function enqueueAdmission(): Promise<void> {
  return enqueueTask('admitSubmissions', {});
}

import type { TaskOptions } from 'firebase-admin/functions';
import { hasCode } from './error-outline.ts';
import { region, taskQueues } from './firebase.ts';

/** Makes a task for a function; the queue has the function's name. With an `id`, a second task of that id is not made. */
export async function enqueueTask<Task extends object>(
  functionName: string,
  task: Task,
  options: TaskOptions = {},
): Promise<void> {
  const queue = taskQueues().taskQueue<Task>(`locations/${region}/functions/${functionName}`);
  try {
    await queue.enqueue(task, options);
  } catch (error) {
    if (!hasCode(error, 'functions/task-already-exists')) throw error;
  }
}

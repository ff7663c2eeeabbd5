import type { TaskOptions } from 'firebase-admin/functions';
import { functions } from './firebase.ts';
import { region } from './parameters.ts';

/** Makes a task for a function; its queue has the function's name. With an `id`, a second task of that name is not made. */
export async function enqueueTask<Task extends object>(
  functionName: string,
  task: Task,
  options: TaskOptions = {},
): Promise<void> {
  const queue = functions().taskQueue<Task>(`locations/${region}/functions/${functionName}`);
  try {
    await queue.enqueue(task, options);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}

import { setTimeout as wait } from 'node:timers/promises';
import { type ClosingTask, closeOnTime, createClosingQueue, withClosingTasks } from '../jobs/closing-tasks.ts';
import { jobRows } from '../jobs/job-rows.ts';
import { createJobServices } from '../jobs/job-services.ts';
import { createPdfStore } from '../jobs/pdf-store.ts';
import { createPdfAddresses } from '../jobs/pdf-url.ts';
import { bucket } from '../shared/firebase.ts';
import { enqueueTask } from '../shared/task-queue.ts';
import { firestore } from './firebase.ts';
import { filesBucket } from './parameters.ts';

const now = () => new Date();

/** Makes sure that a job is closed at its moment. One for all saves, so that they share what is known of the queue. */
export const queueClosing = createClosingQueue(
  (task, id, scheduleTime) => enqueueTask('closeJob', task, { id, scheduleTime }),
  now,
);

/** The jobs and their PDFs, on this project's Firestore and Storage, and its Cloud Tasks. */
export function jobServices(): ReturnType<typeof createJobServices> {
  const services = createJobServices({
    firestore,
    pdfs: createPdfStore(() => bucket(filesBucket.value())),
    addresses: createPdfAddresses(filesBucket.value(), process.env.FIREBASE_STORAGE_EMULATOR_HOST),
    now,
  });
  return { ...services, rows: jobRows, jobs: withClosingTasks(services.jobs, queueClosing) };
}

/** Carries out the task of a job that closes now. */
export async function closeJobOnTime(task: ClosingTask): Promise<void> {
  await closeOnTime({ jobs: jobServices().jobs, now, wait }, task);
}

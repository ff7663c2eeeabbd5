import type { JobAlertRequest } from '@ohmbridge/contract/alerts/job-alert-routes';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { enqueueTask } from '../shared/task-queue.ts';

/** A task that delivers a mail. */
export interface DeliverMailTask {
  mail: string;
}

/**
 * A task that makes a mail which somebody asked for. Only the task looks the address up, so that neither the answer nor its
 * time tells whether the address is known.
 */
export type MakeMailTask = { mail: string } & (
  | { make: 'job-alert'; request: JobAlertRequest }
  | { make: 'own-page-link'; kind: SubmissionKind; email: string }
  | { make: 'password-link'; email: string }
);

/** Makes a task that makes a mail; a second task for the same mail is not made. */
export function enqueueMakeMail(task: MakeMailTask): Promise<void> {
  return enqueueTask('makeMail', task, { id: task.mail });
}

/** Cloud Tasks takes a task this far ahead. A mail that leaves later is found by the sweep when its time has come. */
const farthestMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Makes a task that delivers a mail, at `startTime` if that is still to come. With `name`, a second task of that name is not
 * made.
 */
export async function enqueueDelivery(mail: string, name?: string, startTime?: Date): Promise<void> {
  const milliseconds = startTime === undefined ? 0 : startTime.getTime() - Date.now();
  if (milliseconds > farthestMilliseconds) return;
  const isLater = startTime !== undefined && milliseconds > 0;
  const task: DeliverMailTask = { mail };
  await enqueueTask('deliverMail', task, { ...(name && { id: name }), ...(isLater && { scheduleTime: startTime }) });
}

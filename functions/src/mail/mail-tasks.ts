import type { JobAlertRequest } from '@site/contract/alerts/job-alert-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { dayMilliseconds, hourMilliseconds } from '@site/contract/shared/time';
import { enqueueTask } from '../shared/task-queue.ts';

export interface DeliverMailTask {
  mail: string;
}

/**
 * A task that makes an email that a visitor asked for. Only the task looks up the address, so that neither the answer nor its
 * time tells whether we know the address.
 */
export type MakeMailTask = { mail: string } & (
  | { make: 'job-alert'; request: JobAlertRequest }
  | { make: 'sender-link'; kind: SubmissionKind; email: string }
  | { make: 'password-link'; email: string }
);

/** Gives the number of an hour: a task whose name has the number is made once an hour. */
export function hourNumber(now = new Date()): number {
  return Math.floor(now.getTime() / hourMilliseconds);
}

/** Makes a task that makes an email; a second task for the same email is not made. */
export function enqueueMakeMail(task: MakeMailTask): Promise<void> {
  return enqueueTask('makeMail', task, { id: task.mail });
}

/** Cloud Tasks takes a task this far ahead. The sweep finds an email that leaves later, when its time has come. */
const farthestMilliseconds = 30 * dayMilliseconds;

/**
 * Makes a task that delivers an email now, or at a later `startTime`. With `name`, a second task of that name is not made.
 */
export async function enqueueDelivery(mail: string, name?: string, startTime?: Date): Promise<void> {
  const milliseconds = startTime === undefined ? 0 : startTime.getTime() - Date.now();
  if (milliseconds > farthestMilliseconds) return;
  const isLater = startTime !== undefined && milliseconds > 0;
  const task: DeliverMailTask = { mail };
  await enqueueTask('deliverMail', task, { ...(name && { id: name }), ...(isLater && { scheduleTime: startTime }) });
}

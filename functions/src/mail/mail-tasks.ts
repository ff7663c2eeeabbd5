import type { JobAlertRequest } from '@ohmbridge/contract/alerts/job-alert-routes';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { enqueueTask } from '../shared/task-queue.ts';

/** The payload of a delivery task. */
export interface DeliveryTask {
  mail: string;
  /** The mail is still to be made, if somebody has applied from this address. */
  applicantLinkFor?: string;
  /** The same, if somebody has sent an enquiry from it. */
  enquirerLinkFor?: string;
  /** The mail is still to be made, if somebody of this address is an admin. */
  passwordFor?: string;
  /** The mail is still to be made, with the alert that it asks about. */
  alertFor?: JobAlertRequest;
}

/**
 * Makes a task that delivers a mail, at `startTime` where that is still to come. With `name`, a second task of that name is
 * not made.
 */
export function enqueueDelivery(mail: string, name?: string, startTime?: Date): Promise<void> {
  return enqueue({ mail }, name, startTime);
}

/** Makes a task that looks for what was sent from an address, and makes the mail with a link to it. */
export function enqueueOwnPageLink(kind: SubmissionKind, mail: string, email: string): Promise<void> {
  const task = kind === 'applications' ? { applicantLinkFor: email } : { enquirerLinkFor: email };
  // The name of the mail's own task is another.
  return enqueue({ mail, ...task }, `link-${mail}`);
}

/** As far ahead as Cloud Tasks takes a task. What leaves later is found by the sweep when its time has come. */
const farthestMilliseconds = 30 * 24 * 60 * 60 * 1000;

async function enqueue(task: DeliveryTask, id?: string, startTime?: Date): Promise<void> {
  const milliseconds = startTime === undefined ? 0 : startTime.getTime() - Date.now();
  if (milliseconds > farthestMilliseconds) return;
  const isLater = startTime !== undefined && milliseconds > 0;
  await enqueueTask('deliverMail', task, { ...(id && { id }), ...(isLater && { scheduleTime: startTime }) });
}

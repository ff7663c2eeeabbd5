import { randomUUID } from 'node:crypto';
import { functions } from '../firebase.ts';
import { region } from '../parameters.ts';

/** The payload of a delivery task. */
export interface DeliveryTask {
  mail: string;
  /** The mail is still to be made, if somebody has applied from this address. */
  applicantLinkFor?: string;
  /** The mail is still to be made, if somebody of this address is an admin. */
  passwordFor?: string;
}

/** The queue is named by the function that its tasks call. */
const queueName = `locations/${region}/functions/deliverMail`;

/** Makes a task that delivers a mail. With `name`, a second task of that name is not made. */
export function enqueueDelivery(mail: string, name?: string): Promise<void> {
  return enqueue({ mail }, name);
}

/** Makes a task that looks for the applications of an address, and makes the mail with a link to them. */
export function enqueueApplicantLink(email: string): Promise<void> {
  return enqueue({ mail: randomUUID(), applicantLinkFor: email });
}

/** Makes a task that looks for the admin of an address, and makes the mail under which they choose a new password. */
export function enqueuePasswordMail(mail: string, email: string): Promise<void> {
  // The name of the mail's own task is another.
  return enqueue({ mail, passwordFor: email }, `password-${mail}`);
}

async function enqueue(task: DeliveryTask, name?: string): Promise<void> {
  const queue = functions().taskQueue<DeliveryTask>(queueName);
  try {
    await queue.enqueue(task, name ? { id: name } : {});
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}

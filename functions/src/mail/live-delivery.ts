import * as logger from 'firebase-functions/logger';
import { firestore } from '../firebase.ts';
import { deliver } from './deliver.ts';
import { enqueueDelivery } from './delivery-queue.ts';
import { createEmailServiceTransport } from './email-service-transport.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import type { SendMail } from './transport.ts';

const outbox = createOutbox(firestore);
const now = () => new Date();

/** Tries once to send a mail of the outbox. */
export async function deliverMail(id: string): Promise<'done' | 'again'> {
  const settings = settingsOrReport();
  return deliver({ outbox, send: transportOf(settings), now, maxAttempts: settings.maxAttempts }, id);
}

/** Queues the mails again whose delivery task got lost. */
export async function sweepMail(): Promise<string[]> {
  // Twice the longest wait between two attempts: no task that is still there takes longer.
  const timeoutMilliseconds = settingsOrReport().maxBackoffSeconds * 2000;
  return sweepOutbox({ outbox, enqueue: enqueueDelivery, timeoutMilliseconds }, now());
}

function settingsOrReport(): MailSettings {
  try {
    return readMailSettings(process.env);
  } catch (error) {
    logger.error(error instanceof Error ? error.message : 'Mail is not configured');
    throw error;
  }
}

function transportOf({ transport, from }: MailSettings): SendMail {
  return transport.transport === 'smtp' ? createSmtpTransport(transport, from) : createEmailServiceTransport(transport);
}

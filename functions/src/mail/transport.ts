import type { DeliveryInfo } from './delivery.ts';
import type { Mail } from './mail-document.ts';

/** A way to get a mail out of the house. `id` is the mail's own: the same for every attempt. */
export type SendMail = (id: string, mail: Mail) => Promise<DeliveryInfo>;

/** A failed attempt, told in words that hold nothing of the mail. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
}

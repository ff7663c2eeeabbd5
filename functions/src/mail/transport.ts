import type { DeliveryInfo, Mail } from '@ohmbridge/contract/mail/mail';

/** A way to send a mail. `id` is the mail's own: the same for every attempt. */
export type SendMail = (id: string, mail: Mail) => Promise<DeliveryInfo>;

/** A failed attempt. Its message holds nothing of the mail, so it may be stored and logged. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  /** Whether the mail was refused in a way that no other attempt would change. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent = false } = {}) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** The mail server does not know the recipient: no other mail to this address will arrive either. */
export class RecipientRefused extends TransportError {
  constructor(message: string) {
    super(message, { isPermanent: true });
  }
}

import type { Delivery, MailDocument } from '@ohmbridge/contract/mail/mail';

/** The delivery of a document of the outbox. */
export function deliveryOf({ delivery: { sendBefore, ...delivery } }: Pick<MailDocument, 'delivery'>): Delivery {
  return {
    ...delivery,
    startTime: delivery.startTime.toDate(),
    ...(sendBefore && { sendBefore: sendBefore.toDate() }),
    endTime: delivery.endTime?.toDate() ?? null,
    leaseExpireTime: delivery.leaseExpireTime?.toDate() ?? null,
    retryTime: delivery.retryTime?.toDate() ?? null,
  };
}

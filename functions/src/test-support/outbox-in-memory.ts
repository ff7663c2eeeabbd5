import type { Delivery, Mail, MailReaders, MailTemplate } from '@ohmbridge/contract/mail/mail';
import { createOutbox } from '../mail/outbox.ts';
import { firestoreInMemory } from './firestore-in-memory.ts';

/** A mail about an enquiry. */
export const enquiryMail: Mail = {
  readers: 'hiring',
  to: ['info@ohmbridge.example'],
  replyTo: { name: 'Ada Okafor', address: 'ada@example.org' },
  message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  emailService: { template: 'contact', parameters: {} },
};

/** The real outbox on a database in memory, and a clock that the test turns. */
export function outboxInMemory() {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const now = () => clock.now;
  const { database, write, fieldsOf } = firestoreInMemory(now);
  return {
    outbox: createOutbox(async () => database),
    database,
    now,
    wait: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    write,
    fieldsOf,
    /** Stores an enquiry and its mail, or a mail of another kind. */
    store: (id: string, delivery: Delivery, template: MailTemplate = 'contact', readers: MailReaders = 'hiring') => {
      write(`mail/${id}`, { ...enquiryMail, readers, emailService: { template, parameters: {} }, delivery });
      write(`enquiries/${id}`, { message: 'Hello' });
    },
    deliveryOf: (id: string) => fieldsOf(`mail/${id}`)?.delivery,
  };
}

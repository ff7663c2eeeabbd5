import type { Delivery, Mail, MailReaders, MailTemplate } from '@site/contract/mail/mail';
import { vi } from 'vitest';
import * as firebase from '../shared/firebase.ts';
import * as taskQueue from '../shared/task-queue.ts';
import { firestoreInMemory } from './firestore-in-memory.ts';

/** An email about an enquiry. */
export const enquiryMail: Mail = {
  readers: 'hiring',
  to: ['info@ohmbridge.example'],
  replyTo: { name: 'Ada Okafor', address: 'ada@example.org' },
  message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  emailService: { template: 'contact', parameters: {} },
};

/** Lets the functions of this test work on a database in memory, with a clock that the test turns, and keeps their tasks. */
export function outboxInMemory() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const now = () => new Date();
  const { database, write, fieldsOf } = firestoreInMemory(now);
  vi.spyOn(firebase, 'db').mockReturnValue(database);
  const tasks: { mail: string; name: string | undefined }[] = [];
  const enqueue = vi.spyOn(taskQueue, 'enqueueTask').mockImplementation(async (_function, task, options) => {
    if ('mail' in task) tasks.push({ mail: String(task.mail), name: options?.id });
  });
  return {
    now,
    wait: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    /** Takes the tasks of the functions. */
    enqueue,
    /** The delivery tasks that were made. */
    tasks,
    /** The emails of these tasks. */
    queued: () => tasks.map(({ mail }) => mail),
    write,
    fieldsOf,
    /** Stores an enquiry and its email, or an email of another kind. */
    store: (id: string, delivery: Delivery, template: MailTemplate = 'contact', readers: MailReaders = 'hiring') => {
      write(`mail/${id}`, { ...enquiryMail, readers, emailService: { template, parameters: {} }, delivery });
      write(`enquiries/${id}`, { message: 'Hello' });
    },
    deliveryOf: (id: string) => fieldsOf(`mail/${id}`)?.delivery,
  };
}

import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import * as taskQueue from '../shared/task-queue.ts';
import { enqueueDelivery } from './mail-tasks.ts';

let enqueueTask: MockInstance<typeof taskQueue.enqueueTask>;

beforeEach(() => {
  // Cloud Tasks is replaced, because it is not on this machine.
  enqueueTask = vi.spyOn(taskQueue, 'enqueueTask').mockResolvedValue();
});

test('the task of an email that leaves later runs then, and any other runs at once', async () => {
  const later = new Date(Date.now() + 10_000);
  await enqueueDelivery('message', 'message', later);
  await enqueueDelivery('enquiry', 'enquiry', new Date());
  await enqueueDelivery('retried');
  expect(enqueueTask.mock.calls).toEqual([
    ['deliverMail', { mail: 'message' }, { id: 'message', scheduleTime: later }],
    ['deliverMail', { mail: 'enquiry' }, { id: 'enquiry' }],
    ['deliverMail', { mail: 'retried' }, {}],
  ]);
});

test('an email that leaves later than Cloud Tasks can schedule is left to the sweep', async () => {
  await enqueueDelivery('reminder', 'reminder', new Date(Date.now() + 31 * 86_400_000));
  expect(enqueueTask).not.toHaveBeenCalled();
});

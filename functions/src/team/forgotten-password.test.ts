import { passwordMessages } from '@site/contract/team/password';
import { expect, test, vi } from 'vitest';
import * as mailSettings from '../mail/mail-settings.ts';
import * as taskQueue from '../shared/task-queue.ts';
import { forgottenPasswordHandlers } from './forgotten-password.ts';

const { requestPasswordMail } = forgottenPasswordHandlers;
const ask = (email: string) => requestPasswordMail({ body: { email } } as Parameters<typeof requestPasswordMail>[0]);
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

/** Replaces the queue and the look at the settings, at noon. */
function asking() {
  setClock('2026-11-23T12:00:00Z');
  const enqueue = vi.spyOn(taskQueue, 'enqueueTask').mockResolvedValue();
  const reportWrongMailSettings = vi.spyOn(mailSettings, 'reportWrongMailSettings').mockReturnValue();
  return { enqueue, reportWrongMailSettings };
}

test('work and answer are the same for every address', async () => {
  const { enqueue, reportWrongMailSettings } = asking();
  for (const email of ['ada@example.org', 'nobody@example.org']) {
    expect(await ask(email)).toEqual({ message: passwordMessages.mailSent });
    const [name, task, options] = enqueue.mock.lastCall ?? [];
    expect(options?.id).toMatch(/^[0-9a-f]{64}$/);
    expect([name, task]).toEqual(['makeMail', { mail: options?.id, make: 'password-link', email }]);
  }
  expect(reportWrongMailSettings).toHaveBeenCalledTimes(2);
});

test('in ten minutes an address gets one task, however it is written, and then another', async () => {
  const { enqueue } = asking();
  await ask('Ada@Example.org');
  setClock('2026-11-23T12:09:59Z');
  await ask('ada@example.org');
  setClock('2026-11-23T12:10:00Z');
  await ask('ada@example.org');
  await ask('grace@example.org');
  const names = enqueue.mock.calls.map(([_name, _task, options]) => options?.id);
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
});

test('a request that cannot be queued is an error', async () => {
  const { enqueue } = asking();
  enqueue.mockRejectedValueOnce(new Error('Out of reach'));
  await expect(ask('ada@example.org')).rejects.toThrow('Out of reach');
});

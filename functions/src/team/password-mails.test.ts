import { passwordMessages } from '@ohmbridge/contract/team/password';
import { expect, test, vi } from 'vitest';
import { createPasswordHandlers } from './password-mails.ts';

/** The handler, on a clock that the test turns. */
function asking() {
  const clock = { now: new Date('2026-11-23T12:00:00Z') };
  const enqueue = vi.fn(async (_mail: string, _email: string) => undefined);
  const reportWrongMailSettings = vi.fn();
  const { requestPasswordMail } = createPasswordHandlers({ enqueue, reportWrongMailSettings, now: () => clock.now });
  const ask = (email: string) => requestPasswordMail({ body: { email } } as Parameters<typeof requestPasswordMail>[0]);
  return { ask, clock, enqueue, reportWrongMailSettings };
}

test('what is done for an address, and said, is the same for all of them', async () => {
  const { ask, enqueue, reportWrongMailSettings } = asking();
  for (const email of ['ada@example.org', 'nobody@example.org']) {
    expect(await ask(email)).toEqual({ message: passwordMessages.mailSent });
    expect(enqueue).toHaveBeenLastCalledWith(expect.stringMatching(/^[0-9a-f]{64}$/), email);
  }
  expect(reportWrongMailSettings).toHaveBeenCalledTimes(2);
});

test('in ten minutes an address gets one task, however it is written, and then another', async () => {
  const { ask, clock, enqueue } = asking();
  await ask('Ada@Example.org');
  clock.now = new Date('2026-11-23T12:09:59Z');
  await ask('ada@example.org');
  clock.now = new Date('2026-11-23T12:10:00Z');
  await ask('ada@example.org');
  await ask('grace@example.org');
  const names = enqueue.mock.calls.map(([mail]) => mail);
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
});

test('whoever cannot be served is not thanked', async () => {
  const { ask, enqueue } = asking();
  enqueue.mockRejectedValueOnce(new Error('Out of reach'));
  await expect(ask('ada@example.org')).rejects.toThrow('Out of reach');
});

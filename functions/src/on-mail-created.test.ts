import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, vi } from 'vitest';
import { enqueueTask } from './shared/task-queue.ts';

vi.mock('./shared/task-queue.ts', () => ({ enqueueTask: vi.fn(async () => undefined) }));
const { onMailCreated } = await import('./index.ts');

/** The queues that get a task when a mail of a template is stored. */
async function queuesFor(template: MailTemplate): Promise<string[]> {
  vi.mocked(enqueueTask).mockClear();
  const fields: Record<string, unknown> = { 'emailService.template': template };
  const data = { get: (field: string) => fields[field] };
  await onMailCreated.run({ params: { id: 'a-mail' }, data } as unknown as Parameters<typeof onMailCreated.run>[0]);
  return vi
    .mocked(enqueueTask)
    .mock.calls.map(([queue]) => queue)
    .toSorted();
}

testRows<MailTemplate>(['contact', 'application'])(
  'a mail about a new submission is delivered and starts the intake of the desk',
  async (template) => {
    expect(await queuesFor(template)).toEqual(['deliverMail', 'takeInSubmissions']);
  },
);

testRows<MailTemplate>(['report', 'message', 'interview', 'account', 'notification', 'alert'])(
  'a mail of another template comes with no submission, and is delivered alone',
  async (template) => {
    expect(await queuesFor(template)).toEqual(['deliverMail']);
  },
);

import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import { beforeEach, expect, test, vi } from 'vitest';
import { enqueueTask } from './wiring/task-queue.ts';

vi.mock('./wiring/task-queue.ts', () => ({ enqueueTask: vi.fn(async () => undefined) }));
const { queueMail } = await import('./index.ts');

beforeEach(() => vi.mocked(enqueueTask).mockClear());

/** The queues that get a task when a mail of a template is stored. */
async function queuesFor(template: MailTemplate): Promise<string[]> {
  const fields: Record<string, unknown> = { 'emailService.template': template };
  const data = { get: (field: string) => fields[field] };
  await queueMail.run({ params: { id: 'a-mail' }, data } as unknown as Parameters<typeof queueMail.run>[0]);
  return vi
    .mocked(enqueueTask)
    .mock.calls.map(([queue]) => queue)
    .toSorted();
}

test.each<MailTemplate>(['contact', 'application'])(
  'a mail about a new %s is delivered and starts the intake of the desk',
  async (template) => {
    expect(await queuesFor(template)).toEqual(['admitSubmissions', 'deliverMail']);
  },
);

test.each<MailTemplate>(['report', 'message', 'interview', 'account', 'notification', 'alert'])(
  'a mail of the template %s comes with no submission, and is delivered alone',
  async (template) => {
    expect(await queuesFor(template)).toEqual(['deliverMail']);
  },
);

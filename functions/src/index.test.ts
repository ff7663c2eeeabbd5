import { execFileSync } from 'node:child_process';
import type { MailTemplate } from '@site/contract/mail/mail';
import { schedules } from '@site/contract/nightly/schedules';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import { timeouts } from './http/mount-routes.ts';
import * as functions from './index.ts';
import { defaultTimeouts } from './mail/smtp-transport.ts';
import { region } from './shared/firebase.ts';
import * as taskQueue from './shared/task-queue.ts';

interface Endpoint {
  region: string[];
  maxInstances: number;
  availableMemoryMb: number;
  timeoutSeconds: number;
  scheduleTrigger?: { schedule: string };
}

/** The part of each function that the Firebase CLI reads. */
const endpoints = Object.entries(functions).map(([name, definition]): [string, Endpoint] => [
  name,
  (definition as unknown as { __endpoint: Endpoint }).__endpoint,
]);
const endpointOf = (name: string) => endpoints.find(([other]) => other === name)?.[1];

testRows(endpoints)(
  'every function runs in the region of the data, and the cost of a flood is limited',
  (_name, endpoint) => {
    expect(endpoint.region).toEqual([region]);
    expect(endpoint.maxInstances).toBeLessThanOrEqual(10);
    expect(endpoint.availableMemoryMb).toBeLessThanOrEqual(512);
  },
);

test('the API answers before the platform does', () => {
  expect(timeouts.requestMilliseconds).toBeLessThan((endpointOf('api')?.timeoutSeconds ?? 0) * 1000);
  expect(timeouts.handlerMilliseconds).toBeLessThan(timeouts.requestMilliseconds);
  expect(timeouts.jsonBodyMilliseconds).toBe(10_000);
});

test('an attempt to send an email ends before its function does', () => {
  expect(defaultTimeouts.wholeAttempt).toBeLessThan((endpointOf('deliverMail')?.timeoutSeconds ?? 0) * 1000);
});

test('every scheduled function runs when the timetable says, and has the memory that its work was measured in', () => {
  const scheduled = endpoints.filter(([, endpoint]) => endpoint.scheduleTrigger);
  expect(Object.fromEntries(scheduled.map(([name, { scheduleTrigger }]) => [name, scheduleTrigger?.schedule]))).toEqual(
    Object.fromEntries(Object.entries(schedules).map(([name, { schedule }]) => [name, schedule])),
  );
  for (const [, endpoint] of scheduled) expect(endpoint.availableMemoryMb).toBe(512);
});

test('no two scheduled functions begin in the same minute of the night', () => {
  const daily = endpoints.flatMap(([, { scheduleTrigger }]) => scheduleTrigger?.schedule.match(/every day .*/) ?? []);
  expect(daily.length).toBeGreaterThan(1);
  expect(new Set(daily).size).toBe(daily.length);
});

test('the functions load without a parameter or a project, as they do while they are deployed', () => {
  const script = `await import(${JSON.stringify(new URL('index.ts', import.meta.url))});`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const env = { PATH: process.env.PATH, FUNCTIONS_CONTROL_API: 'true' };
  expect(execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: 'pipe' })).toBe('');
}, 60_000);

/** The queues that get a task when an email of a template is stored. */
async function queuesFor(template: MailTemplate): Promise<string[]> {
  const enqueueTask = vi.spyOn(taskQueue, 'enqueueTask').mockReset().mockResolvedValue();
  const fields: Record<string, unknown> = { 'emailService.template': template };
  const data = { get: (field: string) => fields[field] };
  await functions.onMailCreated.run({ params: { id: 'a-mail' }, data } as unknown as Parameters<
    typeof functions.onMailCreated.run
  >[0]);
  return enqueueTask.mock.calls.map(([queue]) => queue).toSorted();
}

testRows<MailTemplate>(['contact', 'application'])(
  'an email about a new submission is delivered and starts the intake of the desk',
  async (template) => {
    expect(await queuesFor(template)).toEqual(['deliverMail', 'takeInSubmissions']);
  },
);

testRows<MailTemplate>(['report', 'message', 'interview', 'account', 'notification', 'alert'])(
  'an email of another template comes with no submission, and is delivered alone',
  async (template) => {
    expect(await queuesFor(template)).toEqual(['deliverMail']);
  },
);

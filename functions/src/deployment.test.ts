import { declaredParams } from 'firebase-functions/params';
import { expect, test } from 'vitest';
import { api, backUp, cleanPdfs, deliverMail, queueMail, removeExpired, sweepMail } from './index.ts';

const small = { region: ['europe-west2'], availableMemoryMb: 256, maxInstances: 10 };
const nightly = (schedule: string) => ({ schedule, timeZone: 'Europe/London' });

test.each<[string, unknown, object]>([
  [
    'api',
    api,
    {
      ...small,
      availableMemoryMb: 512,
      concurrency: 40,
      httpsTrigger: { invoker: ['public'] },
      secretEnvironmentVariables: [{ key: 'HASH_SECRET' }],
    },
  ],
  [
    'queueMail',
    queueMail,
    { ...small, eventTrigger: { retry: true, eventFilterPathPatterns: { document: 'mail/{id}' } } },
  ],
  [
    'deliverMail',
    deliverMail,
    {
      ...small,
      timeoutSeconds: 90,
      secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }],
      taskQueueTrigger: {
        retryConfig: { maxAttempts: 100, maxDoublings: 7 },
        rateLimits: { maxConcurrentDispatches: 5 },
      },
    },
  ],
  [
    'sweepMail',
    sweepMail,
    {
      ...small,
      scheduleTrigger: { schedule: 'every 10 minutes' },
      secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }],
    },
  ],
  ['backUp', backUp, { ...small, scheduleTrigger: nightly('every day 02:00') }],
  ['cleanPdfs', cleanPdfs, { ...small, scheduleTrigger: nightly('every day 03:00') }],
  ['removeExpired', removeExpired, { ...small, timeoutSeconds: 540, scheduleTrigger: nightly('every day 04:00') }],
])('%s is deployed within its bounds', (_name, definition, bounds) => {
  // What the Firebase CLI reads of a function.
  expect({ ...(definition as object) }).toMatchObject({ __endpoint: bounds });
});

test('an installation that sets nothing has the limits that were thought out for a deployed one', () => {
  const defaults = Object.fromEntries(
    declaredParams.map(({ name, options }) => [name, 'default' in options ? options.default : undefined]),
  );
  expect(defaults).toMatchObject({
    TRUSTED_PROXIES: 2,
    LIMIT_WINDOW_SECONDS: 600,
    LIMIT_SUBMISSIONS_PER_CLIENT: 20,
    LIMIT_SUBMISSIONS_PER_PROXY: 200,
    LIMIT_LOGINS_PER_CLIENT: 20,
    LIMIT_LOGINS_PER_PROXY: 200,
    LIMIT_LOGINS_PER_EMAIL: 10,
    HUMAN_CHECK: 'token',
    APP_CHECK: 'off',
    MAIL_MAX_ATTEMPTS: 5,
    MAIL_MIN_BACKOFF_SECONDS: 900,
    MAIL_MAX_BACKOFF_SECONDS: 7200,
    RETENTION_DAYS: 365,
    JOB_HISTORY_DAYS: 730,
  });
});

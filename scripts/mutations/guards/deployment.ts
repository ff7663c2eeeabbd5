import type { Guard } from '../guard.ts';

const tests = ['functions/src/deployment.test.ts'] as const;

/** What bounds the deployed functions, and the limits of an installation that sets none. */
export const deploymentGuards: readonly Guard[] = [
  ...(
    [
      ['how many instances a flood can start', 'maxInstances: 10', 'maxInstances: 1000'],
      ['where the functions run', 'setGlobalOptions({ region, ', 'setGlobalOptions({ '],
      ['what a request may take of memory', "memory: '512MiB', ", ''],
      ['how many requests share an instance', 'concurrency: 40, ', ''],
      ['the key of the limits and tokens', 'secrets: apiSecrets', 'secrets: []'],
      ['how long a mail may take', 'timeoutSeconds: 90,', ''],
      ['how often a delivery comes back', 'maxAttempts: 100, ', ''],
      ['how fast deliveries come back', 'maxDoublings: 7', ''],
      ['how many mails are sent at once', 'rateLimits: { maxConcurrentDispatches: 5 },', ''],
      ['lost deliveries are looked for', "schedule: 'every 10 minutes'", "schedule: 'every 10 hours'"],
      ['unused PDFs are cleared away daily', "schedule: 'every day 03:00'", "schedule: 'every monday 03:00'"],
      ['what is too old is deleted daily', "schedule: 'every day 04:00'", "schedule: 'every monday 04:00'"],
      ['deleting may take its time', ', timeoutSeconds: 540 }', ' }'],
      ['there is a backup every day', "schedule: 'every day 02:00'", "schedule: 'every monday 02:00'"],
    ] as const
  ).map(([guard, find, replace]) => ({ guard, file: 'functions/src/index.ts', find, replace, tests })),
  ...(
    [
      ['TRUSTED_PROXIES', "2 behind Firebase Hosting.',\n  default: 2,"],
      ['LIMIT_WINDOW_SECONDS', "are allowed again, one by one.',\n  default: 600,"],
      ['LIMIT_SUBMISSIONS_PER_CLIENT', "together, at once from one address.',\n  default: 20,"],
      [
        'LIMIT_SUBMISSIONS_PER_PROXY',
        "enquiries and applications through one proxy; bounds who forges addresses.',\n  default: 200,",
      ],
      ['LIMIT_LOGINS_PER_CLIENT', "attempts to log in from one address.', default: 20"],
      [
        'LIMIT_LOGINS_PER_PROXY',
        "attempts to log in through one proxy; bounds who forges addresses.',\n  default: 200,",
      ],
      ['LIMIT_LOGINS_PER_EMAIL', "attempts to log in to one account.', default: 10"],
      ['MAIL_MAX_ATTEMPTS', "before giving up.',\n  default: 5,"],
      ['MAIL_MIN_BACKOFF_SECONDS', 'default: 900,'],
      ['MAIL_MAX_BACKOFF_SECONDS', 'default: 7200,'],
    ] as const
  ).map(([name, find]) => ({
    guard: `${name} where it is not set`,
    file: 'functions/src/parameters.ts',
    find,
    replace: find.replace(/default: \d+/, 'default: 999999'),
    tests,
  })),
  {
    guard: 'HUMAN_CHECK where it is not set',
    file: 'functions/src/parameters.ts',
    find: "default: 'token'",
    replace: "default: 'off'",
    tests,
  },
];

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { schedules } from '@site/contract/nightly/schedules';
import { jobPageFiles } from '@site/contract/pages/job-page';
import { beforeAll, expect, test } from 'vitest';
import alertPolicy from '../../docs/alert-policy.json' with { type: 'json' };
import silencePolicy from '../../docs/silence-alert-policy.json' with { type: 'json' };
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { succeededLine } from '../../functions/src/nightly/scheduled-run.ts';
import { buildFunctionsIfChanged } from '../../scripts/build/builds.ts';
import { type Manifest, readManifest } from '../../scripts/deployment/manifest.ts';
import { needs } from '../../scripts/deployment/needed-roles.ts';
import { region } from '../../scripts/emulators/addresses.ts';
import { root } from '../../scripts/process/paths.ts';
import { functionNames, settings } from '../support/rehearsal/rehearsal.ts';

let manifest: Manifest;

beforeAll(async () => {
  await buildFunctionsIfChanged();
  manifest = await readManifest();
}, 120_000);

const namesOf = (secrets: boolean) =>
  manifest.params
    .filter(({ type }) => (type === 'secret') === secrets)
    .map(({ name }) => name)
    .sort();
const envFile = (name: string) => parseEnv(readFileSync(join(root, 'functions', name), 'utf8'));

test('all deployed functions are rehearsed, and all run in one region', () => {
  expect(Object.keys(manifest.endpoints).sort()).toEqual([...functionNames].sort());
  for (const endpoint of Object.values(manifest.endpoints)) expect(endpoint.region).toEqual([region]);
});

test('every function runs as the account of its purpose', () => {
  const ofWhom = Object.groupBy(
    Object.keys(manifest.endpoints).sort(),
    (name) => manifest.endpoints[name]?.serviceAccountEmail ?? '',
  );
  expect(ofWhom).toEqual({
    'website-api@': ['api', 'closeJob', 'closeJobs', 'removeExpired', 'removeUnclaimedObjects', 'reportDaily'],
    'job-pages@': ['jobPages'],
    'mail-delivery@': ['deliverMail', 'makeMail', 'onMailCreated', 'sendAlerts', 'sweepMail', 'takeInSubmissions'],
    'nightly-backup@': ['backUp'],
  });
});

test('Hosting forwards only to functions that exist, in the region of each function', () => {
  const handed = firebaseConfig.hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite ? [rewrite.function] : [],
  );
  expect(handed.length).toBeGreaterThan(0);
  for (const { functionId, region: there } of handed) expect(manifest.endpoints[functionId]?.region).toEqual([there]);
});

test('each of the two secrets goes only to the functions that need it', () => {
  expect(namesOf(true)).toEqual(['HASH_SECRET', 'SMTP_PASSWORD']);
  const holders = (secret: string) =>
    Object.entries(manifest.endpoints)
      .filter(([, endpoint]) => endpoint.secretEnvironmentVariables?.some(({ key }) => key === secret))
      .map(([name]) => name);
  expect(holders('HASH_SECRET').sort()).toEqual(['api', 'deliverMail', 'makeMail', 'sweepMail', 'takeInSubmissions']);
  expect(holders('SMTP_PASSWORD')).toEqual(['deliverMail']);
});

test('the example, the settings of the local stack and the rehearsal have the same parameters', () => {
  const parameters = namesOf(false);
  expect(Object.keys(envFile('.env.example')).sort()).toEqual(parameters);
  expect(
    Object.keys(envFile('.env.demo-careers'))
      .filter((name) => name !== 'HASH_SECRET')
      .sort(),
  ).toEqual(parameters);
  expect(Object.keys(settings).sort()).toEqual([...parameters, 'HASH_SECRET', 'SMTP_PASSWORD'].sort());
});

test('the example has the default values, and no value of the local stack', () => {
  const [example, local] = [envFile('.env.example'), envFile('.env.demo-careers')];
  for (const { name, default: value } of manifest.params) {
    if (typeof value === 'number' || typeof value === 'boolean') expect(example[name], name).toBe(String(value));
  }
  const filledIn = Object.keys(example).filter((name) => example[name] !== '');
  const same = filledIn.filter((name) => example[name] === local[name]);
  // These values are the same everywhere, or an operator's choice.
  expect(same.sort()).toEqual(
    [
      'ACKNOWLEDGEMENTS',
      'APP_CHECK',
      'JOB_HISTORY_DAYS',
      'MAIL_MAX_ATTEMPTS',
      'MAIL_TRANSPORT',
      'RETENTION_DAYS',
      'SMTP_SECURE',
    ].sort(),
  );
});

test('the guide grants every role that the rehearsal needs, and creates an alert for errors', () => {
  const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  for (const { role } of needs) expect(guide).toContain(role.replace('roles/', ''));
  expect(alertPolicy.conditions.map(({ conditionMatchedLog }) => conditionMatchedLog.filter)).toEqual([
    // Functions of the second generation are services of Cloud Run.
    '(resource.type="cloud_run_revision" OR resource.type="cloud_scheduler_job") AND severity>=ERROR',
  ]);
  const policies = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('-policy.json'));
  for (const file of policies) expect(guide).toContain(`--policy-from-file=docs/${file} `);
});

test('the alert for silence looks for the line that every scheduled function ends with', () => {
  const [condition] = silencePolicy.conditions;
  const metric = /user\/([\w-]+)/.exec(condition?.conditionAbsent.filter ?? '')?.[1];
  const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  const words = /jsonPayload\.message="([^"]+)"/.exec(guide)?.[1];
  expect(guide).toContain(`gcloud logging metrics create ${metric} `);
  expect(words).toBe(succeededLine);
  const silence = Number.parseInt(condition?.conditionAbsent.duration ?? '', 10);
  const often = Math.min(...Object.values(schedules).map(({ intervalMinutes }) => intervalMinutes));
  expect(silence).toBeGreaterThan(2 * 60 * often);
});

test('only the bundle and a package without dependencies are uploaded, so Google installs nothing', () => {
  expect(firebaseConfig.functions).toEqual([
    expect.objectContaining({ source: 'functions/lib', configDir: 'functions', runtime: 'nodejs24' }),
  ]);
  const lib = join(root, 'functions/lib');
  const others = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) => !/^[\w-]+\.js$/.test(file));
  // The code that renders the job pages exists only after a build of the site.
  const pages = ['pages', 'pages/assets', `pages/${jobPageFiles.module}`, `pages/${jobPageFiles.template}`];
  const ofPages = (file: string) => pages.includes(file) || /^pages\/assets\/[\w-]+\.js$/.test(file);
  expect(others.filter((file) => !ofPages(file))).toEqual(['package.json']);
  expect(JSON.parse(readFileSync(join(lib, 'package.json'), 'utf8'))).toEqual({
    name: '@site/functions',
    version: expect.any(String),
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: {},
  });
});

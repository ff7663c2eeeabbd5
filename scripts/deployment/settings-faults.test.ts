import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { functionsSettingsFaults, siteSettingsFaults } from './settings-faults.ts';

const read = (name: string) => parseEnv(readFileSync(join(root, name), 'utf8')) as Record<string, string>;

describe('the settings of the functions', () => {
  const local = read('functions/.env.demo-careers');
  const example = read('functions/.env.example');
  const settings = {
    ...example,
    SITE_ORIGIN: 'https://www.example.com',
    WEB_API_KEY: 'AIza-live',
    FILES_BUCKET: 'careers-live.firebasestorage.app',
    MAIL_FROM: 'website@firm.test',
    CONTACT_RECIPIENT: 'info@firm.test',
    APPLICATION_RECIPIENT: 'careers@firm.test',
    SMTP_HOST: 'smtp.firm.test',
  };
  const parameters = Object.keys(settings);
  const faults = (changes: Record<string, string | undefined>) =>
    functionsSettingsFaults({ ...settings, ...changes }, parameters, local, example);

  test('the filled-in example has no faults', () => {
    expect(faults({})).toEqual([]);
  });

  testRows(parameters)('a missing setting is a fault that names the setting', (name) => {
    expect(faults({ [name]: undefined }).join('\n')).toContain(name);
  });

  testRows([
    ['TRUSTED_PROXIES', '0'],
    ['TRUSTED_PROXIES', local.TRUSTED_PROXIES],
    ['FILES_BUCKET', local.FILES_BUCKET],
    ['WEB_API_KEY', ''],
    ['WEB_API_KEY', local.WEB_API_KEY],
    ['SITE_ORIGIN', ''],
    ['SITE_ORIGIN', local.SITE_ORIGIN],
    ['SMTP_HOST', ''],
    ['SMTP_HOST', local.SMTP_HOST],
    ['MAIL_FROM', local.MAIL_FROM],
    ['CONTACT_RECIPIENT', 'info@example.com'],
    ['LIMIT_SUBMISSIONS_PER_CLIENT', local.LIMIT_SUBMISSIONS_PER_CLIENT],
    ['SMTP_PORT', local.SMTP_PORT],
    ['MAIL_MIN_BACKOFF_SECONDS', local.MAIL_MIN_BACKOFF_SECONDS],
    ['SMTP_PASSWORD', 'of-the-mail-server'],
    ['EMAIL_SERVICE_PRIVATE_KEY', 'of-the-service'],
    ['HASH_SECRET', local.HASH_SECRET],
    ['MAIL_TRANSPORT', 'pigeon'],
    ['HUMAN_CHECK', 'maybe'],
    ['APP_CHECK', 'perhaps'],
    ['RETENTION_DAYS', 'for ever'],
    ['MESSAGE_DELAY_SECONDS', 'a while'],
    ['BACKUP_BUCKET', 'gs://bucket/folder'],
  ])('a wrong value is a fault that names the setting', (name, value) => {
    expect(faults({ [name]: value }).join('\n')).toContain(name);
  });
});

describe('the settings of the site', () => {
  const sample = read('web/.env');
  const settings = {
    ...sample,
    VITE_FIREBASE_API_KEY: 'AIza-of-the-web-app',
    VITE_FIREBASE_AUTH_DOMAIN: 'careers-live.firebaseapp.com',
    VITE_FIREBASE_STORAGE_BUCKET: 'careers-live.firebasestorage.app',
    VITE_SITE_ORIGIN: 'https://www.example.com',
    VITE_FIREBASE_PROJECT_ID: 'careers-live',
    VITE_USE_EMULATORS: 'false',
  };
  const functions = { FILES_BUCKET: 'careers-live.firebasestorage.app', APP_CHECK: 'off' };
  const faults = (changes: Record<string, string>, ofFunctions: Record<string, string> = functions) =>
    siteSettingsFaults({ ...settings, ...changes }, 'careers-live', sample, ofFunctions);

  test('the settings of the project itself have no faults', () => {
    expect(faults({})).toEqual([]);
  });

  testRows([
    ['VITE_SITE_ORIGIN', sample.VITE_SITE_ORIGIN ?? ''],
    ['VITE_SITE_ORIGIN', 'https://www.example.com/'],
    ['VITE_FIREBASE_PROJECT_ID', 'careers-test'],
    ['VITE_FIREBASE_API_KEY', ''],
    ['VITE_FIREBASE_API_KEY', sample.VITE_FIREBASE_API_KEY ?? ''],
    ['VITE_FIREBASE_AUTH_DOMAIN', sample.VITE_FIREBASE_AUTH_DOMAIN ?? ''],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'careers-test.firebasestorage.app'],
    ['VITE_USE_EMULATORS', 'true'],
  ])('a wrong address is a fault that names the setting', (name, value) => {
    expect(faults({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test('emails and passkeys of another address are a fault', () => {
    expect(faults({}, { ...functions, SITE_ORIGIN: 'https://www.example.com' })).toEqual([]);
    expect(faults({}, { ...functions, SITE_ORIGIN: 'https://careers-live.web.app' })).toEqual([
      expect.stringContaining('SITE_ORIGIN of the functions is not VITE_SITE_ORIGIN'),
    ]);
  });

  test('a missing App Check key is a fault if the functions require App Check', () => {
    const asking = { ...functions, APP_CHECK: 'require' };
    expect(faults({}, asking)).toEqual([expect.stringContaining('VITE_APP_CHECK_SITE_KEY')]);
    expect(faults({ VITE_APP_CHECK_SITE_KEY: '6Lc-of-the-site' }, asking)).toEqual([]);
  });

  test('the example lists every setting, and none with a value of the local stack', () => {
    const example = read('web/.env.example');
    expect(Object.keys(example).sort()).toEqual(Object.keys(sample).sort());
    const filledIn = Object.keys(example).filter((name) => example[name] !== '');
    expect(filledIn).toEqual(['VITE_USE_EMULATORS']);
    expect(
      siteSettingsFaults({ ...settings, ...example, VITE_FIREBASE_PROJECT_ID: 'x' }, 'x', sample, {}),
    ).toHaveLength(2);
  });
});

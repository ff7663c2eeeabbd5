import { testRows } from '@site/contract/test-support/test-rows';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAttemptSettings, readMailSettings, reportWrongMailSettings } from './mail-settings.ts';

beforeEach(() => vi.clearAllMocks());

const common = {
  MAIL_FROM: 'website@ohmbridge.example',
  CONTACT_RECIPIENT: 'info@ohmbridge.example',
  APPLICATION_RECIPIENT: 'careers@ohmbridge.example',
  MAIL_MAX_ATTEMPTS: '60',
  MAIL_MAX_BACKOFF_SECONDS: '15',
};
const smtp = { ...common, MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'mail.example.org', SMTP_PORT: '587' };
const emailService = {
  ...common,
  MAIL_TRANSPORT: 'email-service',
  EMAIL_SERVICE_URL: 'https://api.example.org',
  EMAIL_SERVICE_PUBLIC_KEY: 'key',
  EMAIL_SERVICE_ID: 'service',
  EMAIL_SERVICE_CONTACT_TEMPLATE_ID: 'contact-template',
  EMAIL_SERVICE_APPLICATION_TEMPLATE_ID: 'application-template',
};

test('SMTP without log-in', () => {
  expect(readMailSettings(smtp)).toEqual({
    transport: 'smtp',
    host: 'mail.example.org',
    port: 587,
    secure: false,
    user: undefined,
    password: undefined,
    from: 'website@ohmbridge.example',
  });
});

test('SMTP with log-in', () => {
  const settings = readMailSettings({ ...smtp, SMTP_SECURE: 'true', SMTP_USER: 'u', SMTP_PASSWORD: 'p' });
  expect(settings).toMatchObject({ secure: true, user: 'u', password: 'p' });
});

test('the email service', () => {
  expect(readMailSettings(emailService)).toEqual({
    transport: 'email-service',
    url: 'https://api.example.org',
    publicKey: 'key',
    privateKey: undefined,
    serviceId: 'service',
    templateIds: { contact: 'contact-template', application: 'application-template' },
  });
});

test('the email service can have an address without encryption, as on a local computer', () => {
  const settings = readMailSettings({ ...emailService, EMAIL_SERVICE_URL: 'http://127.0.0.1:8025' });
  expect(settings).toMatchObject({ url: 'http://127.0.0.1:8025' });
});

test('blanks around a value are ignored', () => {
  for (const environment of [smtp, emailService]) {
    const spaced = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, ` ${value}\t`]));
    expect(readMailSettings(spaced)).toEqual(readMailSettings(environment));
  }
});

test('settings of the other transport are ignored, even if they are wrong or incomplete', () => {
  expect(readMailSettings({ ...emailService, SMTP_USER: 'u', SMTP_PORT: 'none' })).toEqual(
    readMailSettings(emailService),
  );
  expect(readMailSettings({ ...smtp, EMAIL_SERVICE_URL: 'none' })).toEqual(readMailSettings(smtp));
});

testRows([
  [smtp, 'MAIL_FROM'],
  [smtp, 'MAIL_TRANSPORT'],
  [smtp, 'CONTACT_RECIPIENT'],
  [smtp, 'APPLICATION_RECIPIENT'],
  [smtp, 'MAIL_MAX_ATTEMPTS'],
  [smtp, 'MAIL_MAX_BACKOFF_SECONDS'],
  [smtp, 'SMTP_HOST'],
  [smtp, 'SMTP_PORT'],
  [{ ...smtp, SMTP_USER: 'u' }, 'SMTP_PASSWORD'],
  [emailService, 'EMAIL_SERVICE_URL'],
  [emailService, 'EMAIL_SERVICE_PUBLIC_KEY'],
  [emailService, 'EMAIL_SERVICE_ID'],
  [emailService, 'EMAIL_SERVICE_CONTACT_TEMPLATE_ID'],
  [emailService, 'EMAIL_SERVICE_APPLICATION_TEMPLATE_ID'],
])('each missing value is named', (complete, name) => {
  for (const value of [undefined, '', '  ']) {
    expect(() => readMailSettings({ ...complete, [name]: value })).toThrow(`Missing parameters: ${name}.`);
  }
});

test('one error names all missing values', () => {
  expect(() => readMailSettings({ ...common, MAIL_FROM: '', MAIL_TRANSPORT: 'smtp' })).toThrow(
    'Missing parameters: MAIL_FROM, SMTP_HOST, SMTP_PORT. Set the parameters in functions/.env.<project id>, or when deploying.',
  );
});

testRows([
  [{ ...smtp, MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT must be smtp or email-service.'],
  [{ ...smtp, SMTP_PORT: 'smtp' }, 'SMTP_PORT must be a whole number above 0.'],
  [{ ...smtp, MAIL_MAX_ATTEMPTS: '0' }, 'MAIL_MAX_ATTEMPTS must be a whole number above 0.'],
  [{ ...emailService, EMAIL_SERVICE_URL: 'api.example.org' }, 'EMAIL_SERVICE_URL must be a web address.'],
])('a wrong value is named', (environment, message) => {
  expect(() => readMailSettings(environment)).toThrow(message);
});

testRows(['-15', '1.5', '15s', 'x15', '015', '1000000'])(
  'a number of attempts must be a whole number above 0',
  (value) => {
    expect(() => readMailSettings({ ...smtp, MAIL_MAX_ATTEMPTS: value })).toThrow(
      'MAIL_MAX_ATTEMPTS must be a whole number above 0.',
    );
  },
);

testRows(['ftp://api.example.org', 'see https://api.example.org'])(
  'the address of the email service must be a web address',
  (url) => {
    expect(() => readMailSettings({ ...emailService, EMAIL_SERVICE_URL: url })).toThrow(
      'EMAIL_SERVICE_URL must be a web address.',
    );
  },
);

test('the number of attempts is read, with defaults if the settings are wrong', () => {
  expect(readAttemptSettings(smtp)).toEqual({ maxAttempts: 60, maxBackoffSeconds: 15 });
  expect(readAttemptSettings({ MAIL_MAX_ATTEMPTS: '0', MAIL_MAX_BACKOFF_SECONDS: 'x' })).toEqual({
    maxAttempts: 5,
    maxBackoffSeconds: 7200,
  });
  expect(readAttemptSettings({})).toEqual({ maxAttempts: 5, maxBackoffSeconds: 7200 });
});

test('the private key of the email service is sent if it is set', () => {
  const privateKey = (value: string) => readMailSettings({ ...emailService, EMAIL_SERVICE_PRIVATE_KEY: value });
  expect(privateKey(' private ')).toMatchObject({ privateKey: 'private' });
  for (const nothing of ['none', '', ' ']) expect(privateKey(nothing)).toMatchObject({ privateKey: undefined });
});

test('settings that will keep an email from being sent are logged', () => {
  reportWrongMailSettings({ ...smtp, SMTP_HOST: '', SMTP_PORT: 'smtp' });
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('Email cannot be sent', {
    error: expect.stringMatching(/^Missing parameters: SMTP_HOST\. SMTP_PORT must be a whole number above 0\./),
  });
});

test('missing secrets are not logged, because only the delivery has them', () => {
  for (const complete of [smtp, emailService, { ...smtp, SMTP_USER: 'website' }]) reportWrongMailSettings(complete);
  expect(logger.error).not.toHaveBeenCalled();
});

import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import * as logger from 'firebase-functions/logger';
import {
  ConfigurationError,
  type Environment,
  missingParameters,
  requiredParameters,
} from '../shared/configuration.ts';
import type { EmailServiceSettings } from './email-service-transport.ts';
import type { SmtpSettings } from './smtp-transport.ts';

/** The number of attempts before an email is given up, and the longest wait between two of them. */
export const defaultAttempts = { maxAttempts: 5, maxBackoffSeconds: 7200 };

const wholeNumbers = ['MAIL_MAX_ATTEMPTS', 'MAIL_MAX_BACKOFF_SECONDS'];
const alwaysNeeded = ['MAIL_TRANSPORT', 'MAIL_FROM', 'CONTACT_RECIPIENT', 'APPLICATION_RECIPIENT', ...wholeNumbers];
const neededBy = new Map([
  ['smtp', ['SMTP_HOST', 'SMTP_PORT']],
  [
    'email-service',
    [
      'EMAIL_SERVICE_URL',
      'EMAIL_SERVICE_PUBLIC_KEY',
      'EMAIL_SERVICE_ID',
      'EMAIL_SERVICE_CONTACT_TEMPLATE_ID',
      'EMAIL_SERVICE_APPLICATION_TEMPLATE_ID',
    ],
  ],
]);

/** Reads the parameters; throws one error that names all missing and wrong ones. */
export function readMailSettings(environment: Environment): SmtpSettings | EmailServiceSettings {
  const value = valueIn(environment);
  const errors = [
    ...missingParameters(environment, [...needed(value), ...neededSecrets(value)]),
    ...wrongValues(value),
  ];
  if (errors.length > 0) throw new ConfigurationError(errors);
  return value('MAIL_TRANSPORT') === 'smtp' ? smtpSettings(value) : emailServiceSettings(value);
}

/**
 * Reads how often to try. The function never throws: attempts must be counted, and lost emails found, although settings are
 * wrong. `readMailSettings` names the wrong ones.
 */
export function readAttemptSettings(environment: Environment): typeof defaultAttempts {
  const value = valueIn(environment);
  const number = (name: string, otherwise: number) => (isWholeNumber(value(name)) ? Number(value(name)) : otherwise);
  return {
    maxAttempts: number('MAIL_MAX_ATTEMPTS', defaultAttempts.maxAttempts),
    maxBackoffSeconds: number('MAIL_MAX_BACKOFF_SECONDS', defaultAttempts.maxBackoffSeconds),
  };
}

/** Gives the mailbox of the office for a kind of submissions: answers to our emails go there. */
export function officeMailbox(kind: SubmissionKind): string {
  const name = kind === 'applications' ? 'APPLICATION_RECIPIENT' : 'CONTACT_RECIPIENT';
  return requiredParameters(process.env, name)[name];
}

/** Gives the faults that will keep emails from being sent, if any. Secrets are not checked: only the delivery has them. */
export function wrongMailSettings(environment: Environment): string | undefined {
  const value = valueIn(environment);
  const errors = [...missingParameters(environment, needed(value)), ...wrongValues(value)];
  return errors.length > 0 ? new ConfigurationError(errors).message : undefined;
}

export function reportWrongMailSettings(environment: Environment): void {
  const error = wrongMailSettings(environment);
  if (error) logger.error('Email cannot be sent', { error });
}

type ValueOf = (name: string) => string;

const valueIn =
  (environment: Environment): ValueOf =>
  (name) =>
    environment[name]?.trim() ?? '';

const needed = (value: ValueOf): string[] => [...alwaysNeeded, ...(neededBy.get(value('MAIL_TRANSPORT')) ?? [])];

/** A user needs a password. A server without log-in needs neither. */
const neededSecrets = (value: ValueOf): string[] =>
  value('MAIL_TRANSPORT') === 'smtp' && value('SMTP_USER') ? ['SMTP_PASSWORD'] : [];

const isWholeNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text);

function wrongValues(value: ValueOf): string[] {
  const errors: string[] = [];
  const transport = value('MAIL_TRANSPORT');
  if (transport && !neededBy.has(transport)) errors.push('MAIL_TRANSPORT must be smtp or email-service.');
  for (const name of transport === 'smtp' ? [...wholeNumbers, 'SMTP_PORT'] : wholeNumbers) {
    if (value(name) && !isWholeNumber(value(name))) errors.push(`${name} must be a whole number above 0.`);
  }
  const url = value('EMAIL_SERVICE_URL');
  if (transport === 'email-service' && url && !/^https?:\/\//.test(url)) {
    errors.push('EMAIL_SERVICE_URL must be a web address.');
  }
  return errors;
}

function smtpSettings(value: ValueOf): SmtpSettings {
  return {
    transport: 'smtp',
    host: value('SMTP_HOST'),
    port: Number(value('SMTP_PORT')),
    secure: value('SMTP_SECURE') === 'true',
    user: value('SMTP_USER') || undefined,
    password: value('SMTP_PASSWORD') || undefined,
    from: value('MAIL_FROM'),
  };
}

/** The value of an unused secret, because Secret Manager refuses empty ones. */
const noSecret = 'none';

function emailServiceSettings(value: ValueOf): EmailServiceSettings {
  const privateKey = value('EMAIL_SERVICE_PRIVATE_KEY') || noSecret;
  return {
    transport: 'email-service',
    url: value('EMAIL_SERVICE_URL'),
    publicKey: value('EMAIL_SERVICE_PUBLIC_KEY'),
    privateKey: privateKey === noSecret ? undefined : privateKey,
    serviceId: value('EMAIL_SERVICE_ID'),
    templateIds: {
      contact: value('EMAIL_SERVICE_CONTACT_TEMPLATE_ID'),
      application: value('EMAIL_SERVICE_APPLICATION_TEMPLATE_ID'),
    },
  };
}

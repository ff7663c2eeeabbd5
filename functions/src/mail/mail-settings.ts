import { ConfigurationError, type Environment, missingParameters } from '../configuration-error.ts';
import type { EmailServiceSettings } from './email-service-transport.ts';
import type { SmtpSettings } from './smtp-transport.ts';

/** Everything about sending mail that differs between one installation and another. */
export interface MailSettings {
  from: string;
  maxAttempts: number;
  maxBackoffSeconds: number;
  transport: SmtpSettings | EmailServiceSettings;
}

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

/** Reads the parameters; throws one error that names all that are missing or wrong. */
export function readMailSettings(environment: Environment): MailSettings {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const errors = [...missingParameters(environment, needed(value)), ...wrongValues(value)];
  if (errors.length > 0) throw new ConfigurationError(errors);
  return {
    from: value('MAIL_FROM'),
    maxAttempts: Number(value('MAIL_MAX_ATTEMPTS')),
    maxBackoffSeconds: Number(value('MAIL_MAX_BACKOFF_SECONDS')),
    transport: value('MAIL_TRANSPORT') === 'smtp' ? smtpSettings(value) : emailServiceSettings(value),
  };
}

type ValueOf = (name: string) => string;

function needed(value: ValueOf): string[] {
  const transport = value('MAIL_TRANSPORT');
  // A user without a password is a mistake; a server that asks for no log-in has neither.
  const password = transport === 'smtp' && value('SMTP_USER') ? ['SMTP_PASSWORD'] : [];
  return [...alwaysNeeded, ...(neededBy.get(transport) ?? []), ...password];
}

function wrongValues(value: ValueOf): string[] {
  const errors: string[] = [];
  const transport = value('MAIL_TRANSPORT');
  if (transport && !neededBy.has(transport)) errors.push('MAIL_TRANSPORT must be smtp or email-service.');
  for (const name of transport === 'smtp' ? [...wholeNumbers, 'SMTP_PORT'] : wholeNumbers) {
    if (value(name) && !/^[1-9]\d{0,5}$/.test(value(name))) errors.push(`${name} must be a whole number above 0.`);
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
  };
}

function emailServiceSettings(value: ValueOf): EmailServiceSettings {
  return {
    transport: 'email-service',
    url: value('EMAIL_SERVICE_URL'),
    publicKey: value('EMAIL_SERVICE_PUBLIC_KEY'),
    serviceId: value('EMAIL_SERVICE_ID'),
    templateIds: {
      contact: value('EMAIL_SERVICE_CONTACT_TEMPLATE_ID'),
      application: value('EMAIL_SERVICE_APPLICATION_TEMPLATE_ID'),
    },
  };
}

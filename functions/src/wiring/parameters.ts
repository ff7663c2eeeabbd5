import { deskLimits } from '@site/contract/desk/desk-limits';
import { jobHistoryDays, retentionDays } from '@site/contract/nightly/retention';
import { defineBoolean, defineInt, defineSecret, defineString, select, storageBucket } from 'firebase-functions/params';
import { defaultAttempts } from '../mail/mail-settings.ts';
import { isOnEmulators } from '../shared/configuration.ts';

// The settings that differ between installations. The Firebase CLI asks for these when deploying, and reads
// functions/.env.<project id>.

defineString('WEB_API_KEY', {
  description:
    'An API key of the project, for log-in through the API: one that is not restricted to addresses of the site, as a server sends none.',
});

defineString('SITE_ORIGIN', {
  description:
    'The public address of the site, such as https://www.example.com: the VITE_SITE_ORIGIN of the site. Links in emails lead there, and passkeys belong to it.',
});

defineString('FILES_BUCKET', {
  description: 'The Cloud Storage bucket of job descriptions and of the files that applicants and enquirers send.',
  default: storageBucket,
});

defineInt('TRUSTED_PROXIES', {
  description: 'How many entries at the end of X-Forwarded-For trusted proxies write; 2 behind Firebase Hosting.',
  default: 2,
});
defineInt('LIMIT_WINDOW_SECONDS', {
  description: 'Limits: the time in which as many requests as allowed at once are allowed again, one by one.',
  default: 600,
});
// A whole office, or a careers fair, has one address.
defineInt('LIMIT_SUBMISSIONS_PER_CLIENT', {
  description: 'Limits: enquiries and applications, together, at once from one address.',
  default: 20,
});
defineInt('LIMIT_SUBMISSIONS_PER_PROXY', {
  description: 'Limits: enquiries and applications from one address that bypasses Hosting, and forges visitors.',
  default: 200,
});
defineInt('LIMIT_LOGINS_PER_CLIENT', { description: 'Limits: attempts to log in from one address.', default: 10 });
defineInt('LIMIT_LOGINS_PER_PROXY', {
  description: 'Limits: attempts to log in from one address that bypasses Hosting, and forges visitors.',
  default: 200,
});

defineString('SECOND_FACTOR', {
  description:
    'Whether admins need a second factor besides their password: required, or offered. If it is required, a stolen password alone opens no application.',
  default: 'required',
  input: select(['required', 'offered']),
});

defineString('HUMAN_CHECK', {
  description:
    'What puts enquiries and applications into quarantine, for an admin to look at: off, field (the honeypot is filled in), or token (no form token came along, or a wrong one).',
  default: 'token',
  input: select(['off', 'field', 'token']),
});
defineString('APP_CHECK', {
  description: 'Whether enquiries and applications need a token of App Check: off or require. See docs/app-check.md.',
  default: 'off',
  input: select(['off', 'require']),
});

defineString('MAIL_TRANSPORT', {
  description: 'How emails are sent: over SMTP, or through the email service.',
  default: 'smtp',
  input: select(['smtp', 'email-service']),
});
defineString('MAIL_FROM', { description: 'The sender of all emails, for example website@example.com.' });
defineString('CONTACT_RECIPIENT', { description: 'Who gets the enquiries.' });
defineString('APPLICATION_RECIPIENT', { description: 'Who gets the job applications.' });
defineString('ACKNOWLEDGEMENTS', {
  description:
    'Whether applicants and enquirers get an email with the reference of what they sent and a link to their own page: on or off.',
  default: 'on',
  input: select(['on', 'off']),
});

defineInt('MESSAGE_DELAY_SECONDS', {
  description:
    'How long a message from the hiring desk waits before it leaves, and can be taken back; a message to many waits a twentieth longer for each further recipient. 0 for not at all.',
  default: deskLimits.messageDelaySeconds,
});
defineInt('MAIL_MAX_ATTEMPTS', {
  description: 'How often to try to send an email before giving up; for a week it is then tried every six hours.',
  default: defaultAttempts.maxAttempts,
});
export const minBackoffSeconds = defineInt('MAIL_MIN_BACKOFF_SECONDS', {
  description: 'How long to wait after the first failed attempt to send a mail; each later wait is twice as long.',
  // Five attempts in almost four hours: after 15, 30, 60 and 120 minutes.
  default: 900,
});
export const maxBackoffSeconds = defineInt('MAIL_MAX_BACKOFF_SECONDS', {
  description: 'The longest wait between two attempts to send an email.',
  default: defaultAttempts.maxBackoffSeconds,
});

defineInt('RETENTION_DAYS', {
  description:
    'After how many days enquiries, applications and their emails are deleted. The privacy policy says so too.',
  default: retentionDays,
});
defineInt('JOB_HISTORY_DAYS', {
  description: 'After how many days a line of the history of a job listing is deleted. The privacy policy says so too.',
  default: jobHistoryDays,
});

defineString('BACKUP_BUCKET', {
  description: 'The Cloud Storage bucket that gets a copy of the database every day; empty for none.',
  default: '',
});

defineString('SMTP_HOST', { description: 'SMTP: the email server.', default: '' });
defineInt('SMTP_PORT', { description: 'SMTP: its port.', default: 587 });
defineBoolean('SMTP_SECURE', { description: 'SMTP: TLS from the first byte (port 465).', default: false });
defineString('SMTP_USER', { description: 'SMTP: the user to log in as; empty for none.', default: '' });

defineString('EMAIL_SERVICE_URL', { description: 'Email service: its address.', default: '' });
defineString('EMAIL_SERVICE_PUBLIC_KEY', { description: 'Email service: the public key (user_id).', default: '' });
defineString('EMAIL_SERVICE_ID', { description: 'Email service: the service id.', default: '' });
defineString('EMAIL_SERVICE_CONTACT_TEMPLATE_ID', {
  description: 'Email service: the template of enquiries.',
  default: '',
});
defineString('EMAIL_SERVICE_APPLICATION_TEMPLATE_ID', {
  description: 'Email service: the template of job applications.',
  default: '',
});

// The emulator would look for secrets in the real Secret Manager. Its email catcher asks for no password, and the key for its
// hashes is one of its parameters.
const secrets = (...names: string[]) => (isOnEmulators(process.env) ? [] : names.map((name) => defineSecret(name)));

/**
 * The secret of the email transport. A function must not name a secret that does not exist. The CLI passes the parameters of
 * the installation when it reads this.
 */
export const deliverySecrets = secrets(
  process.env.MAIL_TRANSPORT === 'email-service' ? 'EMAIL_SERVICE_PRIVATE_KEY' : 'SMTP_PASSWORD',
);

/** The key for the names of counters, and for the tokens of forms, alerts and invitations. */
export const hashSecrets = secrets('HASH_SECRET');

import { readMessageDelay } from '../../functions/src/desk/message-delay.ts';
import { readAnswerWithin } from '../../functions/src/desk/waits-since.ts';
import { appCheckIsRequired, readStrictness } from '../../functions/src/http/form-settings.ts';
import { readLimitSettings } from '../../functions/src/http/rate-limits/limit-settings.ts';
import { wrongMailSettings } from '../../functions/src/mail/mail-settings.ts';
import { backupBucketName } from '../../functions/src/nightly/backup-bucket.ts';
import { retentionCutoffs } from '../../functions/src/nightly/retention-settings.ts';
import { readSecondFactorMode } from '../../functions/src/team/second-factor/second-factor-mode.ts';

type Settings = Record<string, string | undefined>;

/** The local stack's choice may be that of an installation as well. */
const freelyChosen = ['HUMAN_CHECK', 'MESSAGE_DELAY_SECONDS', 'SECOND_FACTOR'];

/** All that any choice of the settings needs. */
const secrets = ['HASH_SECRET', 'SMTP_PASSWORD', 'EMAIL_SERVICE_PRIVATE_KEY'];

/** Domains that nobody can own. */
const exampleDomain = /[@.]example(\.(com|org|net))?$/;

/**
 * What is wrong with the settings of the functions, a sentence each.
 * @param parameters the names of all parameters, secrets left out
 * @param local the settings of the local stack
 * @param example the settings that a new installation begins with
 */
export function functionsSettingsFaults(
  settings: Settings,
  parameters: readonly string[],
  local: Settings,
  example: Settings,
): string[] {
  const absent = parameters.filter((name) => settings[name] === undefined);
  const empty = ['SITE_ORIGIN', 'WEB_API_KEY', 'FILES_BUCKET'].filter((name) => settings[name]?.trim() === '');
  const borrowed = parameters.filter(
    (name) =>
      !freelyChosen.includes(name) &&
      settings[name] !== undefined &&
      settings[name] === local[name] &&
      settings[name] !== example[name],
  );
  const invented = ['MAIL_FROM', 'CONTACT_RECIPIENT', 'APPLICATION_RECIPIENT'].filter((name) =>
    exampleDomain.test(settings[name] ?? ''),
  );
  return [
    ...(absent.length > 0
      ? [
          `These parameters are absent, and the CLI would ask for them: ${absent.join(', ')}. See functions/.env.example.`,
        ]
      : []),
    ...(empty.length > 0 ? [`These parameters have no value: ${empty.join(', ')}.`] : []),
    ...(borrowed.length > 0 ? [`These parameters have the local stack's value: ${borrowed.join(', ')}.`] : []),
    ...(invented.length > 0 ? [`Nobody can have the addresses of these parameters: ${invented.join(', ')}.`] : []),
    ...(Number(settings.MAIL_MIN_BACKOFF_SECONDS) < 60
      ? ['MAIL_MIN_BACKOFF_SECONDS is as short as the local stack’s: 900 fits.']
      : []),
    ...secrets
      .filter((name) => settings[name] !== undefined)
      .map((name) => `${name} is a secret, and does not belong into the file.`),
    // By the functions' own readers, which say all that is wrong.
    ...[
      () => wrongMailSettings(settings),
      () => readLimitSettings(settings),
      () => readMessageDelay(settings),
      () => readAnswerWithin(settings),
      () => retentionCutoffs(settings, new Date()),
      () => readStrictness(settings),
      () => appCheckIsRequired(settings),
      () => readSecondFactorMode(settings),
      () => backupBucketName(settings.BACKUP_BUCKET ?? ''),
    ].flatMap(sayingWhy),
  ];
}

function sayingWhy(read: () => unknown): string[] {
  try {
    const said = read();
    return typeof said === 'string' && said.includes(' ') ? [said] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * What is wrong with the settings of the site, a sentence each.
 * @param sample those of the local stack
 * @param functions the settings of the functions, with which the site has to agree
 */
export function siteSettingsFaults(
  settings: Settings,
  projectId: string,
  sample: Settings,
  functions: Settings,
): string[] {
  const names = Object.keys(sample).filter((name) => name !== 'VITE_APP_CHECK_SITE_KEY');
  const missing = names.filter((name) => !settings[name]?.trim());
  const origin = settings.VITE_SITE_ORIGIN ?? '';
  return [
    ...(missing.length > 0 ? [`These settings of the site have no value: ${missing.join(', ')}.`] : []),
    ...['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN']
      .filter((name) => settings[name] !== undefined && settings[name] === sample[name])
      .map((name) => `${name} is the local stack's.`),
    ...(settings.VITE_FIREBASE_STORAGE_BUCKET === functions.FILES_BUCKET || !functions.FILES_BUCKET
      ? []
      : ['VITE_FIREBASE_STORAGE_BUCKET is not FILES_BUCKET of the functions: uploads would not be found.']),
    ...(functions.APP_CHECK !== 'require' || settings.VITE_APP_CHECK_SITE_KEY
      ? []
      : ['VITE_APP_CHECK_SITE_KEY has no value, and the functions ask for App Check: no form could be sent.']),
    ...(settings.VITE_FIREBASE_PROJECT_ID === projectId
      ? []
      : [`VITE_FIREBASE_PROJECT_ID is not ${projectId}: the site would talk to another project.`]),
    ...(settings.VITE_USE_EMULATORS === 'false' ? [] : ['VITE_USE_EMULATORS must be false.']),
    ...(/^https:\/\/[^/]+$/.test(origin) && origin !== sample.VITE_SITE_ORIGIN
      ? []
      : ['VITE_SITE_ORIGIN must be the public address of the site: https:// and no slash at its end.']),
    ...(!functions.SITE_ORIGIN || functions.SITE_ORIGIN === origin
      ? []
      : [
          'SITE_ORIGIN of the functions is not VITE_SITE_ORIGIN: mails would lead elsewhere, where passkeys do not work.',
        ]),
  ];
}

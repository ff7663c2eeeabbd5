import { readMessageDelay } from '../../functions/src/desk/message-delay.ts';
import { appCheckIsRequired } from '../../functions/src/http/app-check.ts';
import { readStrictness } from '../../functions/src/http/human-check.ts';
import { readLimitSettings } from '../../functions/src/http/rate-limits/limit-settings.ts';
import { wrongMailSettings } from '../../functions/src/mail/mail-settings.ts';
import { backupBucketName, retentionCutoffs } from '../../functions/src/nightly/nightly-settings.ts';
import { readSecondFactorMode } from '../../functions/src/team/second-factor/second-factor.ts';

type Settings = Record<string, string | undefined>;

/** Settings that an installation may share with the local stack. */
const freelyChosen = ['HUMAN_CHECK', 'MESSAGE_DELAY_SECONDS', 'SECOND_FACTOR'];

/** The secrets of all possible settings. */
const secrets = ['HASH_SECRET', 'SMTP_PASSWORD', 'EMAIL_SERVICE_PRIVATE_KEY'];

/** Domains that no one can register. */
const exampleDomain = /[@.]example(\.(com|org|net))?$/;

/**
 * Lists the faults of the functions' settings, one sentence each.
 * @param parameters the names of all parameters, secrets left out
 * @param local the settings of the local stack
 * @param example the settings of a new installation
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
      ? [`Set these parameters, for which the CLI would ask: ${absent.join(', ')}. See functions/.env.example.`]
      : []),
    ...(empty.length > 0 ? [`These parameters have no value: ${empty.join(', ')}.`] : []),
    ...(borrowed.length > 0 ? [`These parameters have the local stack's value: ${borrowed.join(', ')}.`] : []),
    ...(invented.length > 0 ? [`These parameters have example addresses: ${invented.join(', ')}.`] : []),
    ...(Number(settings.MAIL_MIN_BACKOFF_SECONDS) < 60
      ? ['MAIL_MIN_BACKOFF_SECONDS is as short as the local stack’s: 900 fits.']
      : []),
    ...secrets
      .filter((name) => settings[name] !== undefined)
      .map((name) => `${name} is a secret. Remove it from the file.`),
    // The functions' own readers name all faults of the values.
    ...[
      () => wrongMailSettings(settings),
      () => readLimitSettings(settings),
      () => readMessageDelay(settings),
      () => retentionCutoffs(settings, new Date()),
      () => readStrictness(settings),
      () => appCheckIsRequired(settings),
      () => readSecondFactorMode(settings),
      () => backupBucketName(settings.BACKUP_BUCKET ?? ''),
    ].flatMap(faultOf),
  ];
}

function faultOf(read: () => unknown): string[] {
  try {
    const fault = read();
    return typeof fault === 'string' && fault.includes(' ') ? [fault] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Lists the faults of the site's settings, one sentence each.
 * @param sample the settings of the local stack
 * @param functions the settings of the functions, with which the site must agree
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
      : ['VITE_FIREBASE_STORAGE_BUCKET is not FILES_BUCKET of the functions: the functions would not find uploads.']),
    ...(functions.APP_CHECK !== 'require' || settings.VITE_APP_CHECK_SITE_KEY
      ? []
      : ['VITE_APP_CHECK_SITE_KEY has no value, but the functions require App Check: visitors could not send a form.']),
    ...(settings.VITE_FIREBASE_PROJECT_ID === projectId
      ? []
      : [`VITE_FIREBASE_PROJECT_ID is not ${projectId}: the site would use another project.`]),
    ...(settings.VITE_USE_EMULATORS === 'false' ? [] : ['VITE_USE_EMULATORS must be false.']),
    ...(/^https:\/\/[^/]+$/.test(origin) && origin !== sample.VITE_SITE_ORIGIN
      ? []
      : ['VITE_SITE_ORIGIN must be the public address of the site: https:// and no slash at its end.']),
    ...(!functions.SITE_ORIGIN || functions.SITE_ORIGIN === origin
      ? []
      : [
          'SITE_ORIGIN of the functions is not VITE_SITE_ORIGIN: links in emails would lead elsewhere, where passkeys do not work.',
        ]),
  ];
}

import { shortestPassword } from '@site/contract/team/password';
import { type AskGoogle, type GoogleService, googleSaid, isDisabled } from './ask-google.ts';
import { roleFaults } from './role-faults.ts';

interface Wanted {
  projectId: string;
  region: string;
  /** The buckets of the files and of the backup; an empty name stands for no bucket. */
  filesBucket: string;
  backupBucket: string;
  secrets: readonly string[];
}

/** Lists the faults of a project at Google, one sentence each. */
export async function projectFaults(ask: AskGoogle, wanted: Wanted): Promise<string[]> {
  const { projectId, region, filesBucket, backupBucket, secrets } = wanted;
  const database = `/v1/projects/${projectId}/databases/(default)`;
  const faults = await Promise.all([
    ...secrets.map((name) => secretFaults(ask, projectId, name)),
    roleFaults(ask, { projectId, filesBucket, backupBucket }),
    accountFaults(ask, projectId),
    placeFaults(ask, { service: 'firestore', path: database, field: 'locationId', what: 'Firestore', region }),
    databaseFaults(ask, projectId, database),
    ...(backupBucket === '' ? [] : [backupFaults(ask, projectId, database)]),
    ...[filesBucket, backupBucket].filter(Boolean).map((bucket) => {
      const path = `/storage/v1/b/${encodeURIComponent(bucket)}`;
      return placeFaults(ask, { service: 'storage', path, field: 'location', what: `The bucket ${bucket}`, region });
    }),
  ]);
  return faults.flat();
}

/**
 * Tells whether the project has only this website's functions. Then the CLI can run without questions: it could only ask about
 * retries of these functions, and about the age of old builds.
 */
export async function hasOnlyFunctions(ask: AskGoogle, projectId: string, ours: readonly string[]): Promise<boolean> {
  const answer = await ask('cloudfunctions', `/v2/projects/${projectId}/locations/-/functions?pageSize=1000`);
  if (answer.status !== 200) return isDisabled(answer);
  const { functions = [], nextPageToken } = answer.body as { functions?: { name: string }[]; nextPageToken?: string };
  return !nextPageToken && functions.every(({ name }) => ours.includes(name.split('/').at(-1) ?? ''));
}

async function secretFaults(ask: AskGoogle, projectId: string, name: string): Promise<string[]> {
  const answer = await ask('secretmanager', `/v1/projects/${projectId}/secrets/${name}/versions/latest`);
  if (answer.status === 200 && answer.body.state === 'ENABLED') return [];
  const command = `npx firebase functions:secrets:set ${name} --project ${projectId}`;
  // The command for the first secret enables the service.
  if (answer.status === 200 || answer.status === 404 || isDisabled(answer))
    return [`The secret ${name} has no value: ${command}`];
  return [`The secret ${name} could not be read. ${googleSaid(answer)}`];
}

/** Checks point-in-time recovery and delete protection. `placeFaults` reports a database that cannot be read. */
async function databaseFaults(ask: AskGoogle, projectId: string, database: string): Promise<string[]> {
  const { status, body } = await ask('firestore', database);
  if (status !== 200) return [];
  const update = `gcloud firestore databases update --database='(default)' --project=${projectId}`;
  return [
    ...(body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : [`Changes of the database between two backups would be lost: ${update} --enable-pitr`]),
    ...(body.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? []
      : [`The database can be deleted by one command: ${update} --delete-protection`]),
  ];
}

/** Checks Google's daily backup, which the functions cannot delete. `placeFaults` reports a database that cannot be read. */
async function backupFaults(ask: AskGoogle, projectId: string, database: string): Promise<string[]> {
  const { status, body } = await ask('firestore', `${database}/backupSchedules`);
  if (status !== 200) return [];
  const { backupSchedules = [] } = body as { backupSchedules?: { dailyRecurrence?: object }[] };
  if (backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence)) return [];
  const create = `gcloud firestore backups schedules create --database='(default)' --project=${projectId}`;
  return [`The database has no daily backup: ${create} --recurrence=daily --retention=30d`];
}

/** The settings in Identity Platform: https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
interface AccountSettings {
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } };
  signIn?: { anonymous?: { enabled?: boolean }; email?: { passwordRequired?: boolean } };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

/** Checks the settings of Authentication. The site signs in at Google directly, so only these settings protect the accounts. */
async function accountFaults(ask: AskGoogle, projectId: string): Promise<string[]> {
  const answer = await ask('identitytoolkit', `/admin/v2/projects/${projectId}/config`);
  if (answer.status !== 200) return [`The settings of Authentication could not be read. ${googleSaid(answer)}`];
  const { client, signIn, passwordPolicyConfig: policy, emailPrivacyConfig } = answer.body as AccountSettings;
  const shortest = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0;
  const isEnforced = policy?.passwordPolicyEnforcementState === 'ENFORCE' && shortest >= shortestPassword;
  return [
    ...(client?.permissions?.disabledUserSignup === true
      ? []
      : [`Anyone can create an account: ${inSettings}, User actions, switch off "Enable create (sign-up)".`]),
    ...(client?.permissions?.disabledUserDeletion === true
      ? []
      : [
          `Anyone with an admin's password can delete the account: ${inSettings}, User actions, switch off "Enable delete".`,
        ]),
    ...(signIn?.anonymous?.enabled === true
      ? [`Anyone can sign in without an account: ${inProviders}, switch off Anonymous.`]
      : []),
    ...(signIn?.email?.passwordRequired === true
      ? []
      : [`An admin can sign in without a password: ${inProviders}, Email/Password, switch off Email link.`]),
    ...(isEnforced
      ? []
      : [
          `An admin can choose a short password: ${inSettings}, Password policy, require ${shortestPassword} characters or more.`,
        ]),
    ...(emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? []
      : [
          `Anyone can find out which addresses have an account: ${inSettings}, User actions, switch on email enumeration protection.`,
        ]),
  ];
}

const inSettings = 'in the Firebase console, Authentication, Settings';
const inProviders = 'in the Firebase console, Authentication, Sign-in method';

interface Place {
  service: GoogleService;
  path: string;
  /** The field of the answer with the region. */
  field: string;
  what: string;
  region: string;
}

async function placeFaults(ask: AskGoogle, { service, path, field, what, region }: Place): Promise<string[]> {
  const answer = await ask(service, path);
  if (answer.status === 404 || isDisabled(answer)) return [`${what} does not exist. Create it in ${region}.`];
  if (answer.status !== 200) return [`${what} could not be read. ${googleSaid(answer)}`];
  const place = String(answer.body[field]).toLowerCase();
  return place === region ? [] : [`${what} is in ${place}, but the functions are in ${region}.`];
}

import { shortestPassword } from '@ohmbridge/contract/team/password';
import { type AskGoogle, type GoogleService, googleSaid, isDisabled } from './ask-google.ts';
import { roleFaults } from './role-faults.ts';

interface Wanted {
  projectId: string;
  region: string;
  /** The bucket of the job descriptions, and that of the backup; empty for none. */
  filesBucket: string;
  backupBucket: string;
  secrets: readonly string[];
}

/** What a project at Google lacks, a sentence each. */
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
 * Whether a project has no function but ours. Then the CLI may be told to ask nothing: all that it could ask about is
 * that functions of ours are tried again after failures, and for how long it keeps what it has built.
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
  // Setting the first secret is what turns the service on.
  if (answer.status === 200 || answer.status === 404 || isDisabled(answer))
    return [`The secret ${name} has no value: ${command}`];
  return [`The secret ${name} could not be looked for. ${googleSaid(answer)}`];
}

/** Whether the database can be had as it was at any minute, and is not deleted by a slip. Where it cannot be read, its place says so. */
async function databaseFaults(ask: AskGoogle, projectId: string, database: string): Promise<string[]> {
  const { status, body } = await ask('firestore', database);
  if (status !== 200) return [];
  const update = `gcloud firestore databases update --database='(default)' --project=${projectId}`;
  return [
    ...(body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : [`What happens to the database between two backups is lost: ${update} --enable-pitr`]),
    ...(body.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? []
      : [`The database can be deleted by one command: ${update} --delete-protection`]),
  ];
}

/** Whether Google copies the database every night, where no function can delete the copy. Where it cannot be read, its place says so. */
async function backupFaults(ask: AskGoogle, projectId: string, database: string): Promise<string[]> {
  const { status, body } = await ask('firestore', `${database}/backupSchedules`);
  if (status !== 200) return [];
  const { backupSchedules = [] } = body as { backupSchedules?: { dailyRecurrence?: object }[] };
  if (backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence)) return [];
  const create = `gcloud firestore backups schedules create --database='(default)' --project=${projectId}`;
  return [`The database is not copied every day: ${create} --recurrence=daily --retention=30d`];
}

/** As Identity Platform describes them: https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
interface AccountSettings {
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } };
  signIn?: { anonymous?: { enabled?: boolean }; email?: { passwordRequired?: boolean } };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

/** The site signs in at Google directly, so that only these settings stand before the accounts. */
async function accountFaults(ask: AskGoogle, projectId: string): Promise<string[]> {
  const answer = await ask('identitytoolkit', `/admin/v2/projects/${projectId}/config`);
  if (answer.status !== 200) return [`The settings of Authentication could not be read. ${googleSaid(answer)}`];
  const { client, signIn, passwordPolicyConfig: policy, emailPrivacyConfig } = answer.body as AccountSettings;
  const shortest = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0;
  const isEnforced = policy?.passwordPolicyEnforcementState === 'ENFORCE' && shortest >= shortestPassword;
  return [
    ...(client?.permissions?.disabledUserSignup === true
      ? []
      : [`Anybody may make an account: ${inSettings}, User actions, switch off "Enable create (sign-up)".`]),
    ...(client?.permissions?.disabledUserDeletion === true
      ? []
      : [
          `Anyone with an admin's password can delete the account: ${inSettings}, User actions, switch off "Enable delete".`,
        ]),
    ...(signIn?.anonymous?.enabled === true
      ? [`Anybody may sign in without an account: ${inProviders}, switch off Anonymous.`]
      : []),
    ...(signIn?.email?.passwordRequired === true
      ? []
      : [`An admin may come in without a password: ${inProviders}, Email/Password, switch off Email link.`]),
    ...(isEnforced
      ? []
      : [
          `An admin may choose a short password: ${inSettings}, Password policy, require ${shortestPassword} characters or more.`,
        ]),
    ...(emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? []
      : [
          `Anybody may ask which addresses have an account: ${inSettings}, User actions, switch on e-mail enumeration protection.`,
        ]),
  ];
}

const inSettings = 'in the Firebase console, Authentication, Settings';
const inProviders = 'in the Firebase console, Authentication, Sign-in method';

interface Place {
  service: GoogleService;
  path: string;
  /** Where the answer says the place. */
  field: string;
  what: string;
  region: string;
}

async function placeFaults(ask: AskGoogle, { service, path, field, what, region }: Place): Promise<string[]> {
  const answer = await ask(service, path);
  if (answer.status === 404 || isDisabled(answer)) return [`${what} is not there. Create it in ${region}.`];
  if (answer.status !== 200) return [`${what} could not be looked at. ${googleSaid(answer)}`];
  const place = String(answer.body[field]).toLowerCase();
  return place === region ? [] : [`${what} is in ${place}, and the functions are in ${region}.`];
}

import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { hasOnlyFunctions, projectFaults } from './project-faults.ts';
import { type GoogleProject, googleProject, namedProject, serveGoogle } from './test-support/google-project.ts';

const wanted = { ...namedProject, region: 'europe-west2', secrets: ['HASH_SECRET', 'SMTP_PASSWORD'] };
const { ask, project, answerAll } = await serveGoogle();

const faults = async (changes: Partial<GoogleProject> = {}) => {
  Object.assign(project, googleProject(), changes);
  return projectFaults(ask, wanted);
};
test('a complete project has no faults', async () => {
  expect(await faults()).toEqual([]);
});

testRows<[string, GoogleProject['database'], string]>([
  ['no point-in-time recovery', { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' }, '--enable-pitr'],
  ['no protection against deletion', { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }, '--delete-protection'],
])(
  'a database without its protections is the one fault, and the command that mends it',
  async (_what, changes, option) => {
    const command = `gcloud firestore databases update --database='(default)' --project=careers-live ${option}`;
    expect(await faults({ database: { ...googleProject().database, ...changes } })).toEqual([
      expect.stringContaining(command),
    ]);
  },
);

testRows([[], [{ weeklyRecurrence: { day: 'SUNDAY' } }]])(
  'a database that Google does not copy every day is the one fault, and the command that mends it',
  async (...backupSchedules) => {
    expect(await faults({ backupSchedules })).toEqual([
      expect.stringMatching(/^The database has no daily backup: gcloud firestore backups schedules create .*daily/),
    ]);
  },
);

const policy = (state: string, length: number) => ({
  passwordPolicyEnforcementState: state,
  passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: length } }],
});

testRows<[string, GoogleProject['accounts'], RegExp]>([
  ['sign-up by anyone', { client: { permissions: { disabledUserDeletion: true } } }, /^Anyone can create an account/],
  [
    'deletion by anyone with the password',
    { client: { permissions: { disabledUserSignup: true } } },
    /^Anyone with an admin's password can delete/,
  ],
  [
    'anonymous sign-in',
    { signIn: { email: { passwordRequired: true }, anonymous: { enabled: true } } },
    /^Anyone can sign in without an account/,
  ],
  ['sign-in by a link alone', { signIn: { email: { enabled: true } } }, /^An admin can sign in without a password/],
  ['short passwords', { passwordPolicyConfig: policy('ENFORCE', 11) }, /^An admin can choose a short password/],
  ['a policy that is off', { passwordPolicyConfig: policy('OFF', 12) }, /^An admin can choose a short password/],
  ['no policy', { passwordPolicyConfig: {} }, /^An admin can choose a short password/],
  ['addresses that can be tried', { emailPrivacyConfig: {} }, /^Anyone can find out which addresses/],
])('a weak setting of accounts is the only fault', async (_what, changes, sentence) => {
  expect(await faults({ accounts: { ...googleProject().accounts, ...changes } })).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test('missing permissions of users are two faults', async () => {
  expect(await faults({ accounts: { ...googleProject().accounts, client: {} } })).toHaveLength(2);
});

testRows(wanted.secrets)('for a secret without a value, the only fault is the command that sets it', async (secret) => {
  const command = expect.stringContaining(`functions:secrets:set ${secret} --project careers-live`);
  const { [secret]: _gone, ...others } = googleProject().secrets;
  expect(await faults({ secrets: others })).toEqual([command]);
  expect(await faults({ secrets: { ...others, [secret]: 'DESTROYED' } })).toEqual([command]);
});

testRows(Object.keys(googleProject().places))('a missing part, or a part in another region, is named', async (what) => {
  const { [what]: _gone, ...others } = googleProject().places;
  const name = what === '(default)' ? 'Firestore' : what;
  expect(await faults({ places: { ...others, [what]: 'us-central1' } })).toEqual([
    expect.stringMatching(`${name} is in us-central1`),
  ]);
  expect(await faults({ places: others })).toEqual([expect.stringMatching(`${name} does not exist.*europe-west2`)]);
});

testRows([401, 403, 429, 500])('a refusal by Google is reported for every check, in Google’s words', async (status) => {
  answerAll({ status, body: { error: { message: 'Have a look at https://console.example.' } } });
  const said = await faults();
  expect(said).toHaveLength(7);
  for (const sentence of said) expect(sentence).toContain('Google says: Have a look at https://console.example.');
  expect(await hasOnlyFunctions(ask, wanted.projectId, ['api'])).toBe(false);
});

test('a broken answer of Google, or one in HTML, is reported, too', async () => {
  answerAll({ status: 502, body: '<html>' });
  expect(await faults()).toHaveLength(7);
  answerAll({ status: 200, body: '{"bindings": ' });
  expect(await faults()).not.toEqual([]);
});

test('the CLI may skip its questions only if it cannot delete anything', async () => {
  const only = (...names: string[]) => {
    project.functions = names;
    return hasOnlyFunctions(ask, wanted.projectId, ['api', 'onMailCreated']);
  };
  expect(await only()).toBe(true);
  expect(await only('api')).toBe(true);
  expect(await only('api', 'somebodyElses')).toBe(false);
  const reason = 'SERVICE_DISABLED';
  answerAll({ status: 403, body: { error: { message: 'Never used.', details: [{ reason }] } } });
  expect(await only()).toBe(true);
});

import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { accountMember, bindingCommand, buildMember, type Grant, neededGrants } from './needed-roles.ts';
import { roleFaults } from './role-faults.ts';
import { bindingsOf, namedProject, serveGoogle } from './test-support/google-project.ts';

const { ask, project } = await serveGoogle();

const grants = neededGrants(namedProject);
const whole: Grant['on'] = { kind: 'project', name: namedProject.projectId };

/** Gives the faults of a project with these roles only. */
const faultsWith = (given: Grant[]) => {
  project.bindings = bindingsOf(given);
  return roleFaults(ask, namedProject);
};

test('a project with every role has no faults', async () => {
  expect(await faultsWith(grants)).toEqual([]);
});

testRows(grants.map((grant) => ({ ...grant, where: grant.on.name })))(
  'without a role, the one fault is the command that gives it',
  async (grant) => {
    const others = grants.filter(
      ({ on, role, member }) => !(on.name === grant.on.name && role === grant.role && member === grant.member),
    );
    expect(await faultsWith(others)).toEqual([
      `Without ${grant.role}, ${grant.why}: ${bindingCommand('add', grant, namedProject.projectId)}`,
    ]);
  },
);

test('a role of another account, or a role with a condition, does not count', async () => {
  expect(await faultsWith(grants.map((grant) => ({ ...grant, member: 'user:somebody@example.com' })))).toHaveLength(
    grants.length,
  );
  const condition = { title: 'until Friday', expression: 'request.time < timestamp("2026-12-04T00:00:00Z")' };
  project.bindings = bindingsOf(grants);
  for (const binding of Object.values(project.bindings).flat()) binding.condition = condition;
  expect((await roleFaults(ask, namedProject)).filter((fault) => fault.startsWith('Without'))).toHaveLength(
    grants.length,
  );
});

describe('an account with more roles than it needs', () => {
  const cases: [string, Grant['on'], string, string][] = [
    ['the pages of jobs that can write', whole, 'roles/datastore.user', accountMember('jobPages', namedProject)],
    ['an API that acts as any account', whole, 'roles/iam.serviceAccountUser', accountMember('website', namedProject)],
    [
      'mail that reads files',
      { kind: 'bucket', name: namedProject.filesBucket },
      'roles/storage.objectViewer',
      accountMember('mail', namedProject),
    ],
    [
      'an API that reaches the copies',
      { kind: 'bucket', name: namedProject.backupBucket },
      'roles/storage.objectAdmin',
      accountMember('website', namedProject),
    ],
    ['an editor that Google made', whole, 'roles/editor', buildMember(namedProject)],
    ['an owner', whole, 'roles/owner', buildMember(namedProject)],
  ];
  testRows(cases)(
    'each surplus role is the only fault, with the command that removes it',
    async (_what, on, role, member) => {
      expect(await faultsWith([...grants, { on, role, member, why: '' }])).toEqual([
        expect.stringContaining(bindingCommand('remove', { on, role, member }, namedProject.projectId)),
      ]);
    },
  );
});

test('for a missing account, the only fault is the account, because it cannot have roles', async () => {
  project.serviceAccounts = project.serviceAccounts.filter((name) => name !== 'mail-delivery');
  expect(await roleFaults(ask, namedProject)).toEqual([
    'There is no account mail-delivery: gcloud iam service-accounts create mail-delivery --project=careers-live',
  ]);
});

test('without a backup, the backup account only needs to record its runs', async () => {
  const without = neededGrants({ ...namedProject, backupBucket: '' }).filter(
    ({ member }) => member === accountMember('backup', namedProject),
  );
  expect(without.map(({ role }) => role)).toEqual(['roles/datastore.user']);
});

import { type ServiceAccount, serviceAccounts } from '../../functions/src/wiring/service-accounts.ts';
import { type AskGoogle, type GoogleAnswer, googleSaid, isDisabled } from './ask-google.ts';
import {
  accountEmail,
  accountMember,
  bindingCommand,
  buildMember,
  type Grant,
  type NamedProject,
  neededGrants,
  type Resource,
} from './needed-roles.ts';

const accounts = Object.keys(serviceAccounts) as ServiceAccount[];

interface Binding {
  role: string;
  members?: string[];
  condition?: object;
}

/** Lists missing accounts, missing roles and surplus roles, one sentence each with the command that corrects it. */
export async function roleFaults(ask: AskGoogle, wanted: Omit<NamedProject, 'projectNumber'>): Promise<string[]> {
  const { projectId } = wanted;
  const answer = await ask('cloudresourcemanager', `/v1/projects/${projectId}`);
  if (answer.status !== 200) return [`The project ${projectId} could not be read. ${googleSaid(answer)}`];
  const project = { ...wanted, projectNumber: String(answer.body.projectNumber) };
  const missing = await missingAccounts(ask, project);
  if (missing.length > 0) return missing;
  const grants = Map.groupBy(neededGrants(project), ({ on }) => `${on.kind} ${on.name}`);
  const faults = await Promise.all([...grants.values()].map((ofOne) => grantFaults(ask, ofOne, project)));
  return faults.flat();
}

/** Lists the missing accounts of the functions. Roles can be granted only to existing accounts. */
async function missingAccounts(ask: AskGoogle, project: NamedProject): Promise<string[]> {
  const { projectId } = project;
  const faults = await Promise.all(
    accounts.map(async (account) => {
      const name = serviceAccounts[account];
      const answer = await ask('iam', `/v1/projects/${projectId}/serviceAccounts/${accountEmail(account, project)}`);
      if (answer.status === 200) return [];
      if (answer.status === 404 || isDisabled(answer))
        return [`There is no account ${name}: gcloud iam service-accounts create ${name} --project=${projectId}`];
      return [`The account ${name} could not be read. ${googleSaid(answer)}`];
    }),
  );
  return faults.flat();
}

/** Lists missing and surplus roles on one resource. All `grants` belong to this resource. */
async function grantFaults(ask: AskGoogle, grants: Grant[], project: NamedProject): Promise<string[]> {
  const [{ on }] = grants as [Grant];
  const policy = await policyOf(ask, on, project.projectId);
  // `placeFaults` reports a missing bucket.
  if (policy.status === 404 && on.kind === 'bucket') return [];
  if (policy.status !== 200) return [`The roles in ${on.name} could not be read. ${googleSaid(policy)}`];
  const bindings = (policy.body.bindings ?? []) as Binding[];
  const missing = grants
    .filter(({ role, member }) => !bindings.some((one) => holds(one, role, member)))
    .map((grant) => `Without ${grant.role}, ${grant.why}: ${bindingCommand('add', grant, project.projectId)}`);
  return [...surplus(bindings, grants, on, project), ...missing];
}

/** A role under a condition does not count. */
const holds = (binding: Binding, role: string, member: string) =>
  binding.role === role && !binding.condition && binding.members?.includes(member);

/** Lists the roles that an account of the functions, or the building account, does not need, with the command that removes each. */
function surplus(bindings: Binding[], grants: Grant[], on: Resource, project: NamedProject): string[] {
  const ours = accounts.map((account) => accountMember(account, project));
  const builder = buildMember(project);
  const isNeeded = (role: string, member: string) =>
    grants.some((grant) => grant.role === role && grant.member === member);
  return bindings.flatMap(({ role, members = [] }) =>
    members
      .filter((member) =>
        member === builder
          ? ['roles/owner', 'roles/editor'].includes(role)
          : ours.includes(member) && !isNeeded(role, member),
      )
      .map(
        (member) =>
          `With ${role} in ${on.name}, an account may do more than its purpose needs: ${bindingCommand('remove', { on, role, member }, project.projectId)}`,
      ),
  );
}

function policyOf(ask: AskGoogle, { kind, name }: Resource, projectId: string): Promise<GoogleAnswer> {
  switch (kind) {
    case 'project':
      return ask('cloudresourcemanager', `/v1/projects/${name}:getIamPolicy`, 'POST');
    case 'account':
      return ask('iam', `/v1/projects/${projectId}/serviceAccounts/${name}:getIamPolicy`, 'POST');
    case 'bucket':
      return ask('storage', `/storage/v1/b/${encodeURIComponent(name)}/iam`);
  }
}

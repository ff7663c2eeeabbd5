import { type ServiceAccount, serviceAccounts } from '../../functions/src/wiring/service-accounts.ts';

/** The scope of a role: the whole project, the account itself, or one of the buckets. */
type Scope = 'project' | 'itself' | 'filesBucket' | 'backupBucket';

/**
 * A role that an account of the functions needs, and the work that fails without it. The rehearsal removes the roles one by
 * one.
 */
interface Need {
  account: ServiceAccount;
  role: `roles/${string}`;
  on: Scope;
  why: string;
}

export const needs = [
  { account: 'website', role: 'roles/datastore.user', on: 'project', why: 'nothing can be stored or read' },
  { account: 'website', role: 'roles/firebaseauth.admin', on: 'project', why: 'no admin can use the dashboard' },
  { account: 'website', role: 'roles/cloudtasks.enqueuer', on: 'project', why: 'no password link is sent' },
  { account: 'website', role: 'roles/run.invoker', on: 'project', why: 'no job closes on time' },
  { account: 'website', role: 'roles/iam.serviceAccountUser', on: 'itself', why: 'no password link is sent' },
  {
    account: 'website',
    role: 'roles/iam.serviceAccountTokenCreator',
    on: 'itself',
    why: 'no admin gets past the second step of signing in',
  },
  { account: 'website', role: 'roles/storage.objectAdmin', on: 'filesBucket', why: 'no job description can be stored' },
  { account: 'jobPages', role: 'roles/datastore.viewer', on: 'project', why: 'no page of a job can be drawn' },
  { account: 'mail', role: 'roles/datastore.user', on: 'project', why: 'no email is sent' },
  { account: 'mail', role: 'roles/firebaseauth.admin', on: 'project', why: 'no password link can be made' },
  {
    account: 'mail',
    role: 'roles/eventarc.eventReceiver',
    on: 'project',
    why: 'new emails are noticed by the next sweep only',
  },
  { account: 'mail', role: 'roles/cloudtasks.enqueuer', on: 'project', why: 'no email is queued' },
  { account: 'mail', role: 'roles/run.invoker', on: 'project', why: 'no email is delivered' },
  { account: 'mail', role: 'roles/iam.serviceAccountUser', on: 'itself', why: 'no email is queued' },
  { account: 'backup', role: 'roles/datastore.user', on: 'project', why: 'no run of the backup is recorded' },
  {
    account: 'backup',
    role: 'roles/datastore.backupsViewer',
    on: 'project',
    why: 'a missing backup is not noticed',
  },
  { account: 'backup', role: 'roles/firebaseauth.viewer', on: 'project', why: 'the accounts cannot be copied' },
  { account: 'backup', role: 'roles/storage.objectViewer', on: 'filesBucket', why: 'no job description can be copied' },
  { account: 'backup', role: 'roles/storage.objectCreator', on: 'backupBucket', why: 'no copy can be stored' },
] as const satisfies readonly Need[];

export interface NamedProject {
  projectId: string;
  projectNumber: string;
  filesBucket: string;
  /** The name is empty without a backup. */
  backupBucket: string;
}

export interface Resource {
  kind: 'project' | 'account' | 'bucket';
  name: string;
}

/** A role that a member must have on a resource. */
export interface Grant {
  on: Resource;
  role: string;
  member: string;
  why: string;
}

export const accountEmail = (account: ServiceAccount, { projectId }: Pick<NamedProject, 'projectId'>) =>
  `${serviceAccounts[account]}@${projectId}.iam.gserviceaccount.com`;

export const accountMember = (account: ServiceAccount, project: Pick<NamedProject, 'projectId'>) =>
  `serviceAccount:${accountEmail(account, project)}`;

/** The default account of a project. It builds the functions in projects made since July 2024. */
export const buildMember = ({ projectNumber }: Pick<NamedProject, 'projectNumber'>) =>
  `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;

/** Lists every role that must be granted before a deployment. */
export function neededGrants(project: NamedProject): Grant[] {
  const { projectId, projectNumber, filesBucket, backupBucket } = project;
  const whole: Resource = { kind: 'project', name: projectId };
  const resource = (account: ServiceAccount, on: Scope): Resource => {
    switch (on) {
      case 'project':
        return whole;
      case 'itself':
        return { kind: 'account', name: accountEmail(account, project) };
      case 'filesBucket':
        return { kind: 'bucket', name: filesBucket };
      case 'backupBucket':
        return { kind: 'bucket', name: backupBucket };
    }
  };
  const grants: Grant[] = [
    ...needs
      // Without a backup, the function still runs and records its run.
      .filter(({ account, role }) => backupBucket !== '' || account !== 'backup' || role === 'roles/datastore.user')
      .map(({ account, role, on, why }) => ({
        on: resource(account, on),
        role,
        member: accountMember(account, project),
        why,
      })),
    {
      on: whole,
      role: 'roles/cloudbuild.builds.builder',
      member: buildMember(project),
      why: 'the functions cannot be built',
    },
    // storage.rules read Firestore, which needs this role. The CLI grants the role only after a question at the terminal.
    {
      on: whole,
      role: 'roles/firebaserules.firestoreServiceAgent',
      member: `serviceAccount:service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
      why: 'no admin can upload a job description',
    },
  ];
  // The check of the settings reports a bucket without a name.
  return grants.filter(({ on }) => on.name !== '');
}

/** Gives the command that grants or removes a role. */
export function bindingCommand(
  action: 'add' | 'remove',
  { on, role, member }: Pick<Grant, 'on' | 'role' | 'member'>,
  projectId: string,
): string {
  const command = `${action}-iam-policy-binding`;
  // A grant on a project has no condition, and a removal covers all conditions.
  const condition = action === 'add' ? '--condition=None' : '--all';
  const binding = `--role=${role} --member=${member}`;
  switch (on.kind) {
    case 'project':
      return `gcloud projects ${command} ${on.name} ${condition} ${binding}`;
    case 'account':
      return `gcloud iam service-accounts ${command} ${on.name} --project=${projectId} ${binding}`;
    case 'bucket':
      return `gcloud storage buckets ${command} gs://${on.name} ${binding}`;
  }
}

import { jobPagesAccount } from '../../functions/src/service-accounts.ts';

/** The roles of the functions' service account, and what fails without each. The rehearsal takes them away one by one. */
export const neededRoles = {
  'roles/datastore.user': 'nothing can be stored or read',
  'roles/firebaseauth.admin': 'nobody can use the dashboard',
  'roles/storage.objectAdmin': 'no job description can be stored',
  'roles/cloudtasks.enqueuer': 'no mail is queued',
  'roles/iam.serviceAccountUser': 'no mail is queued',
  'roles/run.invoker': 'no mail is delivered',
  'roles/datastore.importExportAdmin': 'there is no backup',
} as const;

/** A role that an account must have in the project. */
export interface Grant {
  role: string;
  member: string;
  /** What fails without it. */
  why: string;
  /** Wider roles that hold it. */
  heldBy: readonly string[];
}

/** A project, as its accounts are named after it. */
interface NamedProject {
  projectId: string;
  projectNumber: string;
}

/** The account that all functions run as but the pages of jobs. */
export const functionsMember = ({ projectNumber }: NamedProject) =>
  `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;

/** The account of the pages of jobs, and the one role that it has. */
export const jobPagesMember = ({ projectId }: NamedProject) =>
  `serviceAccount:${jobPagesAccount}@${projectId}.iam.gserviceaccount.com`;
export const jobPagesRole = 'roles/datastore.viewer';

/**
 * Every role that a project must give before it is deployed, and to whom.
 * @param isBackedUp whether the database is to be copied
 */
export function neededGrants(project: NamedProject, isBackedUp = true): Grant[] {
  const functions = functionsMember(project);
  return [
    ...Object.entries(neededRoles)
      .filter(([role]) => isBackedUp || role !== 'roles/datastore.importExportAdmin')
      .map(([role, why]) => ({ role, member: functions, why, heldBy: ['roles/owner'] })),
    // The same account builds the functions in projects that were made since July 2024.
    {
      role: 'roles/cloudbuild.builds.builder',
      member: functions,
      why: 'the functions cannot be built',
      heldBy: ['roles/owner', 'roles/editor'],
    },
    {
      role: jobPagesRole,
      member: jobPagesMember(project),
      why: `no page of a job can be drawn (its account: gcloud iam service-accounts create ${jobPagesAccount} --project=${project.projectId})`,
      heldBy: [],
    },
    // For storage.rules, which ask Firestore; the CLI grants it only where somebody is there to be asked.
    {
      role: 'roles/firebaserules.firestoreServiceAgent',
      member: `serviceAccount:service-${project.projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
      why: 'nobody can upload a job description',
      heldBy: [],
    },
  ];
}

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

/** Asks Google, as whoever is signed in: the path below a service's host; gives the status and the JSON of the answer. */
export type AskGoogle = (
  service: 'secretmanager' | 'cloudresourcemanager' | 'firestore' | 'storage',
  path: string,
  method?: 'GET' | 'POST',
) => Promise<{ status: number; body: Record<string, unknown> }>;

interface Wanted {
  projectId: string;
  region: string;
  bucket: string;
  secrets: readonly string[];
}

/** What a project at Google lacks, a sentence each. */
export async function projectFaults(ask: AskGoogle, wanted: Wanted): Promise<string[]> {
  const { projectId, region, bucket, secrets } = wanted;
  const faults = await Promise.all([
    ...secrets.map((name) => secretFaults(ask, projectId, name)),
    roleFaults(ask, projectId),
    placeFaults(ask, 'firestore', `/v1/projects/${projectId}/databases/(default)`, 'locationId', 'Firestore', region),
    placeFaults(
      ask,
      'storage',
      `/storage/v1/b/${encodeURIComponent(bucket)}`,
      'location',
      `The bucket ${bucket}`,
      region,
    ),
  ]);
  return faults.flat();
}

async function secretFaults(ask: AskGoogle, projectId: string, name: string): Promise<string[]> {
  const { status, body } = await ask('secretmanager', `/v1/projects/${projectId}/secrets/${name}/versions/latest`);
  if (status === 200 && body.state === 'ENABLED') return [];
  return [`The secret ${name} has no value: npx firebase functions:secrets:set ${name} --project ${projectId}`];
}

async function roleFaults(ask: AskGoogle, projectId: string): Promise<string[]> {
  const project = await ask('cloudresourcemanager', `/v1/projects/${projectId}`);
  const policy = await ask('cloudresourcemanager', `/v1/projects/${projectId}:getIamPolicy`, 'POST');
  if (project.status !== 200 || policy.status !== 200) {
    return [`The roles in ${projectId} could not be read (status ${project.status}, ${policy.status}).`];
  }
  const account = `serviceAccount:${String(project.body.projectNumber)}-compute@developer.gserviceaccount.com`;
  const bindings = (policy.body.bindings ?? []) as { role: string; members: string[] }[];
  const held = new Set(bindings.filter(({ members }) => members.includes(account)).map(({ role }) => role));
  return Object.entries(neededRoles)
    .filter(([role]) => !held.has(role) && !held.has('roles/owner'))
    .map(
      ([role, consequence]) =>
        `Without ${role}, ${consequence}: gcloud projects add-iam-policy-binding ${projectId} --role=${role} --member=${account}`,
    );
}

async function placeFaults(
  ask: AskGoogle,
  service: 'firestore' | 'storage',
  path: string,
  field: string,
  what: string,
  region: string,
): Promise<string[]> {
  const { status, body } = await ask(service, path);
  if (status !== 200) return [`${what} could not be found (status ${status}). Create it in ${region}.`];
  const place = String(body[field]).toLowerCase();
  return place === region ? [] : [`${what} is in ${place}, and the functions are in ${region}.`];
}

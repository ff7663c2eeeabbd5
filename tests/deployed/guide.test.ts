import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildFunctionsIfChanged } from '../../scripts/build/builds.ts';
import { readManifest } from '../../scripts/deployment/manifest.ts';
import { neededGrants } from '../../scripts/deployment/needed-roles.ts';
import { googleProject } from '../../scripts/deployment/test-support/google-project.ts';
import { region } from '../../scripts/emulators/addresses.ts';
import { root } from '../../scripts/process/paths.ts';
import { namesInArchive } from '../support/rehearsal/archive.ts';
import { projectNumber, refusal, startFakeProject } from '../support/rehearsal/fake-project.ts';
import { json } from '../support/rehearsal/forward.ts';
import { startOperator } from '../support/rehearsal/operator.ts';

const projectId = 'example-firm';
const filesBucket = `${projectId}.firebasestorage.app`;

/**
 * The steps that a test cannot follow, by their text in the guide. The fake project has the results of these steps from the
 * beginning.
 */
const notFollowed = [
  'In the Firebase console: create it; add a web app; create Firestore and the default Storage bucket',
  'Enable Authentication with email and password',
  'npx firebase login',
  'Create the account under Authentication in the console',
  'npm run admin:grant -- name@example.com',
  '**First jobs**, in the dashboard',
];

const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
const steps = guide.slice(guide.indexOf('## Steps'), guide.indexOf('## Settings of the functions'));

/** The commands of the steps, one script for each block, with an operator's values for the names in angle brackets. */
const scripts = [...steps.matchAll(/```sh\n(.*?)```/gs)].map(([, script = '']) =>
  script
    .split('\n')
    .filter((line) => !notFollowed.includes(line.trim()))
    .join('\n')
    .replaceAll('<project id>', projectId)
    .replaceAll('<FILES_BUCKET>', filesBucket)
    .replaceAll('<project number>', projectNumber),
);
const [settings = '', roles = '', deploy = ''] = scripts;

const google = await startFakeProject(projectId);
const operator = startOperator(google);
afterAll(async () => {
  operator.leave();
  await google.close();
});

/** Fills in settings that have no value yet. */
function fillIn(file: string, values: Record<string, string>): void {
  const path = join(operator.folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/^(\w+)=$/gm, (line, name: string) => line + (values[name] ?? '')),
  );
}

async function followed(script: string): Promise<void> {
  const { status, said } = await operator.run(script);
  expect(status, said).toBe(0);
}

/** Runs a deployment that must fail, and gives its output. */
async function failing(): Promise<string> {
  const { status, said } = await operator.run(deploy);
  expect(status, said).toBe(1);
  expect(google.enquiries).toEqual([]);
  return said;
}

const jobs = () => Object.keys(google.jobs).length;

describe('the guide, followed by an operator with a new project', { timeout: 180_000 }, () => {
  afterEach(() => {
    google.intercept = () => undefined;
    expect(google.unknown).toEqual([]);
  });

  it('has three scripts, and describes the other steps', () => {
    expect(scripts).toHaveLength(3);
    expect(deploy.trim()).toBe(`npm run deploy -- --project ${projectId}`);
    for (const text of notFollowed) expect(steps.replace(/\s+/g, ' ')).toContain(text);
  });

  it('sets all settings and secrets', async () => {
    await followed(settings);
    expect(Buffer.from(google.secrets.HASH_SECRET ?? '', 'base64')).toHaveLength(32);
    expect(google.secrets.SMTP_PASSWORD?.trim()).toBe('a-password');
    fillIn('web/.env.production.local', {
      VITE_SITE_ORIGIN: `https://${projectId}.web.app`,
      VITE_FIREBASE_API_KEY: 'AIza-of-the-web-app',
      VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIREBASE_STORAGE_BUCKET: filesBucket,
    });
    fillIn(`functions/.env.${projectId}`, {
      SITE_ORIGIN: `https://${projectId}.web.app`,
      WEB_API_KEY: 'AIza-of-the-api',
      FILES_BUCKET: filesBucket,
      MAIL_FROM: 'website@firm.test',
      CONTACT_RECIPIENT: 'info@firm.test',
      APPLICATION_RECIPIENT: 'careers@firm.test',
      SMTP_HOST: 'smtp.firm.test',
      SMTP_USER: 'website',
    });
  });

  it('grants every role; with a missing role, nothing is built, and the error names the command that grants it', async () => {
    await followed(roles);
    const commands = operator.gcloudCommands();
    google.serviceAccounts = commands.flatMap(
      (command) => command.match(/^iam service-accounts create (\S+)/)?.[1] ?? [],
    );
    const granted = commands.flatMap((command) => {
      const [, on, role, member] =
        command.match(/add-iam-policy-binding (?:gs:\/\/)?(\S+) .*--role=(\S+) --member=(\S+)$/) ?? [];
      return on && role && member ? [{ on, role, member }] : [];
    });
    const needed = neededGrants({ projectId, projectNumber, filesBucket, backupBucket: '' });
    const line = ({ role, member }: { role: string; member: string }, on: string) => `${on} ${role} ${member}`;
    expect(granted.map((grant) => line(grant, grant.on)).sort()).toEqual(
      needed.map((grant) => line(grant, grant.on.name)).sort(),
    );
    const bindings = (grants: typeof granted) => {
      const byResource = Map.groupBy(grants, ({ on }) => on);
      return Object.fromEntries(
        [...byResource].map(([on, some]) => [on, some.map(({ role, member }) => ({ role, members: [member] }))]),
      );
    };
    google.bindings = bindings(granted.filter(({ role }) => role !== 'roles/datastore.viewer'));
    const said = await failing();
    expect(said).toContain('--role=roles/datastore.viewer');
    expect(said).toContain('--enable-pitr');
    expect(said).toContain('--delete-protection');
    expect(said).toContain('Correct these 3 faults');
    expect(said).not.toContain('Building the site');
    google.bindings = bindings(granted);
    expect(operator.gcloudCommands()).toContain(
      `firestore databases update --database=(default) --project=${projectId} --enable-pitr --delete-protection`,
    );
    Object.assign(google.database, googleProject().database);
  });

  it('shows the functions that could not be deployed, with the reasons, and does not publish the site', async () => {
    google.intercept = ({ service, path, method }) => {
      if (service === 'cloudfunctions' && path.endsWith('/operations/sweepMail'))
        return json(200, { done: true, ...refusal(3, 'INVALID_ARGUMENT', 'Build failed: out of disk') });
      // The function exists, but has no schedule that calls it. A second try must repair this.
      if (service === 'cloudscheduler' && method === 'POST' && jobs() === 2)
        return json(403, refusal(403, 'PERMISSION_DENIED', 'cloudscheduler.jobs.create denied'));
      return undefined;
    };
    const said = await failing();
    expect(said).toContain('Deploying the functions failed, and the command stopped.');
    for (const reason of ['sweepMail', 'out of disk', 'cloudscheduler.jobs.create denied'])
      expect(said).toContain(reason);
    expect(google.siteFiles).toEqual({});
  });

  it('shows that Hosting fails, even with an HTML page, and sends no enquiry', async () => {
    const page = { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Server Error</h1>' };
    google.intercept = ({ service }) => (service === 'firebasehosting' ? page : undefined);
    expect(await failing()).toContain('Deploying the site failed, and the command stopped.');
    expect(google.released).toEqual([]);
  });

  it('deploys everything, from the checks to the enquiry that arrives', async () => {
    await followed(deploy);

    const lib = join(operator.folder, 'functions/lib');
    const files = readdirSync(lib, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(namesInArchive(google.upload).sort()).toEqual(
      files.map((file) => relative(lib, join(file.parentPath, file.name))).sort(),
    );
    await buildFunctionsIfChanged();
    const { endpoints } = await readManifest({ MAIL_TRANSPORT: 'smtp' });
    expect(Object.keys(google.functions).sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const created = google.functions[name];
      const serviceConfig = created?.serviceConfig;
      expect(created?.name).toBe(`projects/${projectId}/locations/${region}/functions/${name}`);
      expect(created?.buildConfig.runtime).toBe('nodejs24');
      expect(serviceConfig?.serviceAccountEmail).toBe(
        `${endpoint.serviceAccountEmail}${projectId}.iam.gserviceaccount.com`,
      );
      expect(serviceConfig?.availableMemory).toBe(`${endpoint.availableMemoryMb}Mi`);
      expect(serviceConfig?.environmentVariables).toMatchObject({ MAIL_FROM: 'website@firm.test' });
      const secrets = (list: { key: string }[] | null | undefined) => (list ?? []).map(({ key }) => key).sort();
      expect(secrets(serviceConfig?.secretEnvironmentVariables)).toEqual(secrets(endpoint.secretEnvironmentVariables));
    }
    expect(google.invokers.api).toEqual(['allUsers']);
    const scheduled = Object.values(endpoints).flatMap(({ scheduleTrigger }) => scheduleTrigger?.schedule ?? []);
    expect(
      Object.values(google.jobs)
        .map(({ schedule = '' }) => schedule)
        .sort(),
    ).toEqual(scheduled.sort());
    expect(Object.keys(google.queues).sort()).toEqual(
      ['closeJob', 'deliverMail', 'makeMail', 'takeInSubmissions'].map(
        (name) => `projects/${projectId}/locations/${region}/queues/${name}`,
      ),
    );

    for (const file of ['firestore.rules', 'storage.rules'])
      expect(google.rules[file]).toBe(readFileSync(join(root, file), 'utf8'));
    expect(google.indexes.length).toBeGreaterThan(0);
    expect(Object.keys(google.siteFiles)).toEqual(expect.arrayContaining(['/index.html', '/404.html']));
    expect([...google.sentFiles].sort()).toEqual([...new Set(Object.values(google.siteFiles))].sort());
    expect(google.released).toEqual([projectId]);
    const subject = expect.stringContaining('The website has been deployed');
    expect(google.enquiries).toEqual([expect.objectContaining({ subject })]);
    // The deployment erases the enquiry once its email has arrived.
    expect(google.documents).toEqual({});
  });
});

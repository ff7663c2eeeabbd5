import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { buildFunctions, buildSite } from './build/builds.ts';
import { followEnquiry } from './deployment/follow-enquiry.ts';
import { readManifest } from './deployment/manifest.ts';
import { type AskGoogle, projectFaults } from './deployment/project-faults.ts';
import { functionsSettingsFaults, siteSettingsFaults } from './deployment/settings-faults.ts';
import { region } from './emulators/addresses.ts';
import { logsFolder } from './emulators/run-folder.ts';
import { withProject } from './operator/with-project.ts';
import { runLogged } from './process/child-process.ts';
import { readArguments, runCommandLine, stage } from './process/command-line.ts';
import { ExpectedError } from './process/expected-error.ts';
import { binFolder, root } from './process/paths.ts';

const usage = 'Say where: `npm run deploy -- --project <id>`; with `--check` nothing is built or deployed.';

/** `npm run deploy`: looks whether all is in place, builds, deploys, and sends an enquiry through what was deployed. */
await runCommandLine(async () => {
  const { project, check } = readArguments(
    usage,
    { project: { type: 'string' }, check: { type: 'boolean' } },
    ({ project, check = false }, words) => (project && words.length === 0 ? { project, check } : undefined),
  );
  return withProject(project, 'firestore', async (app) => {
    await stage('Bundling Cloud Functions', buildFunctions);
    const faults = await stage('Looking whether all is in place', () => allFaults(project));
    for (const fault of faults) console.error(`- ${fault}`);
    if (faults.length > 0) throw new ExpectedError(`${faults.length} to be mended before ${project} can be deployed.`);
    if (check) return 0;

    await stage('Building the site', () => buildSite());
    await stage('Deploying', () =>
      runLogged(join(binFolder, 'firebase'), ['deploy', '--project', project, '--non-interactive'], {
        log: join(logsFolder, 'deploy.log'),
        failure: 'The deployment failed.',
        timeoutSeconds: 1800,
      }),
    );
    const origin = readSettings('web/.env.production.local').VITE_SITE_ORIGIN ?? '';
    await stage('Sending an enquiry through the site', () => followEnquiry(origin, getFirestore(app)));
    return 0;
  });
});

async function allFaults(projectId: string): Promise<string[]> {
  const { params } = await readManifest();
  const namesOf = (isSecret: boolean) =>
    params.filter(({ type }) => (type === 'secret') === isSecret).map(({ name }) => name);
  const settings = readSettings(`functions/.env.${projectId}`);
  return [
    ...functionsSettingsFaults(settings, namesOf(false), readSettings('functions/.env.demo-careers')),
    ...siteSettingsFaults(readSettings('web/.env.production.local'), projectId, readSettings('web/.env')),
    ...(await projectFaults(await askGoogle(), {
      projectId,
      region,
      bucket: settings.PDF_BUCKET ?? '',
      secrets: namesOf(true),
    })),
  ];
}

/** The settings in a file; none where it is not there. */
function readSettings(name: string): Record<string, string | undefined> {
  const file = join(root, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

async function askGoogle(): Promise<AskGoogle> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  return async (service, path, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = method === 'POST' ? '{}' : null;
    const response = await fetch(`https://${service}.googleapis.com${path}`, { method, headers, body });
    return { status: response.status, body: (await response.json().catch(() => ({}))) as Record<string, unknown> };
  };
}

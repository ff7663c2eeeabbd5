import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildFunctionsIfChanged } from '../build/builds.ts';
import { root } from '../process/paths.ts';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { allFaults, readInstallation } from './all-faults.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { neededGrants } from './needed-roles.ts';
import { bindingsOf, namedProject, serveGoogle } from './test-support/google-project.ts';

const projectId = 'careers-live';
const { ask, project } = await serveGoogle();
let manifest: Manifest;

beforeAll(async () => {
  await buildFunctionsIfChanged();
  manifest = await readManifest();
}, 120_000);

/** The example files with the values of an operator. */
const filled = {
  functions: fillIn('functions/.env.example', {
    SITE_ORIGIN: 'https://www.firm.test',
    WEB_API_KEY: 'AIza-of-the-api',
    FILES_BUCKET: 'careers-live.firebasestorage.app',
    BACKUP_BUCKET: 'careers-live-backup',
    MAIL_FROM: 'website@firm.test',
    CONTACT_RECIPIENT: 'info@firm.test',
    APPLICATION_RECIPIENT: 'careers@firm.test',
    SMTP_HOST: 'smtp.firm.test',
    SMTP_USER: 'website',
  }),
  site: fillIn('web/.env.example', {
    VITE_SITE_ORIGIN: 'https://www.firm.test',
    VITE_FIREBASE_API_KEY: 'AIza-of-the-web-app',
    VITE_FIREBASE_AUTH_DOMAIN: 'careers-live.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: 'careers-live.firebasestorage.app',
  }),
};

function fillIn(file: string, values: Record<string, string>): string {
  return readFileSync(join(root, file), 'utf8').replace(
    /^(\w+)=$/gm,
    (line, name: string) => line + (values[name] ?? ''),
  );
}

const namesIn = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);

/** Gives the faults of an installation with these two files. */
function faultsOf({ functions = filled.functions, site = filled.site } = {}): Promise<string[]> {
  const folder = temporaryFolder();
  write(join(folder, 'functions', `.env.${projectId}`), functions);
  write(join(folder, 'web', '.env.production.local'), site);
  return allFaults(ask, projectId, readInstallation(projectId, folder), manifest);
}

test('an installation with the filled-in examples can be deployed to a complete project', async () => {
  expect(await faultsOf()).toEqual([]);
});

test('a missing secret is named in a sentence', async () => {
  project.secrets = {};
  expect((await faultsOf()).toSorted()).toEqual(
    ['HASH_SECRET', 'SMTP_PASSWORD'].map((name) => expect.stringContaining(name)),
  );
});

test('an installation with the email service needs the secret of the email service', async () => {
  const functions = filled.functions.replace('MAIL_TRANSPORT=smtp', 'MAIL_TRANSPORT=email-service');
  const folder = temporaryFolder();
  write(join(folder, 'functions', `.env.${projectId}`), functions);
  const installation = readInstallation(projectId, folder);
  const faults = await allFaults(ask, projectId, installation, await readManifest(installation.functions));
  expect(faults.join('\n')).toContain('functions:secrets:set EMAIL_SERVICE_PRIVATE_KEY');
});

test('the backup bucket can be written in Google’s way; without a bucket, none is checked', async () => {
  const named = (name: string) => filled.functions.replace(/^BACKUP_BUCKET=.*$/m, `BACKUP_BUCKET=${name}`);
  expect(await faultsOf({ functions: named('gs://careers-live-backup/') })).toEqual([]);
  project.backupSchedules = [];
  project.bindings = bindingsOf(neededGrants({ ...namedProject, backupBucket: '' }));
  expect(await faultsOf({ functions: named('') })).toEqual([]);
});

test('all faults are listed at once, even if everything is missing', async () => {
  Object.assign(project, { bindings: {}, secrets: {}, places: {} });
  const faults = await allFaults(ask, projectId, readInstallation(projectId, temporaryFolder()), manifest);
  const said = faults.join('\n');
  for (const name of [
    ...namesIn(filled.functions),
    'VITE_FIREBASE_PROJECT_ID',
    'HASH_SECRET',
    'SMTP_PASSWORD',
    ...neededGrants({ ...namedProject, filesBucket: '', backupBucket: '' }).map(({ role }) => role),
    'Firestore does not exist',
  ])
    expect(said).toContain(name);
});

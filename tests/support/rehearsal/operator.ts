import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { root } from '../../../scripts/process/paths.ts';
import { write } from '../../../scripts/test-support/temporary-folder.ts';
import { redirectTo } from './deployed-functions.ts';
import type { FakeProject } from './fake-project.ts';

export interface Outcome {
  status: number;
  said: string;
}

/** An operator at their own machine, with a fresh copy of the project, and with the fake instead of Google. */
export interface Operator {
  /** The copy of the project. */
  folder: string;
  /** Runs a script in the folder. */
  run: (script: string) => Promise<Outcome>;
  /** Every command that gcloud received. */
  gcloudCommands: () => string[];
  leave: () => void;
}

/** Folders that are not copied, because the operator or this machine builds them. */
const left = ['node_modules', 'dist'];
const isSource = (file: string) =>
  !left.includes(basename(file)) && !file.endsWith('.local') && file !== join(root, 'functions/lib');

const packages = ['node_modules', 'web/node_modules', 'functions/node_modules'];
const parts = [
  '.npmrc',
  '.firebaserc',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'storage.rules',
].concat([
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'contract',
  'functions',
  'scripts',
  'web',
]);

/** Prepares an operator's machine after `npx firebase login` and `gcloud auth application-default login` in a browser. */
export function startOperator(google: FakeProject): Operator {
  const home = mkdtempSync(join(tmpdir(), 'operator-'));
  const folder = join(home, 'website');
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  for (const part of packages) if (existsSync(join(root, part))) symlinkSync(join(root, part), join(folder, part));

  const certificate = write(join(home, 'google.pem'), google.certificate);
  const signedIn = { user: { email: 'operator@firm.test' }, tokens: { refresh_token: 'of-the-firebase-cli' } };
  write(join(home, '.config/configstore/firebase-tools.json'), JSON.stringify(signedIn));
  const credentials = { type: 'authorized_user', client_id: 'gcloud', client_secret: 's', refresh_token: 'of-gcloud' };
  write(join(home, '.config/gcloud/application_default_credentials.json'), JSON.stringify(credentials));
  const log = join(home, 'gcloud.log');
  write(join(home, 'bin/gcloud'), `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\n`, 0o755);

  const env = {
    HOME: home,
    PATH: [join(home, 'bin'), process.env.PATH].join(delimiter),
    NODE_OPTIONS: `--import=${redirectTo(google.tls)}`,
    NODE_EXTRA_CA_CERTS: certificate,
    NO_UPDATE_NOTIFIER: '1',
    // The CLI asks this registry for a newer SDK, and works without an answer.
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
  };
  return {
    folder,
    run: (script) =>
      new Promise((resolve, reject) => {
        const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], { cwd: folder, env });
        let said = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => {
            said += text;
          });
        }
        // Only a command that needs a secret reads the input. Other commands may end before.
        child.stdin.on('error', () => undefined).end('a-password\n');
        child.once('error', reject);
        child.once('close', (status) => resolve({ status: status ?? 1, said }));
      }),
    gcloudCommands: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []),
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}

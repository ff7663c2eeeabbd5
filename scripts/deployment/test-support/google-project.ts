import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { serviceAccounts } from '../../../functions/src/wiring/service-accounts.ts';
import { type AskGoogle, askGoogleAs } from '../ask-google.ts';
import { type Grant, neededGrants } from '../needed-roles.ts';

interface Binding {
  role: string;
  members: string[];
  condition?: object;
}

export const namedProject = {
  projectId: 'careers-live',
  projectNumber: '42',
  filesBucket: 'careers-live.firebasestorage.app',
  backupBucket: 'careers-live-backup',
};

/** A project in Google's terms. */
export interface GoogleProject {
  /** The members of each role, by resource: the project, an account, a bucket. */
  bindings: Record<string, Binding[]>;
  /** The state of the newest version of each secret. */
  secrets: Record<string, string>;
  /** The regions of the database and the buckets. */
  places: Record<string, string>;
  /** The protection of the database. */
  database: { pointInTimeRecoveryEnablement?: string; deleteProtectionState?: string };
  /** Google's own backups of the database. */
  backupSchedules: object[];
  functions: string[];
  /** The names of the accounts that functions can run as. */
  serviceAccounts: string[];
  /** The settings of Authentication. */
  accounts: {
    client?: object;
    signIn?: object;
    passwordPolicyConfig?: object;
    emailPrivacyConfig?: object;
  };
}

/** A project in which everything is in place. */
export const googleProject = (): GoogleProject => ({
  bindings: bindingsOf(neededGrants(namedProject)),
  serviceAccounts: Object.values(serviceAccounts),
  secrets: { HASH_SECRET: 'ENABLED', SMTP_PASSWORD: 'ENABLED' },
  places: {
    '(default)': 'europe-west2',
    // Cloud Storage writes regions in capitals.
    'careers-live.firebasestorage.app': 'EUROPE-WEST2',
    'careers-live-backup': 'EUROPE-WEST2',
  },
  database: {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  backupSchedules: [{ dailyRecurrence: {}, retention: '2592000s' }],
  functions: [],
  accounts: {
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    signIn: { email: { enabled: true, passwordRequired: true } },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  },
});

/** Gives the policies of the resources that the grants name. */
export function bindingsOf(grants: Grant[]): GoogleProject['bindings'] {
  const bindings: GoogleProject['bindings'] = {};
  for (const { on, role, member } of grants) {
    bindings[on.name] = [...(bindings[on.name] ?? []), { role, members: [member, 'user:somebody@example.com'] }];
  }
  return bindings;
}

const token = 'ya29.of-whoever-is-signed-in';

/** Serves the answers of Google about the project `careers-live`, which a test can change until it ends, over HTTP. */
export async function serveGoogle() {
  const project = googleProject();
  let everyAnswer: { status: number; body: unknown } | undefined;
  afterEach(() => {
    Object.assign(project, googleProject());
    everyAnswer = undefined;
  });

  const answer = (path: string): unknown => {
    const [service, ...parts] = path.split('/').slice(1);
    const last = decodeURIComponent(parts.at(-1) ?? '');
    if (service === 'secretmanager') return known(project.secrets[parts[4] ?? ''], (state) => ({ state }));
    if (service === 'firestore' && last === 'backupSchedules') return { backupSchedules: project.backupSchedules };
    if (service === 'firestore')
      return known(project.places[last], (locationId) => ({ locationId, ...project.database }));
    if (service === 'storage' && last === 'iam') return { bindings: project.bindings[parts[3] ?? ''] };
    if (service === 'iam') {
      const [email = '', verb] = last.split(':');
      if (!project.serviceAccounts.some((name) => email.startsWith(`${name}@`))) return undefined;
      return verb === 'getIamPolicy' ? { bindings: project.bindings[email] } : { email };
    }
    if (service === 'storage') return known(project.places[last], (location) => ({ location }));
    if (service === 'identitytoolkit') return project.accounts;
    if (service === 'cloudfunctions') {
      const inRegion = 'projects/careers-live/locations/europe-west2/functions';
      return { functions: project.functions.map((name) => ({ name: `${inRegion}/${name}` })) };
    }
    return last === 'careers-live:getIamPolicy'
      ? { bindings: project.bindings['careers-live'] }
      : { projectNumber: '42' };
  };

  const server = createServer(({ url = '/', headers }, response) => {
    const isAllowed = headers.authorization === `Bearer ${token}` && headers['x-goog-user-project'] === 'careers-live';
    const found = everyAnswer?.body ?? (isAllowed ? answer(url) : undefined);
    const status = everyAnswer?.status ?? (isAllowed ? (found === undefined ? 404 : 200) : 401);
    response.writeHead(status).end(typeof found === 'string' ? found : JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The server must not keep the test process running.
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask: AskGoogle = askGoogleAs(token, 'careers-live', (service) => `${origin}/${service}`);
  return {
    project,
    ask,
    /** Gives the same answer to every question. */
    answerAll: (given: typeof everyAnswer) => {
      everyAnswer = given;
    },
  };
}

function known<Value>(value: Value | undefined, say: (value: Value) => unknown): unknown {
  return value === undefined ? undefined : say(value);
}

import { expect, test } from 'vitest';
import { type AskGoogle, neededRoles, projectFaults } from './project-faults.ts';

const wanted = {
  projectId: 'careers-live',
  region: 'europe-west2',
  bucket: 'careers-live.firebasestorage.app',
  secrets: ['HASH_SECRET', 'SMTP_PASSWORD'],
};
const account = 'serviceAccount:42-compute@developer.gserviceaccount.com';

interface Google {
  roles: string[];
  secrets: string[];
  firestore: string;
  bucket: string;
}

const complete: Google = {
  roles: Object.keys(neededRoles),
  secrets: wanted.secrets,
  firestore: 'europe-west2',
  bucket: 'EUROPE-WEST2',
};

/** A project in which everything is in place, but for what is changed. */
function google(changes: Partial<Google> = {}): AskGoogle {
  const project = { ...complete, ...changes };
  return async (service, path) => {
    const answer = (body: Record<string, unknown>) => ({ status: 200, body });
    if (service === 'secretmanager') {
      const name = path.split('/')[5] ?? '';
      return project.secrets.includes(name) ? answer({ state: 'ENABLED' }) : { status: 404, body: {} };
    }
    if (service === 'firestore') return answer({ locationId: project.firestore });
    if (service === 'storage') return answer({ location: project.bucket });
    if (path.endsWith(':getIamPolicy')) {
      return answer({
        bindings: project.roles.map((role) => ({ role, members: ['user:somebody@example.com', account] })),
      });
    }
    return answer({ projectNumber: '42' });
  };
}

test('a project in which everything is in place has no faults', async () => {
  expect(await projectFaults(google(), wanted)).toEqual([]);
  expect(await projectFaults(google({ roles: ['roles/owner'] }), wanted)).toEqual([]);
});

test.each(Object.keys(neededRoles))(
  'without %s, the one fault says so, and the command that grants it',
  async (role) => {
    const roles = complete.roles.filter((other) => other !== role);
    const faults = await projectFaults(google({ roles }), wanted);
    expect(faults).toEqual([expect.stringContaining(`--role=${role} --member=${account}`)]);
  },
);

test.each(wanted.secrets)(
  'without a value of %s, the one fault says so, and the command that sets it',
  async (secret) => {
    const secrets = wanted.secrets.filter((other) => other !== secret);
    expect(await projectFaults(google({ secrets }), wanted)).toEqual([
      expect.stringContaining(`functions:secrets:set ${secret}`),
    ]);
  },
);

test.each([{ firestore: 'us-central1' }, { bucket: 'US' }])('what lies elsewhere is named: %j', async (change) => {
  expect(await projectFaults(google(change), wanted)).toEqual([expect.stringContaining('europe-west2')]);
});

test.each([401, 403, 404, 429, 500])('a Google that answers %i to everything leaves nothing unsaid', async (status) => {
  const faults = await projectFaults(async () => ({ status, body: {} }), wanted);
  expect(faults).toHaveLength(5);
});

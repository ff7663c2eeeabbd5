import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { neededGrants } from '../../../scripts/deployment/needed-roles.ts';
import { region } from '../../../scripts/emulators/addresses.ts';
import { makeKeyPair } from './certificates.ts';
import { type Answer, answering, json, type ReadRequest } from './forward.ts';

const projectNumber = '123456789';

export async function startControlPlane(projectId: string, log: (line: string) => void) {
  const tls = await makeKeyPair(
    '*.googleapis.com',
    'accounts.google.com',
    '*.web.app',
    'auth.firebase.tools',
    '*.google-analytics.com',
  );
  const missing = json(404, { error: { code: 404, status: 'NOT_FOUND', message: 'Not found' } });
  const functions = new Map<string, object>();
  const operations = new Map<string, Answer>();
  const done = (response: object) => {
    const name = `projects/${projectId}/operations/${crypto.randomUUID()}`;
    const answer = json(200, { name, done: true, response });
    operations.set(name, answer);
    return answer;
  };

  type Service = (request: ReadRequest & { read: () => Record<string, unknown> }) => Answer | Promise<Answer>;
  const services: Record<string, Service> = {
    oauth2: ({ path }) =>
      path === '/token'
        ? json(200, { access_token: 'ya29.operator', expires_in: 3599, token_type: 'Bearer' })
        : json(200, { email: 'operator@example.com' }),
    cloudresourcemanager: ({ path, read }) => {
      if (path.endsWith(':testIamPermissions')) return json(200, { permissions: read().permissions });
      if (path.endsWith(':setIamPolicy')) return json(200, {});
      if (path.endsWith(':getIamPolicy'))
        return json(200, {
          version: 1,
          bindings: neededGrants(projectNumber).map(({ role, member }) => ({ role, members: [member] })),
        });
      return json(200, { projectId, projectNumber, lifecycleState: 'ACTIVE' });
    },
    serviceusage: ({ path }) => json(200, { name: path, state: 'ENABLED' }),
    firebase: () =>
      json(200, {
        projectId,
        projectNumber,
        resources: { hostingSite: projectId, storageBucket: `${projectId}.firebasestorage.app`, locationId: region },
      }),
    firebasestorage: () =>
      json(200, {
        name: `projects/${projectId}/defaultBucket`,
        bucket: { name: `projects/${projectId}/buckets/${projectId}.firebasestorage.app` },
      }),
    firebaserules: ({ method, path, read }) => {
      if (path.endsWith(':test')) return json(200, { issues: [] });
      if (path.endsWith('/rulesets') && method === 'POST')
        return json(200, { name: `projects/${projectId}/rulesets/1` });
      if (method === 'GET') return json(200, { releases: [] });
      return json(200, read());
    },
    firestore: ({ method, path }) => {
      if (/\/databases\/\(default\)$/.test(path))
        return json(200, { name: path, locationId: region, type: 'FIRESTORE_NATIVE' });
      if (method === 'GET') return json(200, {});
      return done({});
    },
    cloudbilling: () => json(200, { billingEnabled: true }),
    compute: () => json(200, { defaultServiceAccount: `${projectNumber}-compute@developer.gserviceaccount.com` }),
    iam: ({ read }) => json(200, { permissions: read().permissions ?? [] }),
    firebaseextensions: () => json(200, { instances: [] }),
    runtimeconfig: () => json(200, { configs: [] }),
    artifactregistry: ({ path }) => json(200, { name: path, cleanupPolicies: {} }),
    run: ({ path, read, method }) => (method === 'GET' ? json(200, { name: path, bindings: [] }) : json(200, read())),
    cloudscheduler: ({ method, read }) => (method === 'GET' ? missing : json(200, read())),
    cloudtasks: ({ method, path, read }) =>
      method === 'GET' && !path.endsWith(':getIamPolicy')
        ? missing
        : json(200, method === 'GET' ? { bindings: [] } : read()),
    eventarc: ({ method, read }) => (method === 'GET' ? missing : done(read())),
    pubsub: ({ read }) => json(200, read()),
    storage: ({ path }) => json(200, { name: path, location: region.toUpperCase() }),
    secretmanager: ({ path }) => json(200, { name: path.slice(4), state: 'ENABLED', replication: {} }),
    cloudfunctions: ({ method, path, read }) => {
      const name = /\/functions\/([^/?:]+)/.exec(path)?.[1];
      if (path.includes(':generateUploadUrl'))
        return json(200, {
          uploadUrl: 'https://storage.googleapis.com/upload/source.zip',
          storageSource: { bucket: 'gcf-v2-uploads', object: 'source.zip' },
        });
      if (method === 'POST' || method === 'PATCH') {
        const made = read() as { name: string; serviceConfig: object };
        const id = made.name.split('/').at(-1) ?? '';
        const service = `projects/${projectId}/locations/${region}/services/${id.toLowerCase()}`;
        const uri = `https://${id.toLowerCase()}-abc-nw.a.run.app`;
        const stored = { ...made, state: 'ACTIVE', serviceConfig: { ...made.serviceConfig, service, uri } };
        functions.set(id, stored);
        return done(stored);
      }
      return name ? missing : json(200, { functions: [...functions.values()] });
    },
  };
  const serve = async (request: ReadRequest): Promise<Answer> => {
    const host = `${request.headers.host}`;
    const { body } = request;
    const service = services[host.split('.')[0] ?? ''];
    const operation = operations.get(request.path.replace(/^\/v\d[a-z0-9]*\//, ''));
    const answer =
      operation ??
      (service
        ? await service({ ...request, read: () => JSON.parse(`${body}` || '{}') as Record<string, unknown> })
        : missing);
    log(
      `${answer.status} ${request.method} ${host}${request.path} ${body.length < 300 ? body : `${body.length} bytes`}`,
    );
    return answer;
  };
  const server = createTlsServer({ key: tls.key, cert: tls.certificate }, answering(serve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { tls: `127.0.0.1:${(server.address() as AddressInfo).port}`, certificate: tls.certificate, server };
}

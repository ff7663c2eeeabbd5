import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ServiceAccount, serviceAccounts } from '../../../functions/src/wiring/service-accounts.ts';
import { accountEmail, needs } from '../../../scripts/deployment/needed-roles.ts';
import { emulatorAddresses } from '../emulator-addresses.ts';
import { missingIndex, queriesIn } from '../firestore-indexes.ts';
import { type KeyPair, makeKeyPair, signToken, tokenKeyId } from './certificates.ts';
import { type Answer, answering, forward, json, type ReadRequest } from './forward.ts';

/** A role with the resource on which it is granted. */
type Grant = `${(typeof needs)[number]['role']} on ${(typeof needs)[number]['on']}`;

/** An account of the functions. The functions learn the account from their metadata server, which also gives the token. */
export interface RunAs {
  email: string;
  /** `host:port` of the metadata server for the functions of this account. */
  metadata: string;
  /** The granted roles. A test removes one of them, and restores all afterwards. */
  grants: Set<Grant>;
}

/** All roles that an account needs. */
export const grantsOf = (account: ServiceAccount): Grant[] =>
  needs.filter((need) => need.account === account).map(({ role, on }) => `${role} on ${on}` as const);

/** A task as Cloud Tasks received it. */
export interface CreatedTask {
  name: string;
  queue: string;
  url: string;
  body: Buffer;
  headers: Record<string, string>;
  serviceAccount: string;
  /** The earliest time to run the task. Without a time, the task runs at once. */
  scheduleTime: string | undefined;
}

/** The fault of a service: another answer, or a delay. */
export interface Fault {
  answer?: Answer;
  delayMilliseconds?: number;
  /** The fault ends after the first answer. */
  isOnce?: boolean;
}

/** The services that the functions call, by the first word of their host. */
export type Service = 'firestore' | 'identitytoolkit' | 'iamcredentials' | 'storage' | 'cloudtasks' | 'www';

export interface FakeGoogle {
  /** `host:port` of all services that use TLS. */
  tls: string;
  /** The key that signs ID tokens. The certificate below belongs to the TLS server. */
  tokens: KeyPair;
  certificate: string;
  accounts: Record<ServiceAccount, RunAs>;
  /** The present faults of services. */
  faults: Map<Service | 'metadata', Fault>;
  /** Every request: service, method and path. */
  requests: { service: string; method: string; path: string; body: Buffer }[];
  /** The copies of the database that Google has made on its own schedule. */
  backups: { database: string; snapshotTime: string; state: string }[];
  close: () => Promise<void>;
}

interface Listeners {
  /** Is called for each document that Firestore has created, with its path below `documents`. */
  documentCreated: (path: string) => void;
  taskCreated: (task: CreatedTask) => void;
}

/**
 * Imitates Google as the functions see it from inside: the metadata server, and the services behind `*.googleapis.com`, over
 * TLS. A service answers only callers with a token of the metadata server whose account has the role. Firestore, Identity
 * Toolkit and Storage pass requests on to the emulators. This file adds the parts that the emulators lack: permissions, signed
 * tokens and tasks.
 */
export async function startFakeGoogle(
  { projectId, webApiKey, backupBucket }: { projectId: string; webApiKey: string; backupBucket: string },
  { documentCreated, taskCreated }: Listeners,
): Promise<FakeGoogle> {
  const [tls, tokens] = await Promise.all([
    makeKeyPair('*.googleapis.com', 'www.googleapis.com', 'accounts.google.com'),
    makeKeyPair(),
  ]);
  const faults: FakeGoogle['faults'] = new Map();
  const requests: FakeGoogle['requests'] = [];
  const backups: FakeGoogle['backups'] = [
    { database: `projects/${projectId}/databases/(default)`, snapshotTime: new Date().toISOString(), state: 'READY' },
  ];
  const copies = new Set<string>();
  const taskNames = new Set<string>();
  let accounts = {} as FakeGoogle['accounts'];

  const denied = json(403, {
    error: { code: 403, status: 'PERMISSION_DENIED', message: 'The caller does not have permission' },
  });
  const unauthenticated = json(401, {
    error: { code: 401, status: 'UNAUTHENTICATED', message: 'Request had invalid authentication credentials.' },
  });
  const callerOf = ({ headers }: ReadRequest): RunAs | undefined =>
    Object.values(accounts).find(({ email }) => headers.authorization === `Bearer ${tokenOf(email)}`);
  /** Answers with `act` if the caller's token belongs to an account with one of the grants. */
  const authorised = async (
    request: ReadRequest,
    oneOf: Grant | Grant[],
    act: () => Promise<Answer> | Answer,
  ): Promise<Answer> => {
    const caller = callerOf(request);
    if (caller === undefined) return unauthenticated;
    return [oneOf].flat().some((grant) => caller.grants.has(grant)) ? act() : denied;
  };
  const asOwner = (request: ReadRequest, changes: Partial<ReadRequest> = {}): ReadRequest => ({
    ...request,
    ...changes,
    headers: { ...request.headers, authorization: 'Bearer owner' },
  });

  const services: Record<Service, (request: ReadRequest) => Promise<Answer> | Answer> = {
    firestore: (request) => {
      if (request.path.endsWith('/locations/-/backups')) {
        return authorised(request, 'roles/datastore.backupsViewer on project', () => json(200, { backups }));
      }
      const isRead = request.method === 'GET' || /:(run(Aggregation)?Query|batchGet)/.test(request.path);
      const viewer: Grant[] = isRead ? ['roles/datastore.viewer on project'] : [];
      return authorised(request, ['roles/datastore.user on project', ...viewer], async () => {
        const wanted = missingIndexOf(request);
        if (wanted) return json(400, { error: { code: 400, status: 'FAILED_PRECONDITION', message: wanted } });
        const answer = await forward(emulatorAddresses.firestore.port, asOwner(request));
        if (answer.status === 200) for (const path of createdIn(request)) documentCreated(path);
        return answer;
      });
    },
    identitytoolkit: async (request) => {
      const path = `/identitytoolkit.googleapis.com${request.path}`;
      const isPublic = request.path.includes('?key=');
      if (!isPublic) {
        const isRead = /:(batchGet|lookup|query)/.test(request.path);
        const viewer: Grant[] = isRead ? ['roles/firebaseauth.viewer on project'] : [];
        return authorised(request, ['roles/firebaseauth.admin on project', ...viewer], () =>
          forward(emulatorAddresses.auth.port, asOwner(request, { path })),
        );
      }
      if (!request.path.endsWith(`?key=${webApiKey}`)) {
        return json(400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } });
      }
      // The emulator treats every key as a key of its first project, unless the owner names another project.
      const body = Buffer.from(JSON.stringify({ ...JSON.parse(`${request.body}`), targetProjectId: projectId }));
      return signed(await forward(emulatorAddresses.auth.port, asOwner(request, { path, body })));
    },
    storage: (request) => {
      const act = () => forward(emulatorAddresses.storage.port, asOwner(request, withoutVersion(request)));
      const copy = copyIn(request, backupBucket);
      const admin: Grant = 'roles/storage.objectAdmin on filesBucket';
      if (copy === undefined)
        return authorised(
          request,
          request.method === 'GET' ? [admin, 'roles/storage.objectViewer on filesBucket'] : admin,
          act,
        );
      return authorised(request, 'roles/storage.objectCreator on backupBucket', () => {
        // Overwriting an object needs the permission to delete it, which this role lacks.
        if (copies.has(copy.name)) return denied;
        copies.add(copy.name);
        return copy.isOfPdf ? authorised(request, 'roles/storage.objectViewer on filesBucket', act) : act();
      });
    },
    cloudtasks: (request) =>
      authorised(request, 'roles/cloudtasks.enqueuer on project', () => {
        const caller = callerOf(request);
        const { task } = JSON.parse(`${request.body}`) as { task: TaskOfRequest };
        const queue = request.path.match(/queues\/([^/]+)\/tasks/)?.[1] ?? '';
        const name = task.name ?? `${request.path}/${crypto.randomUUID()}`;
        if (taskNames.has(name)) {
          return json(409, {
            error: { code: 409, status: 'ALREADY_EXISTS', message: 'Requested entity already exists' },
          });
        }
        taskNames.add(name);
        const { url, body, headers, oidcToken } = task.httpRequest;
        const serviceAccount = oidcToken?.serviceAccountEmail ?? '';
        // A caller may create a task for an account only if the caller may act as that account.
        const isItself = serviceAccount === caller?.email;
        if (!(isItself && caller.grants.has('roles/iam.serviceAccountUser on itself'))) return denied;
        const { scheduleTime } = task;
        taskCreated({ name, queue, url, body: Buffer.from(body, 'base64'), headers, serviceAccount, scheduleTime });
        return json(200, { name });
      }),
    // Signs in the name of an account, for a caller who may act as the account. No client here checks the signature.
    iamcredentials: (request) =>
      authorised(request, 'roles/iam.serviceAccountTokenCreator on itself', () => {
        const signs = callerOf(request)?.email;
        if (!request.path.endsWith(`/serviceAccounts/${signs}:signBlob`)) return denied;
        return json(200, { keyId: tokenKeyId, signedBlob: Buffer.from('signed').toString('base64') });
      }),
    www: ({ path }) =>
      path.startsWith('/robot/v1/metadata/x509/')
        ? {
            ...json(200, { [tokenKeyId]: tokens.certificate }),
            headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=20000' },
          }
        : json(404, {}),
  };

  /** Gives the answer of Identity Toolkit with a token that Google has signed. */
  function signed(answer: Required<Answer>): Answer {
    const body = JSON.parse(`${answer.body}`) as { idToken?: string };
    const [, payload] = body.idToken?.split('.') ?? [];
    if (payload === undefined) return answer;
    const claims = JSON.parse(`${Buffer.from(payload, 'base64url')}`) as object;
    return json(answer.status, { ...body, idToken: signToken(claims, tokens) });
  }

  const answer = async (service: Service | 'metadata', act: () => Promise<Answer> | Answer): Promise<Answer> => {
    const fault = faults.get(service);
    if (fault?.isOnce) faults.delete(service);
    if (fault?.delayMilliseconds) await delay(fault.delayMilliseconds);
    return fault?.answer ?? act();
  };

  const serve = (request: ReadRequest): Promise<Answer> => {
    const service = `${request.headers.host}`.split('.')[0] as Service;
    requests.push({ service, method: request.method, path: request.path, body: request.body });
    const act = services[service];
    return act ? answer(service, () => act(request)) : Promise.resolve(json(404, { error: { code: 404 } }));
  };
  const serveMetadata =
    (email: string) =>
    async ({ path }: ReadRequest): Promise<Answer> => {
      const { headers = {}, ...rest } = await answer('metadata', () => metadata(path, projectId, email));
      return { ...rest, headers: { ...headers, 'metadata-flavor': 'Google' } };
    };
  const tlsServer = createTlsServer({ key: tls.key, cert: tls.certificate }, answering(serve));
  const servers: Server[] = [tlsServer];
  await listen(tlsServer);
  const started = await Promise.all(
    (Object.keys(serviceAccounts) as ServiceAccount[]).map(async (account) => {
      const email = accountEmail(account, { projectId });
      const server = createServer(answering(serveMetadata(email)));
      servers.push(server);
      await listen(server);
      return [account, { email, metadata: addressOf(server), grants: new Set(grantsOf(account)) }] as const;
    }),
  );
  accounts = Object.fromEntries(started) as FakeGoogle['accounts'];
  return {
    tls: addressOf(tlsServer),
    tokens,
    certificate: tls.certificate,
    accounts,
    faults,
    requests,
    backups,
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

interface TaskOfRequest {
  name?: string;
  scheduleTime?: string;
  httpRequest: {
    url: string;
    body: string;
    headers: Record<string, string>;
    oidcToken?: { serviceAccountEmail?: string };
  };
}

const tokenOf = (email: string) => `ya29.access-token-of-${email}`;

function metadata(url: string, projectId: string, email: string): Answer {
  if (url.includes('/token'))
    return json(200, { access_token: tokenOf(email), expires_in: 3599, token_type: 'Bearer' });
  if (url.includes('/email')) return { status: 200, body: email };
  if (url.includes('project-id')) return { status: 200, body: projectId };
  if (url.includes('universe')) return { status: 200, body: 'googleapis.com' };
  if (url.includes('service-accounts')) return json(200, { default: { email } });
  return { status: 200, body: 'ok' };
}

/** Gives the paths of the documents that a commit creates, if the commit requires that they are new. */
function createdIn({ path, body }: ReadRequest): string[] {
  if (!path.includes(':commit')) return [];
  const { writes = [] } = JSON.parse(`${body}`) as {
    writes?: { update?: { name: string }; currentDocument?: { exists?: boolean } }[];
  };
  return writes
    .filter(({ currentDocument }) => currentDocument?.exists === false)
    .flatMap(({ update }) => update?.name.split('/documents/')[1] ?? []);
}

/** Gives Firestore's message about a query without its index. The emulator answers such a query. */
function missingIndexOf({ path, body }: ReadRequest): string | undefined {
  if (!/:run(Aggregation)?Query/.test(path)) return undefined;
  const missing = queriesIn(`${body}`)
    .map((query) => missingIndex(query))
    .find(Boolean);
  return missing && `The query requires an index: ${missing}`;
}

/**
 * Gives the copy that a request makes in the backup bucket: a copied PDF or file, or an upload. `undefined` for any other
 * request.
 */
function copyIn({ path }: ReadRequest, backupBucket: string): { name: string; isOfPdf: boolean } | undefined {
  const url = new URL(path, 'https://host');
  const rewritten = url.pathname.match(/\/rewriteTo\/b\/([^/]+)\/o\/(.+)$/);
  if (rewritten?.[1] === backupBucket) return { name: decodeURIComponent(rewritten[2] ?? ''), isOfPdf: true };
  const name = url.searchParams.get('name');
  return url.pathname.includes(`/b/${backupBucket}/o`) && name ? { name, isOfPdf: false } : undefined;
}

/** The Storage emulator serves changes of metadata, and copies, at an address without the version. */
function withoutVersion({ method, path }: ReadRequest): Partial<ReadRequest> {
  return method === 'PATCH' || path.includes('/rewriteTo/') ? { path: path.replace(/^\/storage\/v1\//, '/') } : {};
}

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}

function addressOf(server: Server): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

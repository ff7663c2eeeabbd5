import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { jobPagesRole, neededRoles } from '../../../scripts/deployment/needed-roles.ts';
import { emulatorAddresses } from '../emulator-addresses.ts';
import { missingIndex, queriesIn } from '../firestore-indexes.ts';
import { type KeyPair, makeKeyPair, signToken, tokenKeyId } from './certificates.ts';
import { type Answer, answering, forward, json, type ReadRequest } from './forward.ts';

/** What the service accounts of the functions may do in the project. */
export type Role = keyof typeof neededRoles | typeof jobPagesRole;
export const allRoles = Object.keys(neededRoles) as Role[];

/** A task as Cloud Tasks was given it. */
export interface CreatedTask {
  name: string;
  queue: string;
  url: string;
  body: Buffer;
  headers: Record<string, string>;
  serviceAccount: string;
  /** Not before when it is carried out; at once without. */
  scheduleTime: string | undefined;
}

/** How a service misbehaves: by an answer of its own, or by taking its time. */
export interface Fault {
  answer?: Answer;
  delayMilliseconds?: number;
  /** After its first answer all is well again. */
  isOnce?: boolean;
}

/** The services that the functions call, by the first word of their host. */
export type Service = 'firestore' | 'identitytoolkit' | 'storage' | 'cloudtasks' | 'www';

export interface FakeGoogle {
  /** `host:port` of everything that is called over TLS, and of the metadata server. */
  tls: string;
  metadata: string;
  /** The metadata server of the pages of jobs, which have an account of their own. */
  metadataOfJobPages: string;
  /** What signs ID tokens, and what vouches for the TLS server. */
  tokens: KeyPair;
  certificate: string;
  /** The roles of each service account; a test takes one away and gives it back. */
  roles: Set<Role>;
  rolesOfJobPages: Set<Role>;
  /** How services misbehave at present. */
  faults: Map<Service | 'metadata', Fault>;
  /** Everything that was asked for: service, method and path. */
  requests: { service: string; method: string; path: string; body: Buffer }[];
  /** The exports of Firestore that were started, as long-running operations. */
  operations: Map<string, { done: boolean; error?: { code: number; message: string } }>;
  close: () => Promise<void>;
}

interface Listeners {
  /** Told of each document that Firestore has made: its path below `documents`. */
  documentCreated: (path: string) => void;
  taskCreated: (task: CreatedTask) => void;
}

export const serviceAccount = '123456789-compute@developer.gserviceaccount.com';
const accessToken = 'ya29.access-token-of-the-metadata-server';
const jobPagesAccessToken = 'ya29.access-token-of-the-pages-of-jobs';

/**
 * Google as the functions see it from inside: the metadata server, and the services behind `*.googleapis.com`, over TLS, for
 * those only who bring the token of the metadata server and whose account has the role. Firestore, Identity Toolkit and
 * Storage are the emulators behind it; what those lack of the real ones (who may, signed tokens, tasks) is here.
 */
export async function startFakeGoogle(
  projectId: string,
  webApiKey: string,
  { documentCreated, taskCreated }: Listeners,
): Promise<FakeGoogle> {
  const [tls, tokens] = await Promise.all([
    makeKeyPair('*.googleapis.com', 'www.googleapis.com', 'accounts.google.com'),
    makeKeyPair(),
  ]);
  const roles = new Set<Role>(allRoles);
  const rolesOfJobPages = new Set<Role>([jobPagesRole]);
  const rolesByToken = new Map([
    [`Bearer ${accessToken}`, roles],
    [`Bearer ${jobPagesAccessToken}`, rolesOfJobPages],
  ]);
  const faults: FakeGoogle['faults'] = new Map();
  const requests: FakeGoogle['requests'] = [];
  const operations: FakeGoogle['operations'] = new Map();
  const taskNames = new Set<string>();

  const denied = json(403, {
    error: { code: 403, status: 'PERMISSION_DENIED', message: 'The caller does not have permission' },
  });
  const unauthenticated = json(401, {
    error: { code: 401, status: 'UNAUTHENTICATED', message: 'Request had invalid authentication credentials.' },
  });
  /** Answers by `act` for who has a token of an account that has one of the roles. */
  const authorised = async (
    request: ReadRequest,
    oneOf: Role | Role[],
    act: () => Promise<Answer> | Answer,
  ): Promise<Answer> => {
    const held = rolesByToken.get(`${request.headers.authorization}`);
    if (held === undefined) return unauthenticated;
    return [oneOf].flat().some((role) => held.has(role)) ? act() : denied;
  };
  const asOwner = (request: ReadRequest, changes: Partial<ReadRequest> = {}): ReadRequest => ({
    ...request,
    ...changes,
    headers: { ...request.headers, authorization: 'Bearer owner' },
  });

  const services: Record<Service, (request: ReadRequest) => Promise<Answer> | Answer> = {
    firestore: (request) => {
      if (request.path.includes(':exportDocuments') || request.path.includes('/operations/')) {
        return authorised(request, 'roles/datastore.importExportAdmin', () => longRunning(request));
      }
      const isRead = request.method === 'GET' || /:(run(Aggregation)?Query|batchGet)/.test(request.path);
      const oneOf: Role[] = isRead ? ['roles/datastore.user', jobPagesRole] : ['roles/datastore.user'];
      return authorised(request, oneOf, async () => {
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
        return authorised(request, 'roles/firebaseauth.admin', () =>
          forward(emulatorAddresses.auth.port, asOwner(request, { path })),
        );
      }
      if (!request.path.endsWith(`?key=${webApiKey}`)) {
        return json(400, { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } });
      }
      // The emulator takes every key for that of its first project, unless its owner names another.
      const body = Buffer.from(JSON.stringify({ ...JSON.parse(`${request.body}`), targetProjectId: projectId }));
      return signed(await forward(emulatorAddresses.auth.port, asOwner(request, { path, body })));
    },
    storage: (request) =>
      authorised(request, 'roles/storage.objectAdmin', () =>
        forward(emulatorAddresses.storage.port, asOwner(request, metadataChange(request))),
      ),
    cloudtasks: (request) =>
      authorised(request, 'roles/cloudtasks.enqueuer', () => {
        // Who makes a task that acts as an account has to be allowed to act as it.
        if (!roles.has('roles/iam.serviceAccountUser')) return denied;
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
        const { scheduleTime } = task;
        taskCreated({ name, queue, url, body: Buffer.from(body, 'base64'), headers, serviceAccount, scheduleTime });
        return json(200, { name });
      }),
    www: ({ path }) =>
      path.startsWith('/robot/v1/metadata/x509/')
        ? {
            ...json(200, { [tokenKeyId]: tokens.certificate }),
            headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=20000' },
          }
        : json(404, {}),
  };

  /** The answer of Identity Toolkit, with a token that Google has signed. */
  function signed(answer: Required<Answer>): Answer {
    const body = JSON.parse(`${answer.body}`) as { idToken?: string };
    const [, payload] = body.idToken?.split('.') ?? [];
    if (payload === undefined) return answer;
    const claims = JSON.parse(`${Buffer.from(payload, 'base64url')}`) as object;
    return json(answer.status, { ...body, idToken: signToken(claims, tokens) });
  }

  function longRunning({ method, path }: ReadRequest): Answer {
    if (method === 'POST') {
      const name = `projects/${projectId}/databases/(default)/operations/${crypto.randomUUID()}`;
      operations.set(name, { done: false });
      return json(200, { name });
    }
    const name = decodeURIComponent(path.replace(/^\/v1\//, ''));
    const operation = operations.get(name);
    return operation ? json(200, { name, ...operation }) : json(404, { error: { code: 404 } });
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
    (token: string) =>
    async ({ path }: ReadRequest): Promise<Answer> => {
      const { headers = {}, ...rest } = await answer('metadata', () => metadata(path, projectId, token));
      return { ...rest, headers: { ...headers, 'metadata-flavor': 'Google' } };
    };
  const tlsServer = createTlsServer({ key: tls.key, cert: tls.certificate }, answering(serve));
  const metadataServer = createServer(answering(serveMetadata(accessToken)));
  const metadataServerOfJobPages = createServer(answering(serveMetadata(jobPagesAccessToken)));
  const servers = [tlsServer, metadataServer, metadataServerOfJobPages];
  await Promise.all(servers.map(listen));
  return {
    tls: addressOf(tlsServer),
    metadata: addressOf(metadataServer),
    metadataOfJobPages: addressOf(metadataServerOfJobPages),
    tokens,
    certificate: tls.certificate,
    roles,
    rolesOfJobPages,
    faults,
    requests,
    operations,
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

function metadata(url: string, projectId: string, token: string): Answer {
  if (url.includes('/token')) return json(200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  if (url.includes('/email')) return { status: 200, body: serviceAccount };
  if (url.includes('project-id')) return { status: 200, body: projectId };
  if (url.includes('universe')) return { status: 200, body: 'googleapis.com' };
  if (url.includes('service-accounts')) return json(200, { default: { email: serviceAccount } });
  return { status: 200, body: 'ok' };
}

/** The paths of the documents that a commit makes, as far as it says that they must be new. */
function createdIn({ path, body }: ReadRequest): string[] {
  if (!path.includes(':commit')) return [];
  const { writes = [] } = JSON.parse(`${body}`) as {
    writes?: { update?: { name: string }; currentDocument?: { exists?: boolean } }[];
  };
  return writes
    .filter(({ currentDocument }) => currentDocument?.exists === false)
    .flatMap(({ update }) => update?.name.split('/documents/')[1] ?? []);
}

/** What Firestore says to a query without its index; the emulator answers it all the same. */
function missingIndexOf({ path, body }: ReadRequest): string | undefined {
  if (!/:run(Aggregation)?Query/.test(path)) return undefined;
  const missing = queriesIn(`${body}`)
    .map((query) => missingIndex(query))
    .find(Boolean);
  return missing && `The query requires an index: ${missing}`;
}

/** The Storage emulator has the change of an object's metadata at an address without its version. */
function metadataChange({ method, path }: ReadRequest): Partial<ReadRequest> {
  return method === 'PATCH' ? { path: path.replace(/^\/storage\/v1\//, '/') } : {};
}

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}

function addressOf(server: Server): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { formTokenRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { googleProject } from '../../../scripts/deployment/test-support/google-project.ts';
import { region } from '../../../scripts/emulators/addresses.ts';
import { makeKeyPair } from './certificates.ts';
import { type Answer, answering, json, type ReadRequest } from './forward.ts';

/** A function in the form in which a deployment creates it at Google. */
export interface CreatedFunction {
  name: string;
  buildConfig: { runtime: string; source: { storageSource: object } };
  serviceConfig: {
    availableMemory: string;
    /** The account is null for Google's default. */
    serviceAccountEmail: string | null;
    environmentVariables: Record<string, string>;
    secretEnvironmentVariables?: { key: string }[];
  };
  labels: Record<string, string>;
}

interface Binding {
  role: string;
  members: string[];
}

/** A request to one of Google's services. The service is the first word of its host. */
export type AskedGoogle = ReadRequest & { service: string };

/** The resources that deployments have made in a project. */
interface Project {
  /** The members of each role, by resource: the project, an account, a bucket. */
  bindings: Record<string, Binding[]>;
  /** The names of the accounts that functions can run as. */
  serviceAccounts: string[];
  /** Firestore's description of the database. */
  database: Record<string, string>;
  secrets: Record<string, string>;
  functions: Record<string, CreatedFunction>;
  /** The callers that a service of Cloud Run admits, by the name of the service. */
  invokers: Record<string, string[]>;
  /** The jobs of Cloud Scheduler and the queues of Cloud Tasks, by their names. */
  jobs: Record<string, { schedule?: string }>;
  queues: Record<string, object>;
  /** The upload of the functions: an archive. */
  upload: Buffer;
  rules: Record<string, string>;
  indexes: string[];
  /** The files of the site by their path, with their hashes. `sentFiles` has the uploaded hashes. */
  siteFiles: Record<string, string>;
  sentFiles: Set<string>;
  released: string[];
  enquiries: object[];
  /** The documents of the enquiries, by their names. */
  documents: Record<string, object>;
}

/** Google as the operator of a deployment sees it. */
export interface FakeProject extends Project {
  /** `host:port` of all services of Google, and of the public site. */
  tls: string;
  certificate: string;
  /** Every request that the fake does not know. */
  unknown: string[];
  /** Answers of a test that replace those of the fake. */
  intercept: (request: AskedGoogle) => Answer | undefined;
  close: () => Promise<void>;
}

export const projectNumber = '314159265358';
const token = 'ya29.of-whoever-deploys';

/**
 * Starts a project that was just created in the console: with a database, a bucket and a site, but without any grant or secret.
 */
export async function startFakeProject(projectId: string): Promise<FakeProject> {
  const { key, certificate } = await makeKeyPair('*.googleapis.com', 'www.googleapis.com', '*.web.app');
  const inProject = `projects/${projectId}`;
  const fake: Project & Pick<FakeProject, 'unknown' | 'intercept'> = {
    bindings: {},
    serviceAccounts: [],
    database: { name: `${inProject}/databases/(default)`, locationId: region, type: 'FIRESTORE_NATIVE' },
    secrets: {},
    functions: {},
    invokers: {},
    jobs: {},
    queues: {},
    upload: Buffer.of(),
    rules: {},
    indexes: [],
    siteFiles: {},
    sentFiles: new Set(),
    released: [],
    enquiries: [],
    documents: {},
    unknown: [],
    intercept: () => undefined,
  };
  const rulesets: object[] = [];
  const inDatabase = `${inProject}/databases/(default)/documents`;

  /** The answers of each service, by its host; `undefined` for an unknown request. */
  const services: Record<string, (request: Asked) => unknown> = {
    oauth2: () => ({ access_token: token, expires_in: 3599, token_type: 'Bearer' }),
    www: () => ({ access_token: token, expires_in: 3599, token_type: 'Bearer', scope: 'cloud-platform' }),
    cloudresourcemanager: ({ path, body }) => {
      if (path.endsWith(':testIamPermissions')) return body;
      if (path.endsWith(':setIamPolicy')) fake.bindings[projectId] = (body.policy as { bindings: Binding[] }).bindings;
      if (path.endsWith('IamPolicy')) return { bindings: fake.bindings[projectId] };
      return { projectId, projectNumber, lifecycleState: 'ACTIVE' };
    },
    iam: ({ path, body }) => {
      if (path.endsWith(':testIamPermissions')) return body;
      const [email = '', verb] = path.match(/serviceAccounts\/([^/]+)$/)?.[1]?.split(':') ?? [];
      if (!fake.serviceAccounts.some((name) => email === `${name}@${projectId}.iam.gserviceaccount.com`))
        return undefined;
      return verb === 'getIamPolicy' ? { bindings: fake.bindings[email] } : { email };
    },
    // The CLI enables the services that a new project lacks. The service of old settings may stay disabled.
    serviceusage: ({ path }) => {
      if (path.endsWith(':generateServiceIdentity')) return { name: 'operations/identity', done: true, response: {} };
      return { state: path.includes('runtimeconfig') ? 'DISABLED' : 'ENABLED' };
    },
    firebase: ({ path }) =>
      path.endsWith('/adminSdkConfig')
        ? { projectId, storageBucket: `${projectId}.firebasestorage.app`, locationId: region }
        : { projectId, projectNumber, resources: { hostingSite: projectId } },
    firebaseextensions: () => ({ instances: [] }),
    // The first step of the guide sets this in the console.
    identitytoolkit: () => googleProject().accounts,
    cloudbilling: () => ({ billingEnabled: true }),
    compute: () => ({ defaultServiceAccount: `${projectNumber}-compute@developer.gserviceaccount.com` }),
    artifactregistry: ({ path }) => ({ name: path.slice(4) }),
    firestore: ({ method, path, body }) => {
      const [, asked] = path.match(/\/documents:(\w+)$/) ?? [];
      if (asked !== undefined) return askedOfDocuments(asked, body as unknown as AskedOfDocuments);
      if (method === 'GET') return path.endsWith('(default)') ? fake.database : {};
      fake.indexes.push(path.match(/collectionGroups\/([^/]+)/)?.[1] ?? '');
      return { name: 'operations/index', ...body };
    },
    storage: ({ method, path, bytes }) => {
      const [, bucket] = path.match(/\/b\/([^/]+)\/iam$/) ?? [];
      if (bucket !== undefined) return { bindings: fake.bindings[bucket] };
      if (method !== 'PUT') return { location: region.toUpperCase() };
      fake.upload = bytes;
      return {};
    },
    firebasestorage: () => ({ bucket: { name: `${inProject}/buckets/${projectId}.firebasestorage.app` } }),
    secretmanager: ({ method, path, query, body }) => {
      const name = query.get('secretId') ?? path.match(/secrets\/([^/:]+)/)?.[1] ?? '';
      const secret = { name: `projects/${projectNumber}/secrets/${name}`, labels: body.labels ?? {} };
      const version = { name: `${secret.name}/versions/1`, state: 'ENABLED' };
      if (path.endsWith('IamPolicy')) return {};
      if (path.endsWith(':addVersion')) {
        fake.secrets[name] = `${Buffer.from((body.payload as { data: string }).data, 'base64')}`;
        return version;
      }
      if (method === 'POST') return secret;
      if (!(name in fake.secrets)) return undefined;
      return path.includes('/versions/') ? version : secret;
    },
    cloudfunctions: ({ method, path, query, body }) => {
      const name = query.get('functionId') ?? path.split('/').at(-1) ?? '';
      if (path.endsWith(':generateUploadUrl')) {
        const uploadUrl = 'https://storage.googleapis.com/uploads/source.zip?GoogleAccessId=signed';
        return { uploadUrl, storageSource: { bucket: 'uploads', object: 'source.zip' } };
      }
      if (method === 'POST' || method === 'PATCH') {
        fake.functions[name] = body as unknown as CreatedFunction;
        return { name: `${inProject}/locations/${region}/operations/${name}` };
      }
      if (path.includes('/operations/')) return { done: true, response: deployed(fake.functions[name]) };
      return path.startsWith('/v2/') ? { functions: Object.values(fake.functions).map(deployed) } : {};
    },
    run: ({ method, path, body }) => {
      if (method === 'GET') return {};
      const service = path.match(/services\/([^:]+)/)?.[1] ?? '';
      fake.invokers[service] = (body.policy as { bindings: Binding[] }).bindings.flatMap(({ members }) => members);
      return {};
    },
    cloudscheduler: (request) => keep(request, fake.jobs),
    cloudtasks: (request) => keep(request, fake.queues),
    firebaserules: ({ method, path, body }) => {
      if (path.endsWith(':test')) return {};
      if (method === 'GET') return { releases: [] };
      if (path.endsWith('/rulesets')) return { name: `${inProject}/rulesets/${rulesets.push(body)}` };
      const ruleset = rulesets[Number(`${body.rulesetName}`.split('/').at(-1)) - 1] as { source: RulesSource };
      for (const { name, content } of ruleset.source.files) fake.rules[name] = content;
      return body;
    },
    firebasehosting: ({ method, path, body }) => {
      if (path.endsWith(':populateFiles')) {
        Object.assign(fake.siteFiles, body.files);
        const uploadUrl = 'https://upload-firebasehosting.googleapis.com/upload';
        return { uploadUrl, uploadRequiredHashes: [...new Set(Object.values(fake.siteFiles))] };
      }
      if (path.endsWith('/versions')) return { name: `sites/${projectId}/versions/1` };
      if (path.endsWith('/releases')) fake.released.push(projectId);
      return method === 'PATCH' || method === 'POST' ? body : { name: `${inProject}/sites/${projectId}` };
    },
    'upload-firebasehosting': ({ path }) => fake.sentFiles.add(path.split('/').at(-1) ?? '') && {},
    // The public site after the release, as Hosting serves it.
    [projectId]: ({ path, body }) => {
      if (fake.released.length === 0) return undefined;
      if (path === formTokenRoute.path) return { status: 'ok', data: { token: 'token', waitSeconds: 0 } };
      if (path !== submitContactRoute.path) return undefined;
      const id = fake.enquiries.push(body);
      fake.documents[`${inDatabase}/enquiries/${id}`] = {};
      fake.documents[`${inDatabase}/mail/${id}`] = { delivery: arrived };
      return { status: 'ok', message: 'Thank you' };
    },
  };

  /** Answers queries, reads and deletions of documents, in transactions without conflicts. */
  function askedOfDocuments(asked: string, { structuredQuery, documents, newTransaction, writes }: AskedOfDocuments) {
    const at = new Date().toISOString();
    const transaction = Buffer.from('transaction').toString('base64');
    const found = (name: string) => ({ name, fields: fake.documents[name], createTime: at, updateTime: at });
    const begun = newTransaction ? [{ transaction, readTime: at }] : [];
    if (asked === 'runQuery') {
      const [from] = structuredQuery.from;
      const names = Object.keys(fake.documents).filter((name) =>
        name.startsWith(`${inDatabase}/${from?.collectionId}/`),
      );
      return [...begun, ...names.map((name) => ({ document: found(name), readTime: at })), { readTime: at }];
    }
    if (asked === 'batchGet') {
      const answer = (name: string) => (name in fake.documents ? { found: found(name) } : { missing: name });
      return [...begun, ...documents.map((name) => ({ ...answer(name), readTime: at }))];
    }
    if (asked === 'beginTransaction') return { transaction };
    if (asked !== 'commit') return undefined;
    for (const { delete: name } of writes) delete fake.documents[name];
    return { writeResults: writes.map(() => ({ updateTime: at })), commitTime: at };
  }

  /** Stores a created or changed resource by its name, and answers with the resource. */
  function keep({ method, path, body }: Asked, kept: Record<string, object>): unknown {
    const name = path.slice(4);
    if (method === 'GET') return kept[name];
    kept[method === 'POST' ? String(body.name) : name] = body;
    return body;
  }

  /** Gives a built function in the form of Google's answer. */
  function deployed(created: CreatedFunction | undefined) {
    const id = created?.name.split('/').at(-1) ?? '';
    const service = `${inProject}/locations/${region}/services/${id.toLowerCase()}`;
    const uri = `https://${id.toLowerCase()}-${projectNumber}.${region}.run.app`;
    return { ...created, state: 'ACTIVE', url: uri, serviceConfig: { ...created?.serviceConfig, service, uri } };
  }

  const serve = async (given: ReadRequest): Promise<Answer> => {
    const service = `${given.headers.host}`.split('.')[0] ?? '';
    const { pathname, searchParams } = new URL(given.path, 'https://host');
    const intercepted = fake.intercept({ ...given, service });
    if (intercepted) return intercepted;
    const isOpen = ['oauth2', 'www', 'storage', projectId].includes(service);
    if (!isOpen && given.headers.authorization !== `Bearer ${token}`) return json(401, refusal(401, 'UNAUTHENTICATED'));
    const isJson = `${given.headers['content-type']}`.includes('json');
    const found = services[service]?.({
      method: given.method,
      path: decodeURIComponent(pathname),
      query: searchParams,
      body: isJson && given.body.length > 0 ? (JSON.parse(`${given.body}`) as Record<string, unknown>) : {},
      bytes: given.body,
    });
    if (found !== undefined) return json(200, found);
    if (services[service] === undefined) fake.unknown.push(`${given.method} ${given.headers.host}${given.path}`);
    return json(404, refusal(404, 'NOT_FOUND'));
  };
  const server = createServer({ key, cert: certificate }, answering(serve));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(fake, {
    tls: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate,
    close: () => closed(server),
  });
}

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  bytes: Buffer;
}

/** The parts of a deployment’s requests about documents. */
interface AskedOfDocuments {
  structuredQuery: { from: { collectionId: string }[] };
  documents: string[];
  newTransaction?: object;
  writes: { delete: string }[];
}

interface RulesSource {
  files: { name: string; content: string }[];
}

/** Makes Google's answer to a refused request. */
export function refusal(code: number, status: string, message = status) {
  return { error: { code, status, message } };
}

/** The delivery of a sent email, as Firestore stores it. */
const arrived = { mapValue: { fields: { state: { stringValue: 'SUCCESS' }, error: { nullValue: null } } } };

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host, region } from '../../../scripts/emulators/addresses.ts';
import { launchMailCatcher } from '../../../scripts/emulators/mail-catcher.ts';
import { endChildren, stopChild } from '../../../scripts/process/child-process.ts';
import { signToken } from './certificates.ts';
import { type DeployedFunctions, freePort, startDeployedFunctions } from './deployed-functions.ts';
import { type CreatedTask, type FakeGoogle, startFakeGoogle } from './fake-google.ts';
import { answering, forward } from './forward.ts';

/**
 * The rehearsed project. It lies on the emulators beside the local stack's project, so that no function of the stack sees its
 * data.
 */
export const rehearsedProject = 'rehearsed-careers';
export const rehearsedBucket = `${rehearsedProject}.firebasestorage.app`;
const webApiKey = 'AIza-web-api-key-of-the-rehearsal';

/** All functions of the deployment, by their kind of trigger. */
export const functionNames = [
  'api',
  'jobPages',
  'onMailCreated',
  'deliverMail',
  'makeMail',
  'takeInSubmissions',
  'closeJob',
  'sendAlerts',
  'sweepMail',
  'closeJobs',
  'removeUnclaimedObjects',
  'removeExpired',
  'backUp',
  'reportDaily',
];

/** Settings with the values of an operator. */
export const settings = {
  SITE_ORIGIN: `https://${rehearsedProject}.web.app`,
  WEB_API_KEY: webApiKey,
  FILES_BUCKET: rehearsedBucket,
  TRUSTED_PROXIES: '2',
  LIMIT_WINDOW_SECONDS: '60',
  LIMIT_SUBMISSIONS_PER_CLIENT: '600',
  LIMIT_SUBMISSIONS_PER_PROXY: '600',
  LIMIT_LOGINS_PER_CLIENT: '600',
  LIMIT_LOGINS_PER_PROXY: '600',
  SECOND_FACTOR: 'offered',
  HUMAN_CHECK: 'field',
  APP_CHECK: 'off',
  HASH_SECRET: 'a-secret-of-this-rehearsal-and-of-nothing-else',
  MAIL_TRANSPORT: 'smtp',
  MAIL_FROM: 'website@ohmbridge.example',
  CONTACT_RECIPIENT: 'info@ohmbridge.example',
  APPLICATION_RECIPIENT: 'careers@ohmbridge.example',
  ACKNOWLEDGEMENTS: 'on',
  MESSAGE_DELAY_SECONDS: '10',
  MAIL_MAX_ATTEMPTS: '5',
  MAIL_MIN_BACKOFF_SECONDS: '900',
  MAIL_MAX_BACKOFF_SECONDS: '7200',
  RETENTION_DAYS: '365',
  JOB_HISTORY_DAYS: '730',
  BACKUP_BUCKET: 'backups-of-the-rehearsal',
  SMTP_HOST: host,
  // The rehearsal has its own email catcher, because tests of the API stop the one of the local stack.
  SMTP_PORT: '',
  SMTP_SECURE: 'false',
  SMTP_USER: '',
  SMTP_PASSWORD: '',
  EMAIL_SERVICE_URL: '',
  EMAIL_SERVICE_PUBLIC_KEY: '',
  EMAIL_SERVICE_ID: '',
  EMAIL_SERVICE_CONTACT_TEMPLATE_ID: '',
  EMAIL_SERVICE_APPLICATION_TEMPLATE_ID: '',
} as const satisfies Record<string, string>;

export interface Rehearsal {
  /** The address of Hosting, which passes requests on to the functions. */
  origin: string;
  /** The address of the rehearsal's email catcher. */
  mailbox: string;
  google: FakeGoogle;
  functions: DeployedFunctions;
  /** The tasks of Cloud Tasks in their order, with the answer to each attempt. */
  tasks: { task: CreatedTask; answers: number[] }[];
  /**
   * Makes Cloud Tasks run a task, even before its time or once more. The subject is the name of a task, or an email or job,
   * which stands for its last task. Gives the status of the answer.
   */
  runTask: (subject: string) => Promise<number>;
  /** Repeats Eventarc's event about a new document. */
  documentCreated: (path: string) => Promise<void>;
  /** Runs a scheduled function as Cloud Scheduler does. Gives the status of its answer. */
  runSchedule: (name: string) => Promise<number>;
  /** Waits until every started function has ended. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the rehearsal of a deployed project. */
export async function startRehearsal(): Promise<Rehearsal> {
  const tasks: Rehearsal['tasks'] = [];
  const underWay = new Set<Promise<unknown>>();
  const setOff = (work: Promise<unknown>) => {
    const ended = work.catch(() => undefined).finally(() => underWay.delete(ended));
    underWay.add(ended);
  };
  const project = { projectId: rehearsedProject, webApiKey, backupBucket: settings.BACKUP_BUCKET };
  const google = await startFakeGoogle(project, {
    documentCreated: (path) => {
      // Eventarc acts as the account of the function that it calls.
      const { grants } = google.accounts.mail;
      const isHeard =
        grants.has('roles/eventarc.eventReceiver on project') && grants.has('roles/run.invoker on project');
      if (isHeard && /^mail\/[^/]+$/.test(path)) setOff(tell(functions.originOf('onMailCreated'), path));
    },
    taskCreated: (task) => {
      const entry = { task, answers: [] };
      tasks.push(entry);
      // A task with a later time waits until a test runs it.
      if (task.scheduleTime === undefined) setOff(run(entry));
    },
  });
  const run = async ({ task, answers }: Rehearsal['tasks'][number]) => {
    // Cloud Run admits only callers with the role.
    const caller = Object.values(google.accounts).find(({ email }) => email === task.serviceAccount);
    const isInvoker = caller?.grants.has('roles/run.invoker on project');
    const identity = { iss: 'https://accounts.google.com', aud: task.url, email: task.serviceAccount };
    const token = signToken(identity, google.tokens);
    const answer = isInvoker ? await dispatch(functions.originOf(task.queue), task, token) : 403;
    answers.push(answer);
    return answer;
  };
  // All child processes end with this one, even after failed tests.
  process.once('exit', endChildren);
  const mailPorts = { smtp: await freePort(), mailbox: await freePort() };
  const [mailCatcher, functions] = await Promise.all([
    launchMailCatcher(mailPorts, 'deployed-mail-catcher'),
    startDeployedFunctions({
      names: functionNames,
      projectId: rehearsedProject,
      region,
      bucket: rehearsedBucket,
      settings: { ...settings, SMTP_PORT: `${mailPorts.smtp}` },
      google,
    }),
  ]);
  const hosting = await startHosting((path) => functions.originOf(path.startsWith('/careers/') ? 'jobPages' : 'api'));
  return {
    origin: `http://127.0.0.1:${(hosting.address() as AddressInfo).port}`,
    mailbox: `http://${host}:${mailPorts.mailbox}`,
    google,
    functions,
    tasks,
    runTask: async (subject) => {
      const entry = tasks.findLast(({ task }) => task.name === subject || `${task.body}`.includes(subject));
      if (entry === undefined) throw new Error(`There is no task of ${subject}.`);
      return run(entry);
    },
    documentCreated: (path) => tell(functions.originOf('onMailCreated'), path),
    runSchedule: async (name) => {
      const headers = { 'content-type': 'application/json', 'x-cloudscheduler': 'true' };
      const response = await fetch(functions.originOf(name), { method: 'POST', headers, body: '{}' });
      await response.text();
      return response.status;
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: async () => {
      hosting.closeAllConnections();
      hosting.close();
      await Promise.all([functions.stop(), stopChild(mailCatcher, 10)]);
      await google.close();
    },
  };
}

/** An address of the range for documentation, and the address of one of Google's front ends. */
const visitor = '203.0.113.7';
const frontEnd = '66.249.93.1';

/**
 * Imitates Firebase Hosting as far as the functions need it. It appends the address of the caller to the header that the caller
 * has sent.
 */
async function startHosting(functionAt: (path: string) => string): Promise<Server> {
  const server = createServer(
    answering((request) => {
      const forwardedFor = [request.headers['x-forwarded-for'], visitor, frontEnd].filter(Boolean).join(', ');
      const headers = { ...request.headers, 'x-forwarded-for': forwardedFor };
      return forward(Number(new URL(functionAt(request.path)).port), { ...request, headers });
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** Sends Eventarc's event about a new document to a function, in the binary format with the document as a protocol buffer. */
async function tell(origin: string, path: string): Promise<void> {
  const name = `projects/${rehearsedProject}/databases/(default)/documents/${path}`;
  const response = await fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/protobuf',
      'ce-id': crypto.randomUUID(),
      'ce-specversion': '1.0',
      'ce-time': new Date().toISOString(),
      'ce-type': 'google.cloud.firestore.document.v1.created',
      'ce-source': `//firestore.googleapis.com/projects/${rehearsedProject}/databases/(default)`,
      'ce-subject': `documents/${path}`,
      'ce-document': path,
      'ce-database': '(default)',
      'ce-project': rehearsedProject,
      'ce-namespace': '(default)',
      'ce-location': region,
    },
    body: new Uint8Array(documentEvent(name, new Date())),
  });
  await response.text();
}

/** Encodes the protocol buffer DocumentEventData { value = 1: Document { name = 1, create_time = 3, update_time = 4 } }. */
function documentEvent(name: string, at: Date): Buffer {
  const seconds = Buffer.concat([Buffer.from([0x08]), variableLength(Math.floor(at.getTime() / 1000))]);
  return field(1, Buffer.concat([field(1, Buffer.from(name)), field(3, seconds), field(4, seconds)]));
}

/** Encodes a field of bytes: its number and kind, its length, the bytes. */
function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2]), variableLength(bytes.length), bytes]);
}

/** Encodes a number with seven bits a byte, the low bits first. The eighth bit says that more bytes follow. */
function variableLength(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | (rest > 127 ? 128 : 0));
  return Buffer.from(bytes);
}

/** Runs a task as Cloud Tasks does. Gives the status of the answer. */
async function dispatch(origin: string, { name, queue, headers, body }: CreatedTask, token: string): Promise<number> {
  const response = await fetch(origin, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'x-cloudtasks-queuename': queue,
      'x-cloudtasks-taskname': name.split('/').at(-1) ?? '',
      'x-cloudtasks-taskretrycount': '0',
      'x-cloudtasks-taskexecutioncount': '0',
    },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.status;
}

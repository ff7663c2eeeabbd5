import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { collections } from '@site/contract/shared/collections';
import { homePhone } from '@site/contract/test-support/submissions';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironmentAt, projectId } from '../../scripts/emulators/addresses.ts';
import { freeTestPorts } from '../../scripts/emulators/launcher-port.ts';
import { host, portsAt } from '../../scripts/emulators/ports.ts';
import { startLogged, stopChild, untilReady } from '../../scripts/process/child-process.ts';
import { readArguments, runCommandLine, stage } from '../../scripts/process/command-line.ts';
import { cacheFolder, root } from '../../scripts/process/paths.ts';

const usage =
  'Use `npx node tests/bench/submissions.ts`, with `--against <folder>` for a checkout of another commit that has its packages.';
const options = { against: { type: 'string' } } as const;

const atOnce = 18;
const instances = 8;
const perInstance = 40;
const longestMilliseconds = 5000;
const intakeSeconds = 60;

interface Answer {
  status: number;
  milliseconds: number;
}

interface Figures {
  /** The time for the same number of submissions, sent one after the other. */
  inTurnMilliseconds: number;
  /**
   * The answers of the first burst. The emulator starts a process for each call that finds the others busy, which makes this
   * burst slower.
   */
  firstTogether: Answer[];
  together: Answer[];
  fromInstances: Answer[];
  stored: number;
  /**
   * The seconds from the last answer until the intake has numbered and counted every submission; `undefined` if this took too
   * long.
   */
  takenInAfterSeconds: number | undefined;
}

let sent = 0;

async function send(origin: string, headers: Record<string, string> = {}): Promise<Answer> {
  sent += 1;
  const body = {
    firstName: 'Bench',
    lastName: `${sent}`,
    email: `bench-${sent}@example.org`,
    phone: homePhone.phone,
    message: 'Is anybody there?',
  };
  const began = performance.now();
  const status = await fetch(origin + submitContactRoute.path, {
    method: submitContactRoute.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  }).then(
    (response) => response.status,
    () => 0,
  );
  return { status, milliseconds: performance.now() - began };
}

/** Measures a checkout on its own local stack, which `npm start` of the checkout starts. */
async function measure(checkout: string): Promise<Figures> {
  const offset = await freeTestPorts();
  const ports = portsAt(offset);
  const log = join(cacheFolder, `submissions-${basename(checkout)}.log`);
  const launcher = startLogged(process.execPath, [join(checkout, 'scripts/bootstrap.mjs'), 'start', '--fresh'], {
    log,
    cwd: checkout,
    env: { ...process.env, PORT_OFFSET: `${offset}` },
  });
  const environment = emulatorEnvironmentAt(ports);
  const apis: ChildProcess[] = [];
  try {
    const isReady = async () => readFileSync(log, 'utf8').includes('Ctrl-C stops everything');
    await untilReady(launcher, { log, what: `The stack of ${checkout}`, timeoutSeconds: 300, isReady });
    const site = `http://${host}:${ports.hosting}`;
    // The first calls make the emulator start its processes.
    await Promise.all(Array.from({ length: 3 }, () => send(site)));

    const began = performance.now();
    for (let index = 0; index < atOnce; index += 1) await send(site);
    const inTurnMilliseconds = performance.now() - began;
    const allAtOnce = () => Promise.all(Array.from({ length: atOnce }, () => send(site)));
    const [firstTogether, together] = [await allAtOnce(), await allAtOnce()];

    const origins = await Promise.all(
      Array.from({ length: instances }, async () => {
        const api = startApi(checkout, environment);
        apis.push(api);
        const [port] = await once(api, 'message');
        return `http://${host}:${port}`;
      }),
    );
    const app = initializeApp({ projectId }, checkout);
    process.env.FIRESTORE_EMULATOR_HOST = environment.FIRESTORE_EMULATOR_HOST;
    const database = getFirestore(app);
    try {
      const before = await countOf(database);
      const fromInstances = await Promise.all(
        origins.flatMap((origin, instance) =>
          Array.from({ length: perInstance }, (_, index) =>
            // Each visitor has their own IP address, and comes through Hosting.
            send(origin, { 'x-forwarded-for': `203.0.${instance}.${index}, 66.102.8.1` }),
          ),
        ),
      );
      const stored = (await countOf(database)) - before;
      return {
        inTurnMilliseconds,
        firstTogether,
        together,
        fromInstances,
        stored,
        takenInAfterSeconds: await secondsUntilTakenIn(database),
      };
    } finally {
      await deleteApp(app);
    }
  } finally {
    for (const api of apis) api.disconnect();
    await stopChild(launcher, 60);
  }
}

/** Starts one instance of the API, as it runs behind Hosting. */
function startApi(checkout: string, environment: Record<string, string>): ChildProcess {
  const settings = parseEnv(readFileSync(join(checkout, 'functions', `.env.${projectId}`), 'utf8'));
  const env = {
    ...process.env,
    ...settings,
    ...environment,
    TRUSTED_PROXIES: '2',
    HASH_SECRET: 'a-secret-of-this-measurement-and-of-nothing-else',
  };
  const script = fileURLToPath(new URL('submission-api.ts', import.meta.url));
  return fork(script, [checkout], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

async function countOf(database: Firestore): Promise<number> {
  return (await database.collection(collections.enquiries).count().get()).data().count;
}

/** Waits until all submissions have different numbers, and the counter agrees. */
async function secondsUntilTakenIn(database: Firestore): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < intakeSeconds * 1000) {
    const { docs } = await database.collection(collections.enquiries).select('reference').get();
    const references = docs.map((enquiry) => enquiry.get('reference')).filter((one) => one !== undefined);
    const counter = await database.collection(collections.counters).doc('enquiries').get();
    const isCounted = counter.get('unread') === docs.length && counter.get('statuses.new') === docs.length;
    if (isCounted && new Set(references).size === docs.length) return (performance.now() - began) / 1000;
    await delay(250);
  }
  return undefined;
}

const longest = (answers: readonly Answer[]) => Math.max(...answers.map(({ milliseconds }) => milliseconds));
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function refused(answers: readonly Answer[]): string {
  const byStatus = Map.groupBy(
    answers.filter(({ status }) => status !== 201),
    ({ status }) => status,
  );
  return [...byStatus].map(([status, those]) => `${those.length} × ${status}`).join(', ') || 'none refused';
}

/** Measures many submissions that are sent at the same moment. */
await runCommandLine(async () => {
  const plan = readArguments(usage, options, ({ against }, words) => (words.length === 0 ? { against } : undefined));
  const own = await stage('Measuring this checkout', () => measure(root));
  const before =
    plan.against === undefined
      ? undefined
      : await stage('Measuring the other', () => measure(resolve(plan.against ?? '')));
  let missed = 0;
  const tell = (isHeld: boolean, figure: (figures: Figures) => string) => {
    if (!isHeld) missed += 1;
    console.log(`${isHeld ? '✔ held  ' : '✖ missed'}  ${figure(own)}${before ? `   before: ${figure(before)}` : ''}`);
  };
  tell(
    longest(own.together) <= 3 * own.inTurnMilliseconds && own.together.every(({ status }) => status === 201),
    (of) =>
      `${atOnce} at once ${inSeconds(longest(of.together))} (the first time ${inSeconds(longest(of.firstTogether))}), one after the other ${inSeconds(of.inTurnMilliseconds)}, ${refused([...of.firstTogether, ...of.together])}`,
  );
  tell(
    own.stored === instances * perInstance && longest(own.fromInstances) <= longestMilliseconds,
    (of) =>
      `${instances} instances × ${perInstance}: ${of.stored} stored, longest ${inSeconds(longest(of.fromInstances))}, ${refused(of.fromInstances)}`,
  );
  tell(
    own.takenInAfterSeconds !== undefined,
    (of) =>
      `numbered once each and counted ${of.takenInAfterSeconds === undefined ? 'not within a minute' : `after ${inSeconds(of.takenInAfterSeconds * 1000)}`}`,
  );
  return missed === 0 ? 0 : 1;
});

import { loginRoute } from '@ohmbridge/functions/contract/auth-routes';
import { collections } from '@ohmbridge/functions/contract/collections';
import {
  createJobRoute,
  deleteJobRoute,
  listJobsRoute,
  readJobRoute,
  updateJobRoute,
} from '@ohmbridge/functions/contract/job-routes';
import { idempotencyKeyHeader } from '@ohmbridge/functions/contract/route';
import { submitApplicationRoute, submitContactRoute } from '@ohmbridge/functions/contract/submission-routes';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../scripts/emulators/addresses.ts';
import { demoAdmin } from '../scripts/seed/accounts.ts';
import { type FunctionsMemory, functionsMemory } from './functions-memory.ts';
import { percentile } from './statistics.ts';

/** What a soak has seen. */
export interface SoakFigures {
  seconds: number;
  calls: number;
  /** Calls that were answered with anything but a success. */
  failed: number;
  /** In milliseconds, of all calls together. */
  p95: number;
  submissions: {
    /** Those that were answered with a success; some were sent more than once under their key. */
    sent: number;
    lost: number;
    doubled: number;
    /** Those whose mail is not in the outbox exactly once. */
    withoutMail: number;
  };
  /** Of the processes that the functions run in, at the start and after each quarter; empty where the machine does not tell. */
  memory: readonly FunctionsMemory[];
}

interface SoakOptions {
  seconds: number;
  /** Where the API is, on this machine. */
  origin: string;
  /** How many take turns at reading, writing to the firm, and editing a job of their own. */
  callers?: number;
}

/** Of each caller, so that the limits of the local stack are never reached. */
const pauseMilliseconds = 100;

/** Keeps the running local stack busy with mixed traffic, and then counts what has become of every submission. */
export async function soak({ seconds, origin, callers = 3 }: SoakOptions): Promise<SoakFigures> {
  if (!/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin)) throw new Error('A soak is for this machine only.');
  const traffic = new Traffic(origin, callers);
  await traffic.signIn();
  // Until the processes have loaded what they need, their memory says nothing.
  await traffic.keepUp(Math.min(10, seconds / 4));
  const memory = [await functionsMemory()];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await traffic.keepUp(seconds / 4);
    memory.push(await functionsMemory());
  }
  return {
    seconds,
    calls: traffic.times.length,
    failed: traffic.failed,
    p95: percentile(traffic.times, 0.95),
    submissions: { sent: traffic.sent.size, ...(await whatBecameOf(traffic.sent)) },
    memory: memory.filter((one) => one !== undefined),
  };
}

class Traffic {
  readonly #origin: string;
  readonly #callers: number;
  readonly #mark = crypto.randomUUID().slice(0, 8);
  #token = '';
  #number = 0;
  readonly times: number[] = [];
  failed = 0;
  /** The address of the sender of each submission that was answered with a success. */
  readonly sent = new Set<string>();

  constructor(origin: string, callers: number) {
    this.#origin = origin;
    this.#callers = callers;
  }

  async signIn(): Promise<void> {
    const { email, password } = demoAdmin;
    const answer = await this.#call(loginRoute, loginRoute.path, { email, password });
    if (typeof answer?.token !== 'string')
      throw new Error('The demo admin cannot sign in: is the local stack running?');
    this.#token = answer.token;
  }

  /** Has all callers call for so long, and each of them do everything once at least. */
  async keepUp(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    await Promise.all(Array.from({ length: this.#callers }, () => this.#caller(end)));
  }

  async #caller(end: number): Promise<void> {
    const created = await this.#call(createJobRoute, createJobRoute.path, this.#job(), this.#token);
    const id = (created?.data as { job: { _id: string } } | undefined)?.job._id ?? '';
    const editPath = updateJobRoute.path.replace(':id', id);
    const turns = [
      () => this.#call(listJobsRoute, `${listJobsRoute.path}?active=true`),
      () => this.#submit(),
      () => this.#call(readJobRoute, editPath, undefined, this.#token),
      () => this.#call(updateJobRoute, editPath, this.#job(), this.#token),
    ];
    for (let turn = 0; turn < turns.length || performance.now() < end; turn += 1) {
      await turns[turn % turns.length]?.();
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
    await this.#call(deleteJobRoute, editPath, undefined, this.#token);
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  #job() {
    const text = `${this.#mark} ${this.#next()}`;
    const texts = {
      title: `Soak ${text}`,
      place: 'Leeds',
      qualifications: text,
      experience: text,
      responsibilities: text,
    };
    return { ...texts, country: 'United Kingdom', isActive: false };
  }

  /** An enquiry or an application in turn; every fifth is sent three times at once, as by somebody who is impatient. */
  async #submit(): Promise<void> {
    const number = this.#next();
    const person = {
      firstName: 'Soak',
      lastName: `${number}`,
      email: `soak.${this.#mark}.${number}@example.org`,
      phone: '0123456789',
    };
    const [route, body] =
      number % 2 === 0
        ? [submitContactRoute, { ...person, message: 'Is anybody there?' }]
        : [
            submitApplicationRoute,
            { ...person, country: 'India', position: 'Graduate Trainee', cvLink: 'https://example.org/cv' },
          ];
    const key = crypto.randomUUID();
    const times = number % 5 === 0 ? 3 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.#call(route, route.path, body, undefined, key)),
    );
    if (answers.some((answer) => answer !== undefined)) this.sent.add(person.email);
  }

  /** What a success carries; `undefined` for everything else. */
  async #call(
    { method }: { method: string },
    path: string,
    body?: object,
    token?: string,
    key?: string,
  ): Promise<Record<string, unknown> | undefined> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (key !== undefined) headers.set(idempotencyKeyHeader.name, key);
    const began = performance.now();
    try {
      const response = await fetch(this.#origin + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      if (response.ok) return answer;
    } catch {
      // Counted like a refusal.
    } finally {
      this.times.push(performance.now() - began);
    }
    this.failed += 1;
    return undefined;
  }
}

async function whatBecameOf(senders: ReadonlySet<string>): Promise<Omit<SoakFigures['submissions'], 'sent'>> {
  Object.assign(process.env, emulatorEnvironment);
  const app = initializeApp({ projectId }, 'soak');
  try {
    const database = getFirestore(app);
    const stored = await countsBy(database, [collections.enquiries, collections.applications], 'email');
    const mails = await countsBy(database, [collections.mail], 'replyTo.address');
    const all = [...senders];
    return {
      lost: all.filter((sender) => !stored.has(sender)).length,
      doubled: all.filter((sender) => (stored.get(sender) ?? 0) > 1).length,
      withoutMail: all.filter((sender) => mails.get(sender) !== 1).length,
    };
  } finally {
    await deleteApp(app);
  }
}

/** How many documents of some collections there are for each value of a field. */
async function countsBy(database: Firestore, names: readonly string[], field: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const { docs } = await database.collection(name).select(field).get();
    for (const document of docs) {
      const value = String(document.get(field));
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

import type { ApiRoute, FileAnswer } from '@site/contract/shared/route';

/** One call of the API that a screen has made. */
interface ApiCall {
  parameters: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

/** A refusal by the API, in its own form. */
export class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, more: { errors?: Record<string, string>; data?: unknown } = {}) {
    this.status = status;
    this.body = { status: 'error', message, ...more };
  }
}

type DataOf<Route> =
  Route extends ApiRoute<string, infer _Body, infer _Query, infer Data>
    ? Data extends FileAnswer
      ? Blob
      : Data
    : never;

interface Answer {
  method: string;
  pattern: RegExp;
  give: (call: ApiCall) => unknown;
  calls: ApiCall[];
}

const answers: Answer[] = [];
const realFetch = globalThis.fetch;

/**
 * Answers the calls of one route until the test ends; a later answer replaces an earlier one.
 * @param give the data of a success, or a `Refusal`; a promise keeps the screen waiting
 * @returns the calls so far
 */
export function answerApi<Route extends ApiRoute>(
  route: Route,
  give: (call: ApiCall) => DataOf<Route> | Refusal | Promise<DataOf<Route> | Refusal>,
): ApiCall[] {
  const source = route.path.replace(/[.$]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const calls: ApiCall[] = [];
  answers.unshift({ method: route.method, pattern: new RegExp(`^${source}$`), give, calls });
  return calls;
}

/** Ends the answers of a test, once those on their way are given: some of them write to the database. */
export async function forgetAnswers(): Promise<void> {
  for (const end of held) end();
  held.clear();
  await Promise.allSettled(onTheirWay);
  answers.length = 0;
  beforeFirestore = undefined;
}

const onTheirWay = new Set<Promise<unknown>>();
/** The functions that end the answers that a test has not given. */
const held = new Set<() => void>();

let beforeFirestore: (() => Promise<unknown>) | undefined;

/**
 * Holds the public pages' questions to Firestore back until the test ends or holds others.
 * @param until each question waits for it, and is lost where it fails
 */
export function holdFirestore(until: () => Promise<unknown>): void {
  beforeFirestore = until;
}

/** Keeps the screen waiting for an answer until the test gives it; an answer that is never given fails when the test ends. */
export function later<Data>(): { promise: Promise<Data>; give: (data: Data) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<Data>();
  promise.catch(() => undefined);
  held.add(() => reject(new Error('The test has ended.')));
  return { promise, give: resolve };
}

async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith('/api')) {
    if (url.pathname.startsWith('/v1/projects/')) await beforeFirestore?.();
    return realFetch(input, init);
  }
  const method = init?.method ?? 'GET';
  for (const answer of answers) {
    const match = answer.method === method ? answer.pattern.exec(url.pathname) : null;
    if (!match) continue;
    const { body } = init ?? {};
    const call = {
      parameters: { ...match.groups },
      query: url.searchParams,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    };
    answer.calls.push(call);
    const answering = (async () => answer.give(call))();
    onTheirWay.add(answering);
    const given = await answering.finally(() => onTheirWay.delete(answering));
    if (given instanceof Blob) return new Response(given);
    return given instanceof Refusal
      ? Response.json(given.body, { status: given.status })
      : Response.json(given ?? {}, { status: 200 });
  }
  return Response.json(
    { status: 'error', message: `The test gives no answer to ${method} ${url.pathname}.` },
    { status: 501 },
  );
}

// No call of a test reaches a real API.
globalThis.fetch = answered;

import { submitApplicationRoute, submitContactRoute } from '@site/contract/desk/submission-routes';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { loginRoute } from '@site/contract/team/login';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rateLimitCollection } from '../../functions/src/shared/rate-limit-store.ts';
import { projectId, siteOrigin } from '../../scripts/emulators/addresses.ts';
import { firestore } from '../support/admin-sdk.ts';
import { callApi } from '../support/api-client.ts';
import { emulatorAddresses } from '../support/emulator-addresses.ts';
import { eventually } from '../support/eventually.ts';
import { uniqueMark, validApplication, validContact } from '../support/factories.ts';
import { storedThings } from '../support/stored-things.ts';

/** Gives the function of a new instance, which has its own memory. */
async function instanceOn(database: Firestore) {
  vi.resetModules();
  vi.spyOn(await import('../../functions/src/shared/firebase.ts'), 'db').mockReturnValue(database);
  return (await import('../../functions/src/shared/rate-limit-store.ts')).takeFromLimit;
}

const rateLimits = firestore.collection(rateLimitCollection);
const seconds = 1000;

/** Gives the keys of the limits that counted requests during some work. */
async function limitsCounting(act: () => Promise<unknown>): Promise<string[]> {
  const changes = async () => {
    const { docs } = await rateLimits.get();
    return new Map(docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]));
  };
  await nothingComesIn();
  const before = await changes();
  await act();
  return [...(await changes())].filter(([name, time]) => before.get(name) !== time).map(([name]) => name);
}

/** Waits until the earlier submissions are on the desk. Their acknowledgements also count, a moment after the answer. */
async function nothingComesIn(): Promise<void> {
  await eventually('what was sent to come to the desk', async () => {
    const waiting = [collections.applications, collections.enquiries].map((name) =>
      firestore.collection(name).orderBy('waitingSince').limit(1).get(),
    );
    return (await Promise.all(waiting)).every(({ empty }) => empty) || undefined;
  });
}

/** Fills a rate limit as a great number of requests would, until the test ends. */
async function fill(name: string): Promise<void> {
  onTestFinished(async () => {
    await rateLimits.doc(name).delete();
  });
  await rateLimits.doc(name).set({ expiresAt: Timestamp.fromMillis(Date.now() + 120 * seconds) });
}

function expectToBeToldToWait({ status, headers, body }: Awaited<ReturnType<typeof callApi>>): void {
  expect({ status, body }).toEqual({ status: 429, body: { status: 'error', message: messages.tooManyRequests } });
  // The window of the local stack is one minute.
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(61);
}

const sendContact = (json: unknown = validContact()) =>
  callApi(submitContactRoute.method, submitContactRoute.path, { json });
const sendApplication = () =>
  callApi(submitApplicationRoute.method, submitApplicationRoute.path, { json: validApplication() });
const tryToLogIn = (email: string) =>
  callApi(loginRoute.method, loginRoute.path, { json: { email, password: uniqueMark() } });

describe('a visitor who has sent too many forms', () => {
  it('must wait, and nothing is stored until then', async () => {
    const [key = ''] = await limitsCounting(() => sendContact({}));
    await fill(key);
    const before = await storedThings();

    expectToBeToldToWait(await sendContact());
    expectToBeToldToWait(await sendApplication());
    expect(await storedThings()).toEqual(before);

    await rateLimits.doc(key).delete();
    expect((await sendContact()).status).toBe(201);
  });

  it.each(['X-Forwarded-For', 'Fastly-Client-IP', 'X-Real-IP', 'Forwarded'])(
    'gains nothing by claiming another address as %s',
    async (header) => {
      const [key = ''] = await limitsCounting(() => sendContact({}));
      await fill(key);

      const { status } = await fetch(siteOrigin + submitContactRoute.path, {
        method: submitContactRoute.method,
        headers: { 'content-type': 'application/json', [header]: '198.51.100.7' },
        body: JSON.stringify(validContact()),
      });
      expect(status).toBe(429);
    },
  );
});

describe('a visitor who guesses passwords', () => {
  it('must wait, even before a try at another account', async () => {
    const email = `${uniqueMark()}@example.org`;
    const [key = '', ...others] = await limitsCounting(async () => expect((await tryToLogIn(email)).status).toBe(401));
    expect(others).toEqual([]);
    await fill(key);

    expectToBeToldToWait(await tryToLogIn(email));
    expectToBeToldToWait(await tryToLogIn(`${uniqueMark()}@example.org`));
  });
});

describe('the memory of the limits', () => {
  it('contains a digest and a time, but no name', async () => {
    const names = await limitsCounting(() => tryToLogIn(`${uniqueMark()}@example.org`));
    expect(names).toHaveLength(1);
    for (const name of names) {
      expect(name).toMatch(/^[\w-]{43}$/);
      expect((await rateLimits.doc(name).get()).data()).toEqual({ expiresAt: expect.any(Timestamp) });
    }
  });

  it('cannot be read or changed by clients', async () => {
    const [name = ''] = await limitsCounting(() => sendContact({}));
    const { host, port } = emulatorAddresses.firestore;
    const documents = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents/${rateLimitCollection}`;
    // The writes go one after the other: the emulator may refuse one of two writes at the same moment.
    for (const [address, request] of [
      [documents, {}],
      [`${documents}/${name}`, {}],
      [`${documents}/${name}`, { method: 'DELETE' }],
      [`${documents}/${name}`, { method: 'PATCH', body: '{"fields":{}}' }],
    ] as const) {
      expect((await fetch(address, request)).status).toBe(403);
    }
  });

  it('is shared by all instances, so the limit holds for any number of requests at once', async () => {
    const anotherApp = initializeApp({ projectId }, uniqueMark());
    const key = uniqueMark();
    onTestFinished(async () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      await rateLimits.doc(key).delete();
      await deleteApp(anotherApp);
    });
    const now = 1_800_000_000_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const instances = [await instanceOn(firestore), await instanceOn(getFirestore(anotherApp))];
    const limit = { requests: 12, windowSeconds: 60 };

    const takes = Array.from({ length: 20 }, () => instances.map((take) => take(key, limit, 10_000)));
    const decisions = await Promise.all(takes.flat());

    expect(decisions.filter(({ granted }) => granted)).toHaveLength(12);
    expect((await rateLimits.doc(key).get()).get('expiresAt').toMillis()).toBe(now + 60 * seconds);
  });
});

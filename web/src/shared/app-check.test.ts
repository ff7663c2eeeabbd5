import { collection, getDocs } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { appCheckToken } from './app-check.ts';
import { publicFirestore } from './public-firestore.ts';

// These tests use the real Firebase client, but neither reCAPTCHA nor its servers. All tests share one App Check, like a
// page.

const execute = vi.fn<() => Promise<string>>();
const fetched = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  const element = () => ({ style: {} });
  const ready = (begin: () => void) => begin();
  const render = (_place: string, { callback }: { callback: () => void }) => callback();
  vi.stubGlobal('self', { grecaptcha: { enterprise: { ready, render, execute } } });
  vi.stubGlobal('document', { createElement: element, body: { appendChild: element } });
  vi.stubGlobal('fetch', fetched);
  execute.mockResolvedValue('a-proof');
  fetched.mockImplementation(async (address) =>
    address.includes('appcheck') ? Response.json({ token: 'a-token', ttl: '3600s' }) : Response.json([]),
  );
});

test('the public Firestore is opened once, and its first question already carries a token', async () => {
  const [first, second] = await Promise.all([publicFirestore(), publicFirestore()]);
  expect(first).toBe(second);
  expect(await publicFirestore()).toBe(first);
  await getDocs(collection(first, 'jobs'));
  expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ 'x-firebase-appcheck': 'a-token' });
});

test('a form is sent without a token where reCAPTCHA is blocked', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // Two hours later, the token of a minute ago has expired.
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000 });
  const { promise, resolve } = Promise.withResolvers<string>();
  execute.mockReturnValue(promise);
  const token = appCheckToken();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await token).toBeUndefined();
  resolve('a-proof');
  expect(await appCheckToken()).toBe('a-token');
});

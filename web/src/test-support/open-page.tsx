import { Global } from '@emotion/react';
import { messages } from '@site/contract/shared/messages';
import { secondFactorWaived } from '@site/contract/team/admin';
import { roles as allRoles, type Role } from '@site/contract/team/roles';
import type { Pending } from '@site/contract/team/sign-in';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  getFirestore,
  setDoc,
  Timestamp,
  type UpdateData,
  updateDoc,
} from 'firebase/firestore';
import {
  connectFirestoreEmulator as connectPublicFirestore,
  getFirestore as getPublicFirestore,
} from 'firebase/firestore/lite';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../app/early-input.ts';
import { areListenersConfirmed, endIdleListeners } from '../admin/components/use-live.ts';
import { adminQueries } from '../admin/dashboard/admin-queries.ts';
import { SessionKeeper } from '../admin/session/session-keeper.ts';
import { App } from '../app/App.tsx';
import { Router } from '../app/navigation/Router.tsx';
import { pageAt } from '../app/route-parts.tsx';
import { routes } from '../app/routes.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { ApiError } from '../shared/api.ts';
import { queryClient } from '../shared/query-client.ts';
import { globalStyles } from '../ui/theme/global-styles.ts';
import { materialTheme } from '../ui/theme/theme.ts';
import { forgetAnswers } from './api-answers.ts';

/**
 * The base of the screen tests. Each test file runs in a real browser with a new project on the Firestore emulator,
 * under the real rules: `openPage` draws the whole application at an address, `signIn` says who is in the admin area,
 * `store` writes documents past the rules. Calls of `/api` get the answers that the test gives (`api-answers.ts`).
 */
const projectId = `demo-screens-${crypto.randomUUID().slice(0, 8)}`;
const [emulatorHost = '', emulatorPort = ''] = inject('firestoreEmulator').split(':');

/** The uid of the admin whom `signIn` signs in. */
export const adminUid = 'screen-admin';

const adminToken = { sub: adminUid, email: 'admin@example.com', admin: true, auth_time: Math.floor(Date.now() / 1000) };

// The application takes the app and the database that are there. Both come before it first asks for them.
const app = initializeApp({ projectId, apiKey: 'demo-api-key', storageBucket: `${projectId}.firebasestorage.app` });
connectFirestoreEmulator(getFirestore(app), emulatorHost, Number(emulatorPort), { mockUserToken: adminToken });
connectPublicFirestore(getPublicFirestore(app), emulatorHost, Number(emulatorPort));

const owner = initializeApp({ projectId }, 'owner');
/** The database past its rules. */
export const database = getFirestore(owner);
connectFirestoreEmulator(database, emulatorHost, Number(emulatorPort), { mockUserToken: 'owner' });

const start = location.href;

const style = document.createElement('style');
style.textContent = globalStyles;
document.head.append(style);
// Styles hide what works only once scripts have come.
document.documentElement.dataset.hydrated = '';

/** The addresses for which the application would have left its document; the frame of the test stays. */
export const leftFor: string[] = [];

navigation.addEventListener('navigate', (event) => {
  const { sameDocument, url } = event.destination;
  if (sameDocument || event.downloadRequest !== null || !event.cancelable) return;
  event.preventDefault();
  leftFor.push(url.replace(location.origin, ''));
});

/** Empties the database. A stack with its own data gives them to each new project. */
const emptyDatabase = () =>
  fetch(`http://${emulatorHost}:${emulatorPort}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });

beforeAll(emptyDatabase);

afterEach(async () => {
  await cleanup();
  leftFor.length = 0;
  await vi.waitUntil(endIdleListeners);
  await forgetAnswers();
  await restoreScreen();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', start);
  adminQueries.clear();
  queryClient.clear();
  admin = undefined;
  tellAccount(undefined);
  await emptyDatabase();
});

afterAll(() => deleteApp(owner));

/** Draws the whole application at an address, once the code of its page is there. */
export async function openPage(address: string) {
  history.replaceState(null, '', address);
  await pageAt(routes, location.pathname).page.loadWhole(pageAt(routes, location.pathname).parameters);
  // Drawn before anything is looked for.
  return flushSync(() =>
    render(
      <>
        {/* A document of the site brings these along. */}
        <Global styles={materialTheme().generateStyleSheets()} />
        <Router routes={routes}>
          <App routes={routes} styleCache={createStyleCache()} data={undefined} />
        </Router>
      </>,
    ),
  );
}

const desk = { width: 1280, height: 800 };

/** The message of the page with these words, which screen readers read out. */
export const said = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

/** The warning of the page with these words. */
export const warned = (words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });

/** Makes the screen as wide as a phone's, or as another, until the test ends. */
export async function resize(width: number, height = desk.height): Promise<void> {
  await page.viewport(width, height);
}

let isMoving = false;

/** Lets things move until the test ends: by default visitors ask for less motion, so that nothing has to be waited for. */
export async function allowMotion(): Promise<void> {
  isMoving = true;
  await prefer('no-preference');
}

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

async function restoreScreen(): Promise<void> {
  if (isMoving) await prefer('reduce');
  isMoving = false;
  if (innerWidth !== desk.width || innerHeight !== desk.height) await page.viewport(desk.width, desk.height);
}

/** Writes documents past the rules, by their paths, for instance `jobs/one`. */
export async function store(documents: Record<string, object>): Promise<void> {
  await vi.waitUntil(areListenersConfirmed, { timeout: 60_000 });
  await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(database, path), withOurTimes(data))));
}

/** Changes fields of a document past the rules, as a colleague or the server does while a page is open. */
export async function change(path: string, fields: UpdateData<DocumentData>): Promise<void> {
  await vi.waitUntil(areListenersConfirmed, { timeout: 60_000 });
  await updateDoc(doc(database, path), fields);
}

/** Timestamps of Firestore's light client, which factories may make, are those of another class. */
function withOurTimes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if ('seconds' in value && 'nanoseconds' in value)
    return new Timestamp(Number(value.seconds), Number(value.nanoseconds)) as Value;
  if (Array.isArray(value)) return value.map(withOurTimes) as Value;
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withOurTimes(field)])) as Value;
}

/** The admin who is signed in; the session reads it whenever it asks. */
let admin: { roles: readonly Role[]; pending?: Pending | undefined } | undefined;
let tellAccount: (uid: string | undefined) => void = () => undefined;

/** The session that the admin area finds: see `open-session.ts`. */
export const testSession = new SessionKeeper({
  accounts: {
    watch(listener) {
      tellAccount = listener;
      return () => undefined;
    },
    signIn: async () => undefined,
    signInByToken: async () => undefined,
    signOut: async () => undefined,
    signedInAt: async () => adminToken.auth_time * 1000,
    token: async () => 'a token',
  },
  async readUser() {
    if (!admin) throw new ApiError(messages.signInRequired, 401);
    const { email } = adminToken;
    const user = { uid: adminUid, name: 'Demo Admin', username: email, email, admin: true };
    return { user, roles: admin.roles, ...(admin.pending && { pending: admin.pending }) };
  },
  sendLogout: async () => undefined,
  readsEnded: async () => undefined,
});

/**
 * Signs an admin in, with their record in the database.
 * @param roles all, where nothing is said
 */
export async function signIn(roles: readonly Role[] = allRoles, pending?: Pending): Promise<void> {
  await store({
    [`admins/${adminUid}`]: {
      email: adminToken.email,
      roles,
      dailyMail: true,
      validSince: adminToken.auth_time - 60,
      secondFactor: secondFactorWaived,
      grantedAt: Timestamp.now(),
    },
  });
  admin = { roles, pending };
  tellAccount(adminUid);
  await vi.waitUntil(() => testSession.current().status === (pending ? 'pending' : 'signed-in'));
}

/** From now on the API takes the session for complete; the session learns it when it asks again. */
export function completeSession(): void {
  if (admin) admin = { roles: admin.roles };
}

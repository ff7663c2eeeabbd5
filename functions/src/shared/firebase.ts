import { type App, initializeApp } from 'firebase-admin/app';
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type Functions, getFunctions } from 'firebase-admin/functions';
import type { Storage } from 'firebase-admin/storage';
import { requiredParameters } from './configuration.ts';

// This project's Firebase services. Each is opened when it is first used, because none may be opened during a deployment. Code
// calls these functions where it needs a service. Tests replace them with `vi.spyOn`, so no function here may call another that
// a test replaces.

/** The region in which everything of this project runs and is stored. */
export const region = 'europe-west2';

let initialised: App | undefined;

function app(): App {
  initialised ??= initializeApp(emulatorOptions());
  return initialised;
}

// The account of a task. The emulators check none, but the SDK would ask Google Cloud's metadata server, which some
// networks answer late or never.
const emulatorOptions = () =>
  process.env.CLOUD_TASKS_EMULATOR_HOST ? { serviceAccountId: 'emulator@localhost' } : undefined;

/** Does some work on the services of another app: an operator's command opens one for the project that it names. */
export async function onApp<Result>(other: App, work: () => Promise<Result>): Promise<Result> {
  const before = { initialised, database };
  initialised = other;
  database = undefined;
  try {
    return await work();
  } finally {
    ({ initialised, database } = before);
  }
}

let database: Firestore | undefined;

export function db(): Firestore {
  database ??= openFirestore(app());
  return database;
}

export const auth = (): Auth => getAuth(app());

export const appCheck = (): AppCheck => getAppCheck(app());

export const taskQueues = (): Functions => getFunctions(app());

/** Opens a bucket: by default the one that holds the PDFs of jobs and the files of applicants and enquirers. */
export async function bucket(name = requiredParameters(process.env, 'FILES_BUCKET').FILES_BUCKET): Promise<Bucket> {
  // Few requests need files, and this SDK is a fifth of a cold start.
  const { getStorage } = await import('firebase-admin/storage');
  return openBucket(getStorage(app()), name);
}

/** Opens the Firestore database of an app. Call it once for each app. */
export function openFirestore(app: App): Firestore {
  // Over HTTP: nothing here needs gRPC, and a cold start then neither loads it nor opens its channel.
  const opened = initializeFirestore(app, { preferRest: true });
  opened.settings({ ignoreUndefinedProperties: true, ...emulatorAccess() });
  return opened;
}

// Over HTTP the SDK looks for Google credentials even on the emulator, which takes everyone who says "owner".
function emulatorAccess() {
  if (!process.env.FIRESTORE_EMULATOR_HOST) return {};
  const asOwner: typeof fetch = (address, request) => {
    const headers = new Headers(request?.headers);
    headers.set('Authorization', 'Bearer owner');
    return fetch(address, { ...request, headers });
  };
  return { auth: { getRequestHeaders: async () => new Headers(), fetch: asOwner } };
}

export type Bucket = ReturnType<Storage['bucket']>;

/** `IdempotencyStrategy.RetryAlways` of the Storage SDK, which is not loaded for it. */
const retryAlways = 0;

/** Opens a bucket that repeats every call that a dropped connection or a busy server has stopped. */
export function openBucket(storage: Storage, name?: string): Bucket {
  const opened = storage.bucket(name);
  // The SDK itself repeats no call that could have two effects, and after the first such call no read either. Every call here
  // has one effect: names are random, and an object that exists is overwritten.
  opened.storage.retryOptions.idempotencyStrategy = retryAlways;
  return opened;
}

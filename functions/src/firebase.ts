import { type App, initializeApp } from 'firebase-admin/app';
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Functions, getFunctions } from 'firebase-admin/functions';
import type { Storage } from 'firebase-admin/storage';
import { openFirestore } from './open-firestore.ts';

// Functions and not values, because nothing may be opened while the functions are deployed.

let initialised: App | undefined;

function app(): App {
  initialised ??= initializeApp(emulatorOptions());
  return initialised;
}

// Whom a task runs as. On the emulators nobody checks, but the SDK would ask Google Cloud's metadata server, which some
// networks answer late or never.
const emulatorOptions = () =>
  process.env.CLOUD_TASKS_EMULATOR_HOST ? { serviceAccountId: 'emulator@localhost' } : undefined;

let database: Firestore | undefined;

/** A promise, because that is what the stores take. */
export async function firestore(): Promise<Firestore> {
  database ??= openFirestore(app());
  return database;
}

export const auth = (): Auth => getAuth(app());

export const appCheck = (): AppCheck => getAppCheck(app());

/** `IdempotencyStrategy.RetryAlways` of the Storage SDK, which is not loaded for it. */
const retryAlways = 0;

/** Few requests are about files, and this SDK is a fifth of a cold start. */
export async function bucket(name: string): Promise<ReturnType<Storage['bucket']>> {
  const { getStorage } = await import('firebase-admin/storage');
  const opened = getStorage(app()).bucket(name);
  // By itself the SDK repeats nothing that could have two effects. Whatever is done here has one: names are random.
  opened.storage.retryOptions.idempotencyStrategy = retryAlways;
  return opened;
}

export const functions = (): Functions => getFunctions(app());

import { type App, initializeApp } from 'firebase-admin/app';
import { type AppCheck, getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Functions, getFunctions } from 'firebase-admin/functions';
import { type Bucket, openBucket } from '../shared/open-bucket.ts';
import { openFirestore } from '../shared/open-firestore.ts';

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

/** Few requests are about files, and this SDK is a fifth of a cold start. */
export async function bucket(name: string): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return openBucket(getStorage(app()), name);
}

export const functions = (): Functions => getFunctions(app());

import { type App, initializeApp } from 'firebase-admin/app';
import type { AppCheck } from 'firebase-admin/app-check';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Functions } from 'firebase-admin/functions';

type Bucket = ReturnType<import('firebase-admin/storage').Storage['bucket']>;

// Each SDK is loaded by the first request that needs it: they are most of a cold start.

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

/** The Firestore database. */
export async function firestore(): Promise<Firestore> {
  if (!database) {
    const { openFirestore } = await import('./open-firestore.ts');
    database ??= openFirestore(app());
  }
  return database;
}

/** Firebase Authentication. */
export async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(app());
}

/** App Check. */
export async function appCheck(): Promise<AppCheck> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(app());
}

/** A Cloud Storage bucket. */
export async function bucket(name: string): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app()).bucket(name);
}

/** The task queues. */
export async function functions(): Promise<Functions> {
  const { getFunctions } = await import('firebase-admin/functions');
  return getFunctions(app());
}

import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { type Bucket, openBucket } from '../../functions/src/shared/firebase.ts';
import { emulatorEnvironment, region } from '../../scripts/emulators/addresses.ts';
import { testedProduct } from './tested-product.ts';

// Reads the stored data past the rules, always from the emulators, wherever the tests are started.
Object.assign(process.env, emulatorEnvironment);

// With its own name: the functions, which some tests call in their own process, have the app without a name.
const name = 'tests';
const { projectId, bucket: storageBucket } = testedProduct;
const app: App = getApps().find((one) => one.name === name) ?? initializeApp({ projectId, storageBucket }, name);

export const firestore: Firestore = getFirestore(app);
export const auth: Auth = getAuth(app);
export const bucket: Bucket = openBucket(getStorage(app));

/** Makes a task for a function. The emulator carries it out at once, whatever moment it is for. */
export function enqueueTask(functionName: string, task: object): Promise<void> {
  return getFunctions(app).taskQueue(`locations/${region}/functions/${functionName}`).enqueue(task);
}

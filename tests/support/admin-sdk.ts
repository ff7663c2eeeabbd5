import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { type Bucket, openBucket } from '../../functions/src/shared/firebase.ts';
import { emulatorEnvironment, region } from '../../scripts/emulators/addresses.ts';
import { testedProduct } from './tested-product.ts';

// The SDK reads the stored data without rules. These variables make it use the emulators, wherever the tests are started.
Object.assign(process.env, emulatorEnvironment);

// The app has its own name, because the functions use the app without a name, and some tests call them in the same process.
const name = 'tests';
const { projectId, bucket: storageBucket } = testedProduct;
const app: App = getApps().find((one) => one.name === name) ?? initializeApp({ projectId, storageBucket }, name);

export const firestore: Firestore = getFirestore(app);
export const auth: Auth = getAuth(app);
export const bucket: Bucket = openBucket(getStorage(app));

/** Makes a task for a function. The emulator runs the task at once, even if it has a later time. */
export function enqueueTask(functionName: string, task: object): Promise<void> {
  return getFunctions(app).taskQueue(`locations/${region}/functions/${functionName}`).enqueue(task);
}

import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { testedProduct } from './tested-product.ts';

// Looks past the rules at what is stored, and on the emulators only, wherever the tests are started from.
Object.assign(process.env, emulatorEnvironment);

const app: App =
  getApps()[0] ?? initializeApp({ projectId: testedProduct.projectId, storageBucket: testedProduct.bucket });

export const firestore: Firestore = getFirestore(app);
export const auth: Auth = getAuth(app);
export const bucket: ReturnType<Storage['bucket']> = getStorage(app).bucket();

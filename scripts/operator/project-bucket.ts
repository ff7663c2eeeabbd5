import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { type Bucket, openBucket } from '../../functions/src/shared/firebase.ts';
import { storageBucket } from '../emulators/addresses.ts';

/** Gives the bucket of a project or of the local stack: the named one, or else the default bucket of a new project. */
export function projectBucket(app: App, project: string | undefined, name: string | undefined): Bucket {
  return openBucket(
    getStorage(app),
    name ?? (project === undefined ? storageBucket : `${project}.firebasestorage.app`),
  );
}

import { collections } from '@ohmbridge/contract/shared/collections';
import { appCheckToken } from '../../../shared/app-check.ts';
import { emulators, firebaseOptions } from '../../../shared/environment.ts';

/**
 * Whether a job is open now. One question is not worth Firestore's client, which every reader of a job's page would load: it
 * is asked at its plain address, under the same rules.
 * @throws where Firestore does not say
 */
export async function isJobOpen(id: string): Promise<boolean> {
  const token = await appCheckToken();
  const origin = emulators
    ? `http://${emulators.host}:${emulators.ports.firestore}`
    : 'https://firestore.googleapis.com';
  const documents = `${origin}/v1/projects/${firebaseOptions.projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(
    `${documents}/${collections.jobs}/${encodeURIComponent(id)}?mask.fieldPaths=isActive`,
    { cache: 'no-store', headers: token === undefined ? {} : { 'X-Firebase-AppCheck': token } },
  );
  // The rules refuse a job that is over, and one that is not there.
  if (ok || status === 403) return ok;
  throw new Error(`Firestore answered ${status}.`);
}

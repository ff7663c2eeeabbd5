import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { executableOnPath } from './executables.ts';
import { isCached, isReachable, type OfficialSource } from './official-parts.ts';

export type FirestoreEmulator =
  | { from: 'environment' | 'firebase cache'; jar: string }
  /** The same emulator, in a jar that does not say which class to start. */
  | { from: 'Google Cloud CLI'; jar: string }
  | { from: 'download'; url: string };

/** Looks for the Firestore emulator: what the environment names, firebase's cache, the Google Cloud CLI's copy, a download. */
export async function findFirestoreEmulator(
  environment: NodeJS.ProcessEnv,
  official: OfficialSource,
): Promise<FirestoreEmulator | undefined> {
  const explicit = environment.FIRESTORE_EMULATOR_BINARY_PATH;
  if (explicit !== undefined && explicit !== '') {
    return existsSync(explicit) ? { from: 'environment', jar: explicit } : undefined;
  }
  if (isCached(official)) return { from: 'firebase cache', jar: official.file };
  const jar = cloudCliJar(environment.PATH);
  if (jar !== undefined) return { from: 'Google Cloud CLI', jar };
  if (await isReachable(official)) return { from: 'download', url: official.url };
  return undefined;
}

/** `gcloud` is mostly a link into the CLI's own folder, which holds the emulator where that component is installed. */
function cloudCliJar(path: string | undefined): string | undefined {
  const gcloud = executableOnPath('gcloud', path);
  if (gcloud === undefined) return undefined;
  let folder = dirname(realpathSync(gcloud));
  while (folder !== dirname(folder)) {
    const jar = join(folder, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
    if (existsSync(jar)) return jar;
    folder = dirname(folder);
  }
  return undefined;
}

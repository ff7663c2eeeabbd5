import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { executableOnPath } from '../process/executables.ts';
import { root } from '../process/paths.ts';

/** The parts that firebase-tools downloads. */
export type OfficialPart = 'firestore' | 'storage' | 'ui';

interface PartDetails {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/** The place of a part in the cache of firebase-tools, and its address. */
export interface OfficialSource {
  file: string;
  url: string;
}

export type FirestoreEmulator =
  | { from: 'environment' | 'firebase cache'; jar: string }
  /** The same emulator, in a jar that does not name its main class. */
  | { from: 'Google Cloud CLI'; jar: string }
  | { from: 'download'; url: string };

export type StorageRulesRuntime =
  | { from: 'environment' | 'firebase cache'; jar: string }
  | { from: 'download'; url: string }
  /** The adapter in `without-download/`. */
  | { from: 'adapter' };

/**
 * Looks for the Firestore emulator in this order: a path in the environment, firebase's cache, the Google Cloud CLI's copy, a
 * download.
 */
export async function findFirestoreEmulator(
  environment: NodeJS.ProcessEnv,
  official: OfficialSource,
): Promise<FirestoreEmulator | undefined> {
  const explicit = environment.FIRESTORE_EMULATOR_BINARY_PATH;
  if (explicit) return existsSync(explicit) ? { from: 'environment', jar: explicit } : undefined;
  if (isCached(official)) return { from: 'firebase cache', jar: official.file };
  const jar = cloudCliJar(environment.PATH);
  if (jar !== undefined) return { from: 'Google Cloud CLI', jar };
  if (await isReachable(official)) return { from: 'download', url: official.url };
  return undefined;
}

/**
 * Looks for the runtime of Storage rules in this order: a path in the environment, firebase's cache, a download, the adapter.
 */
export async function findStorageRules(
  environment: NodeJS.ProcessEnv,
  official: OfficialSource,
): Promise<StorageRulesRuntime | undefined> {
  const explicit = environment.STORAGE_EMULATOR_BINARY_PATH;
  if (explicit) return existsSync(explicit) ? { from: 'environment', jar: explicit } : undefined;
  if (isCached(official)) return { from: 'firebase cache', jar: official.file };
  if (await isReachable(official)) return { from: 'download', url: official.url };
  return { from: 'adapter' };
}

/** Gives the folder to which firebase-tools downloads. */
export function firebaseCacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/** Reads the exact version of a part that the installed firebase-tools needs. */
export function officialSource(part: OfficialPart, cacheFolder = firebaseCacheFolder()): OfficialSource {
  const list = join(root, 'node_modules', 'firebase-tools', 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  const { firestore, storage, ui } = JSON.parse(readFileSync(list, 'utf8')) as {
    firestore: PartDetails;
    storage: PartDetails;
    ui: { main: PartDetails };
  };
  const details = { firestore, storage, ui: ui.main }[part];
  return { file: join(cacheFolder, details.downloadPathRelativeToCacheDir), url: details.remoteUrl };
}

/** Tells whether the cache of firebase-tools has a part. */
export function isCached(source: OfficialSource): boolean {
  return existsSync(source.file);
}

/** Tells whether a part can be downloaded. The wait is short, because a closed network may not answer. */
export async function isReachable(source: OfficialSource): Promise<boolean> {
  try {
    const answer = await fetch(source.url, { method: 'HEAD', signal: AbortSignal.timeout(4000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Finds the emulator in the folder of the Cloud CLI. `gcloud` on the PATH is often a link into that folder. */
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

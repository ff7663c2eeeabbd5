import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { executableOnPath } from '../process/executables.ts';
import { root } from '../process/paths.ts';

/** The parts that firebase-tools does not carry itself but downloads. */
export type OfficialPart = 'firestore' | 'storage' | 'ui';

interface PartDetails {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/** Where firebase-tools keeps a part, and where it gets it from. */
export interface OfficialSource {
  file: string;
  url: string;
}

export type FirestoreEmulator =
  | { from: 'environment' | 'firebase cache'; jar: string }
  /** The same emulator, in a jar that does not say which class to start. */
  | { from: 'Google Cloud CLI'; jar: string }
  | { from: 'download'; url: string };

export type StorageRulesRuntime =
  | { from: 'environment' | 'firebase cache'; jar: string }
  | { from: 'download'; url: string }
  /** Our own adapter to the evaluator inside the Firestore emulator's jar. */
  | { from: 'adapter' };

/** Looks for the Firestore emulator: what the environment names, firebase's cache, the Google Cloud CLI's copy, a download. */
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

/** Looks for what judges Storage rules: what the environment names, firebase's cache, a download; else our adapter does it. */
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

/** The folder that firebase-tools downloads to. */
export function firebaseCacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/** What the installed firebase-tools says about a part: the exact version that it wants. */
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

/** Whether firebase-tools has the part in its cache already. */
export function isCached(source: OfficialSource): boolean {
  return existsSync(source.file);
}

/** Whether the part could be downloaded now. A closed network may swallow the question, so the wait is short. */
export async function isReachable(source: OfficialSource): Promise<boolean> {
  try {
    const answer = await fetch(source.url, { method: 'HEAD', signal: AbortSignal.timeout(4000) });
    return answer.ok;
  } catch {
    return false;
  }
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

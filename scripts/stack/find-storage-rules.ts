import { existsSync } from 'node:fs';
import { isCached, isReachable, type OfficialSource } from './official-parts.ts';

export type StorageRulesRuntime =
  | { from: 'environment' | 'firebase cache'; jar: string }
  | { from: 'download'; url: string }
  /** Our own adapter to the evaluator inside the Firestore emulator's jar. */
  | { from: 'adapter' };

/** Looks for what judges Storage rules: what the environment names, firebase's cache, a download; else our adapter does it. */
export async function findStorageRules(
  environment: NodeJS.ProcessEnv,
  official: OfficialSource,
): Promise<StorageRulesRuntime | undefined> {
  const explicit = environment.STORAGE_EMULATOR_BINARY_PATH;
  if (explicit !== undefined && explicit !== '') {
    return existsSync(explicit) ? { from: 'environment', jar: explicit } : undefined;
  }
  if (isCached(official)) return { from: 'firebase cache', jar: official.file };
  if (await isReachable(official)) return { from: 'download', url: official.url };
  return { from: 'adapter' };
}

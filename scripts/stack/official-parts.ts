import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.ts';

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

import { cacheFolder, root } from '../process/paths.ts';
import { portOffset } from './ports.ts';

/** The files of one run of the stack. Each set of ports has its own folder. */
export const runFolder = portOffset() === 0 ? cacheFolder : `${cacheFolder}/${portOffset()}`;

export const logsFolder = `${runFolder}/logs`;

/** The data that a developer's stack keeps between runs. Each set of ports has its own. */
export const dataFolder = dataFolderAt(portOffset());

export function dataFolderAt(offset: number): string {
  return offset === 0 ? `${root}/.data` : `${root}/.data-${offset}`;
}

/** Temporary files of the emulators. The name is short, because the path of a socket has at most 103 characters. */
export const temporaryFilesFolder = `${runFolder}/tmp`;

import { cacheFolder, root } from '../process/paths.ts';
import { portOffset } from './ports.ts';

/** What belongs to one run of the stack: runs with ports of their own stand side by side. */
export const runFolder = portOffset() === 0 ? cacheFolder : `${cacheFolder}/${portOffset()}`;

export const logsFolder = `${runFolder}/logs`;

/** What a developer's local stack remembers between two runs: each set of ports has data of its own. */
export const dataFolder = dataFolderAt(portOffset());

export function dataFolderAt(offset: number): string {
  return offset === 0 ? `${root}/.data` : `${root}/.data-${offset}`;
}

/** What the emulators hold only while they run. A short name: sockets lie in it, whose paths may have 103 characters. */
export const temporaryFilesFolder = `${runFolder}/tmp`;

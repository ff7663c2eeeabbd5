import { fileURLToPath } from 'node:url';
import { portOffset } from '../emulators/ports.ts';

/** The root of the project, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything here can be deleted at any time; it is made again. */
export const cacheFolder = `${root}/.cache`;

/** What belongs to one run of the stack: runs with ports of their own stand side by side. */
export const runFolder = portOffset() === 0 ? cacheFolder : `${cacheFolder}/${portOffset()}`;
export const logsFolder = `${runFolder}/logs`;

/** What a developer's local stack remembers between two runs. */
export const dataFolder = `${root}/.data`;

/** The executables of the packages, without what Windows puts behind their names. */
export const binFolder = `${root}/node_modules/.bin`;

/** What the emulators hold only while they run. A short name: sockets lie in it, whose paths may have 103 characters. */
export const temporaryFilesFolder = `${runFolder}/tmp`;

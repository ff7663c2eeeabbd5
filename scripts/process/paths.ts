import { fileURLToPath } from 'node:url';

/** The root of the project, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything here can be deleted at any time; it is made again. */
export const cacheFolder = `${root}/.cache`;

/** The executables of the packages, without what Windows puts behind their names. */
export const binFolder = `${root}/node_modules/.bin`;

import { fileURLToPath } from 'node:url';

/** The root of the project, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Generated files. Everything here can be deleted at any time. */
export const cacheFolder = `${root}/.cache`;

/** The executables of the packages. Windows adds an extension to their names. */
export const binFolder = `${root}/node_modules/.bin`;

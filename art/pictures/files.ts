import { fileURLToPath } from 'node:url';

/** The folder of the scene files and of the renderer. */
export const artFolder = fileURLToPath(new URL('..', import.meta.url));

/** Files of this machine only, with the masters. Without the masters, a change of the encoding requires a new render. */
export const workFolder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));
export const mastersFolder = `${workFolder}/masters`;
export const previewFolder = `${workFolder}/preview`;
/** Files in the making. The next run empties the folder. */
export const unfinishedFolder = `${workFolder}/unfinished`;

/** The sources of a picture's files. */
export interface PictureRecord {
  inputs: string;
  encoding: string;
}

/**
 * The inputs of each rendered picture, by number. The file is committed, so that a clone knows which pictures need no render.
 */
export const recordsFile = fileURLToPath(new URL('../pictures.json', import.meta.url));

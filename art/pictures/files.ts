import { fileURLToPath } from 'node:url';

/** Where the scene files and what renders them are. */
export const artFolder = fileURLToPath(new URL('..', import.meta.url));

/** What only this machine needs. The masters are here; without them a change of the encoding means rendering again. */
export const workFolder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));
export const mastersFolder = `${workFolder}/masters`;
export const previewFolder = `${workFolder}/preview`;
/** What is being made, until it is complete. Emptied by the next run. */
export const unfinishedFolder = `${workFolder}/unfinished`;

/** What the files of a picture were made of. */
export interface PictureRecord {
  inputs: string;
  encoding: string;
}

/** What was rendered from what, by number. Committed: a clone knows what needs no render. */
export const recordsFile = fileURLToPath(new URL('../pictures.json', import.meta.url));

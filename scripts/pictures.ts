import { makePictures } from '../web/art/pictures.ts';
import { interruption, runCommandLine, unlessInterrupted } from './process/command-line.ts';

/** `npm run pictures`: see there. */
await runCommandLine(() => unlessInterrupted(interruption(), makePictures(process.argv.slice(2))));

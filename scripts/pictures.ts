import { makePictures } from '../web/art/pictures.ts';
import { runCommandLine } from './stack/expected-failure.ts';
import { interruption, unlessInterrupted } from './stack/interruption.ts';

/** `npm run pictures`: see there. */
await runCommandLine(() => unlessInterrupted(interruption(), makePictures(process.argv.slice(2))));

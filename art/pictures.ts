import { parseArgs } from 'node:util';
import { interruption, runCommandLine, unlessInterrupted } from '../scripts/process/command-line.ts';
import { ExpectedError } from '../scripts/process/expected-error.ts';
import { encodingMark } from './pictures/encoding.ts';
import { Ledger, type Stage } from './pictures/ledger.ts';
import { oneAtATime } from './pictures/one-at-a-time.ts';
import { inWords, remainingSeconds } from './pictures/remaining.ts';
import { makePicture, previewPicture } from './pictures/render.ts';
import { type MarkedPicture, scenePictures } from './pictures/scenes.ts';
import { selectPictures } from './pictures/selection.ts';
import { denoiserWeights } from './pictures/weights.ts';

/**
 * `npm run pictures`: renders the pictures of the scene files (`art/scenes`) and makes the files that the site delivers.
 * npm run pictures                      every picture that is not up to date
 * npm run pictures -- VIS-101 'VIS-2*'  these pictures; a scene file's: -- switchroom
 * npm run pictures -- --list            the state of each picture
 * npm run pictures -- --preview VIS-101 small and quick, into .cache/pictures/preview
 * npm run pictures -- --again VIS-101   even if the picture is up to date
 * The command can be stopped at any time: finished files stay, and the next run continues.
 * @returns the exit code
 */
async function makePictures(words: readonly string[]): Promise<number> {
  const { values, positionals } = readWords(words);
  const pictures = await scenePictures();
  const chosen = selectPictures(pictures, positionals);
  const ledger = await Ledger.open();
  const stageOf = (picture: MarkedPicture): Stage => (values.again ? 'render' : ledger.stageOf(picture, encodingMark));
  if (values.list) return list(chosen, stageOf, ledger);
  return await oneAtATime(async () => {
    if (values.preview) return await preview(chosen);
    if (positionals.length === 0) {
      for (const number of await ledger.forgetAllBut(pictures))
        console.log(`${number}: no scene file has it; removed.`);
    }
    return await make(chosen, stageOf, ledger);
  });
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { list: { type: 'boolean' }, preview: { type: 'boolean' }, again: { type: 'boolean' } },
    });
  } catch {
    throw new ExpectedError('The options are --list, --preview and --again; every other word names pictures.');
  }
}

type StageOf = (picture: MarkedPicture) => Stage;

const stateWords: Readonly<Record<Stage, string>> = {
  nothing: 'up to date',
  encode: 'to be encoded',
  render: 'to be rendered',
};

function list(pictures: readonly MarkedPicture[], stageOf: StageOf, ledger: Ledger): number {
  for (const picture of pictures) {
    const { number, width, height, scene } = picture;
    console.log(`${number}  ${`${width}×${height}`.padEnd(9)}  ${stateWords[stageOf(picture)].padEnd(14)}  ${scene}`);
  }
  const waiting = pictures.filter((picture) => stageOf(picture) === 'render');
  const seconds = remainingSeconds(numbersOf(waiting), measuredTimes(pictures, ledger));
  console.log(`\n${pictures.length} pictures, ${waiting.length} to be rendered, about ${inWords(seconds)}`);
  return 0;
}

async function preview(pictures: readonly MarkedPicture[]): Promise<number> {
  const weights = await denoiserWeights();
  for (const picture of pictures) console.log(await previewPicture(picture, weights));
  return 0;
}

async function make(pictures: readonly MarkedPicture[], stageOf: StageOf, ledger: Ledger): Promise<number> {
  const work = pictures
    .map((picture) => ({ picture, stage: stageOf(picture) }))
    .filter(({ stage }) => stage !== 'nothing');
  const waiting = work.flatMap(({ picture, stage }) => (stage === 'render' ? [picture.number] : []));
  const weights = waiting.length > 0 ? await denoiserWeights() : '';
  const failures: string[] = [];
  for (const [place, { picture, stage }] of work.entries()) {
    const { number, scene } = picture;
    const began = performance.now();
    process.stdout.write(`[${place + 1}/${work.length}] ${number} (${scene}) …`);
    const defects = await makePicture(picture, stage, ledger, weights).catch(defectsOf);
    if (stage === 'render') waiting.shift();
    const took = defects.length === 0 ? inWords((performance.now() - began) / 1000) : 'failed';
    const left = remainingSeconds(waiting, measuredTimes(pictures, ledger));
    console.log(` ${took}${left > 0 ? `, about ${inWords(left)} left` : ''}`);
    if (defects.length > 0) failures.push(`${number}: ${defects.join('; ')}`);
  }
  console.log(`${work.length - failures.length} made, ${pictures.length - work.length} were up to date.`);
  if (failures.length > 0)
    throw new ExpectedError(`${failures.length} could not be made; it says why above.`, failures.join('\n'));
  return 0;
}

/** Gives the message of an error. One picture that fails must not stop the others. */
function defectsOf(error: unknown): string[] {
  if (!(error instanceof ExpectedError)) throw error;
  return [`${error.message}\n${error.details ?? ''}`.trimEnd()];
}

const numbersOf = (pictures: readonly MarkedPicture[]) => pictures.map(({ number }) => number);

function measuredTimes(pictures: readonly MarkedPicture[], ledger: Ledger): Map<string, number> {
  return new Map(
    pictures.flatMap(({ number }) => {
      const seconds = ledger.secondsOf(number);
      return seconds === undefined ? [] : [[number, seconds] as const];
    }),
  );
}

await runCommandLine(() => unlessInterrupted(interruption(), makePictures(process.argv.slice(2))));

import { ExpectedError } from '../../scripts/process/expected-error.ts';
import type { ScenePicture } from './scenes.ts';

/**
 * Gives the pictures that a command line names: by number, by pattern (`VIS-1*`) or by scene file. Without words, gives all
 * pictures.
 * @throws ExpectedError if a word names no picture
 */
export function selectPictures<Listed extends Pick<ScenePicture, 'number' | 'scene'>>(
  pictures: readonly Listed[],
  words: readonly string[],
): Listed[] {
  if (words.length === 0) return [...pictures];
  const chosen = new Set<Listed>();
  for (const word of words) {
    const found = pictures.filter(({ number, scene }) => matches(number, word) || scene === sceneName(word));
    if (found.length === 0) {
      throw new ExpectedError(
        `"${word}" is neither a picture nor a scene file; \`npm run pictures -- --list\` lists them.`,
      );
    }
    for (const picture of found) chosen.add(picture);
  }
  return pictures.filter((picture) => chosen.has(picture));
}

const sceneName = (word: string) => word.replace(/^.*\//, '').replace(/\.py$/, '');

function matches(number: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.toUpperCase().split('*');
  const end = rest.at(-1);
  return end === undefined ? number === start : number.startsWith(start) && number.endsWith(end);
}

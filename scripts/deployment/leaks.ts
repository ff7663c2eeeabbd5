import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPdf } from '../../web/src/documents/read-pdf.ts';
import sample from './sample-words.json' with { type: 'json' };

/** The folders with all deployed files. A deployment copies the pages of jobs into the functions anew from `job-pages`. */
const shipped = ['web/dist/client', 'web/dist/job-pages', 'functions/lib'];

const pictures = /\.(?:avif|gif|ico|jpe?g|mp4|png|wasm|webm|webp|woff2?)$/;

interface Firm {
  name: string;
  isSample: boolean;
}

/**
 * Lists the words of the sample in all deployed files of another firm, one sentence a file.
 * @param root the folder of the project
 * @param sharedWords words of the sample that belong to this firm, too
 */
export async function leaks(root: string, firm: Firm, sharedWords: readonly string[]): Promise<string[]> {
  if (firm.isSample) {
    const isReplaced = firm.name !== sample.name;
    return isReplaced ? ['The firm has another name than the sample: set isSample to false in its identity.'] : [];
  }
  const files = shipped.flatMap((folder) => filesIn(root, folder));
  if (!files.some((file) => file.startsWith(shipped[0] ?? ''))) return ['The site is not built: run `npm run build`.'];
  const words = expressionOf(sample.words.filter((word) => !sharedWords.includes(word)));
  const found = files.map(async (file) => {
    const text = evenly(await textOf(join(root, file)));
    const here = new Set([...text.matchAll(words)].map(([word]) => `“${word}”`));
    return here.size > 0 ? [`${file} has ${[...here].join(', ')}.`] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Gives the files that can hold words, with paths relative to the project. */
function filesIn(root: string, folder: string): string[] {
  return globSync(`${folder}/**`, { cwd: root, withFileTypes: true, exclude: ['functions/lib/pages'] })
    .filter((entry) => entry.isFile() && !pictures.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Matches a word only if no letter or digit touches it: lists of common passwords contain towns inside longer words. */
function expressionOf(words: readonly string[]): RegExp {
  const patterns = words.map((word) => RegExp.escape(evenly(word))).sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'gu');
}

/** Gives the text in lower case and with plain spaces, for every spelling of a non-breaking space in HTML and scripts. */
function evenly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?:&nbsp;|&#(?:160|xa0);|\\xa0|\\u00a0|\\n|\s)+/g, ' ')
    .replaceAll(/&(?:#39|#x27|rsquo);|’|\\u2019/g, "'")
    .replaceAll('&amp;', '&');
}

async function textOf(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (!file.endsWith('.pdf')) return bytes.toString('utf8');
  const { text, title, author, subject } = await readPdf(bytes);
  return [...text, title, author, subject].join(' ');
}

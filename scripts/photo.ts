import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deliveredFile, deliveredFolder, readList, writeList } from '../web/scripts/pictures/delivered.ts';
import { namedPictures } from '../web/scripts/pictures/named-pictures.ts';
import { encodePhotograph, PhotographError } from '../web/scripts/pictures/photograph.ts';
import { deliveredLine, pictureFileNames, readDeliveredLine } from '../web/src/shared/picture-files.ts';
import { readArguments, runCommandLine, stage } from './process/command-line.ts';
import { ExpectedError } from './process/expected-error.ts';

const usage = `Name the file of a photograph: \`npm run photo -- harbour.jpg\`. With a number after it, it takes the place of an
earlier one: \`-- harbour.jpg PHO-101\`. \`-- --clear\` deletes the files of pictures that no content names.`;

/** `npm run photo`: makes every size and format of a photograph, and gives the photograph a number for the content. */
await runCommandLine(async () => {
  const { file, number } = readArguments(
    usage,
    { clear: { type: 'boolean' } },
    ({ clear = false }, [file, number, ...rest]) =>
      clear === (file === undefined) && rest.length === 0 && /^PHO-\d{3}$/.test(number ?? 'PHO-000')
        ? { file, number }
        : undefined,
  );
  const list = await readList<string>(deliveredFile);
  return file === undefined ? clear(list) : make(list, file, number);
});

async function make(list: Readonly<Record<string, string>>, file: string, number?: string): Promise<number> {
  const id = number ?? nextNumber(Object.keys(list));
  const bytes = await readFile(file).catch(() => {
    throw new ExpectedError(`There is no file ${file}.`);
  });
  const { files, delivered } = await stage(`Making the files of ${id}`, () => encodePhotograph(id, bytes)).catch(
    (error: unknown) => {
      throw error instanceof PhotographError ? new ExpectedError(`${file} ${error.message}`) : error;
    },
  );
  await mkdir(deliveredFolder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(deliveredFolder, name), content);
  await writeList(deliveredFile, { ...list, [id]: deliveredLine(delivered) });
  const kilobytes = Math.round([...files.values()].reduce((sum, { length }) => sum + length, 0) / 1000);
  console.log(`${id} has ${files.size} files in web/public/pictures, ${kilobytes} KB together.`);
  console.log(`In the content it is { id: '${id}', alternative: '…', caption: '…', scale: '…' }.`);
  return 0;
}

/** Deletes the files of all pictures that no file of the content names. */
async function clear(list: Readonly<Record<string, string>>): Promise<number> {
  const named = new Set((await namedPictures()).flatMap(({ pictures }) => [...pictures]));
  const kept = Object.entries(list).filter(([id]) => named.has(id));
  const files = new Set(kept.flatMap(([id, line]) => pictureFileNames(id, readDeliveredLine(line).width)));
  const unused = globSync('*.{avif,webp}', { cwd: deliveredFolder }).filter((name) => !files.has(name));
  for (const name of unused) await rm(join(deliveredFolder, name));
  await writeList(deliveredFile, Object.fromEntries(kept));
  console.log(`${Object.keys(list).length - kept.length} pictures with ${unused.length} files are gone.`);
  return 0;
}

/** The first number is 101, as for the renderings. */
function nextNumber(numbers: readonly string[]): string {
  const used = numbers.flatMap((number) => /^PHO-(\d{3})$/.exec(number)?.[1] ?? []).map(Number);
  return `PHO-${Math.max(100, ...used) + 1}`;
}

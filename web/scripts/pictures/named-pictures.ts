import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { contentIndex } from '../content-index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reader = fileURLToPath(new URL('content-pictures.ts', import.meta.url));

/** Gives the numbers of the pictures for each content file. The content must be evaluated, because it computes some numbers. */
export async function namedPictures(): Promise<typeof import('./content-pictures.ts').contentPictures> {
  const { module } = await runnerImport<typeof import('./content-pictures.ts')>(reader, {
    root,
    configFile: false,
    plugins: [contentIndex()],
  });
  return module.contentPictures;
}

/**
 * Gives the pictures that the content names but that have no file, each with the content file and the command that makes it.
 */
export function missingPictures(
  named: readonly { file: string; pictures: ReadonlySet<string> }[],
  delivered: Readonly<Record<string, string>>,
): { path: string; violation: string }[] {
  return named.flatMap(({ file, pictures }) =>
    [...pictures]
      .filter((id) => !(id in delivered))
      .map((id) => ({ path: file, violation: `the picture ${id} has no files: ${commandFor(id)} makes them` })),
  );
}

const commandFor = (id: string) =>
  id.startsWith('PHO-') ? `\`npm run photo -- <file> ${id}\`` : `\`npm run pictures -- ${id}\``;

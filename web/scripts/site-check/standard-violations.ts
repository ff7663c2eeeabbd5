import { readdir, readFile } from 'node:fs/promises';

/** How a standard is written: publisher, then number. A year after a dash, as in IEEE 1584-2018, is its edition. */
const mention =
  /\b(?:BS EN|BS|IEC TR|IEC TS|IEC|IEEE|ENA TS|ENA ETR|EREC|EREP|ASTM|UL|CIGRE TB|PAS|SAE|ISO|CIRIA|BRE Digest)[  ][A-Z]?\d[\dA-Z]*(?:\.\d+)?(?:\/\d+)?(?:-\d+)*|\bHSG\d+/g;

const withoutYear = (code: string): string => code.replaceAll(' ', ' ').replace(/-(?:19|20)\d\d$/, '');

/** The standards that a text names and the list does not have, each with its line. */
export function unlistedStandards(text: string, listed: ReadonlySet<string>): { line: number; code: string }[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(mention)]
      .map(([code]) => withoutYear(code))
      .filter((code) => !listed.has(code))
      .map((code) => ({ line: index + 1, code })),
  );
}

/** Of all the content: which file names, at which line, a standard that is not in content/standards.ts. */
export async function standardViolations(content: URL, listed: ReadonlySet<string>) {
  const names = await readdir(content, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^standards\.ts$/.test(name)).sort();
  const found = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, content), 'utf8');
      return unlistedStandards(text, listed).map(({ line, code }) => ({
        path: `src/content/${name}:${line}`,
        violation: `${code} is not in the list of standards (content/standards.ts)`,
      }));
    }),
  );
  return found.flat();
}

import type { ContentFile, LineViolation } from './content-violations.ts';

/** The title and the description in the `meta` of a page. Those that are calculated are compared once the pages are built. */
const meta = /\bmeta: \{\s*title: '(?<title>[^']+)',\s*description:\s*'(?<description>[^']+)'/g;

/** Titles and descriptions of pages that a page before has as well, each with its file and line. */
export function repeatedMeta(files: readonly ContentFile[]): (LineViolation & { name: string })[] {
  const places = new Map<string, string>();
  const found: (LineViolation & { name: string })[] = [];
  for (const { name, text } of files) {
    for (const { index, groups, 0: whole } of text.matchAll(meta)) {
      for (const [what, words] of Object.entries(groups ?? {})) {
        const line = text.slice(0, index + whole.indexOf(words)).split('\n').length;
        const earlier = places.get(words);
        if (earlier) found.push({ name, line, violation: `this ${what} is that of ${earlier} as well` });
        else places.set(words, `${name}:${line}`);
      }
    }
  }
  return found;
}

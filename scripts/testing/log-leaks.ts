/** Shorter texts are too common: a match would prove nothing. */
const shortest = 4;

const tokenPattern = /\beyJ[\w-]{10,}\.[\w-]{10,}/g;

/** Finds the typed texts that a log contains, in the clear or as part of an address, and every token in the log. */
export function leaksIn(log: string, typed: Iterable<string>): string[] {
  const readable = `${log}\n${decoded(log)}`;
  const texts = new Set([...typed].flatMap(linesOf).filter((line) => line.length >= shortest));
  const tokens = readable.match(tokenPattern) ?? [];
  return [...[...texts].filter((text) => readable.includes(text)), ...new Set(tokens)];
}

/**
 * Gives the lines of a text, plain and in the quoted form of a log. If the text has several lines, lines of one word are left
 * out, because logs contain the same words.
 */
function linesOf(text: string): string[] {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line, _index, all) => all.length === 1 || line.includes(' '));
  return lines.flatMap((line) => [line, JSON.stringify(line).slice(1, -1)]);
}

function decoded(log: string): string {
  return log.replaceAll(/(%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

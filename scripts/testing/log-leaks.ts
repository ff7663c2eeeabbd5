/** Shorter texts are too common: finding them proves nothing. */
const shortest = 4;

const tokenPattern = /\beyJ[\w-]{10,}\.[\w-]{10,}/g;

/** Finds the typed texts that stand in a log, in the clear or as part of an address, and every token in it. */
export function leaksIn(log: string, typed: Iterable<string>): string[] {
  const readable = `${log}\n${decoded(log)}`;
  const texts = new Set([...typed].flatMap(linesOf).filter((line) => line.length >= shortest));
  const tokens = readable.match(tokenPattern) ?? [];
  return [...[...texts].filter((text) => readable.includes(text)), ...new Set(tokens)];
}

/**
 * Gives the lines of a text, plain and as a log quotes them. Lines of one word in a longer text are left out, because logs
 * contain the same words.
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

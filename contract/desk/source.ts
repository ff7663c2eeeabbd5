// A file without schemas, because every public page loads it.

const word = /^[a-z0-9.-]{1,40}$/;

/** Gives the source of a visit: the word of a shared link, or the host of the page with the link. */
export function sourceWord(text: unknown): string | undefined {
  const lower = typeof text === 'string' ? text.toLowerCase() : '';
  return word.test(lower) ? lower : undefined;
}

// By itself: every public page knows this word, and no schema.

const word = /^[a-z0-9.-]{1,40}$/;

/** Where somebody came from, in one word: of an address that we gave out, or the host of a page that led here. Nothing else is one. */
export function sourceWord(text: unknown): string | undefined {
  const lower = typeof text === 'string' ? text.toLowerCase() : '';
  return word.test(lower) ? lower : undefined;
}

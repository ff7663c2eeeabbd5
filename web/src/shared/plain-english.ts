// The site has one language. At its first use on a page, `Intl` loads the tables of all languages on the main thread: 16 to
// 40 ms on a desktop processor.

/** Gives a whole number with separators: 1,667. */
export function wholeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Joins a choice in a sentence: "Leeds, Pune or Tashkent". */
export const anyOf = (things: readonly string[]): string => joined(things, 'or');

/** Joins things in a sentence: "Leeds, Pune and Tashkent". */
export const allOf = (things: readonly string[]): string => joined(things, 'and');

function joined(things: readonly string[], word: 'and' | 'or'): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} ${word} ${last}`;
}

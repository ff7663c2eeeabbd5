// The site has one language. `Intl` would have the browser fetch its tables of all of them, on the main thread, at the
// first use on a page: 16 to 40 ms on a desktop processor.

/** A whole number as it is read: 1,667. */
export function wholeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A choice among things as it is read: "Leeds, Pune or Tashkent". */
export const anyOf = (things: readonly string[]): string => joined(things, 'or');

/** Things as they are read together: "Leeds, Pune and Tashkent". */
export const allOf = (things: readonly string[]): string => joined(things, 'and');

function joined(things: readonly string[], word: 'and' | 'or'): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} ${word} ${last}`;
}

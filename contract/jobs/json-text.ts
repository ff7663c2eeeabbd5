/** What a multipart form says of a field that is no text: it sends JSON. What is none stays as it is. */
export function fromJsonText(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return text;
  }
}

/** An escape can say half a surrogate pair, which cannot be stored. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

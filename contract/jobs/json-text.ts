/** What a multipart form says of a field that is no text: it sends JSON. What is none stays as it is. */
export function fromJsonText(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

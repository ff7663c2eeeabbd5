/** A path value; everything else is written as the plain value that it is. */
export class RulesPath {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in the form in which the Storage emulator sends it: an object with one key, its type. */
export function expressionValue(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { int_value: value } : { float_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (value instanceof Set) return { set_value: { values: [...value].map(expressionValue) } };
  if (Array.isArray(value)) return { list_value: { values: value.map(expressionValue) } };
  if (value instanceof RulesPath) return { path_value: { segments: segments(value.text) } };
  const fields = Object.entries(value).map(([name, field]) => [name, expressionValue(field)] as const);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

function segments(path: string): { simple: string }[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((simple) => ({ simple }));
}

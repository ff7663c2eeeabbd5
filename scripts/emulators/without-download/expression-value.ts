/** A path; all other values are plain JavaScript values. */
export class RulesPath {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Gives a value in the form of the Storage emulator: an object with one key, its type. */
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

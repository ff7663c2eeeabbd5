/** A change of a text: what stands from `start` up to `end` becomes `replacement`. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/** A rules file with one change, which a test must find fault with. */
export interface Mutant {
  line: number;
  /** The change in words that fit on a line. */
  change: string;
  text: string;
}

/** Applies one change to the rules. */
export function mutantOf(source: string, { start, end, replacement }: Edit): Mutant {
  const before = source.slice(0, start);
  const change = `${shown(source.slice(start, end))} → ${shown(replacement)}`;
  return { line: before.split('\n').length, change, text: before + replacement + source.slice(end) };
}

function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? '(nothing)' : line;
}

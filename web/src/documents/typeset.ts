const noBreak = '\u00a0';

/** A paragraph whose last word does not stand on a line alone. */
export function typeset(paragraph: string): string {
  return paragraph.replace(/ (\S{1,14})$/, `${noBreak}$1`);
}

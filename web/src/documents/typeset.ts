const noBreak = '\u00a0';

/** Keeps together what a reader takes in at once: a figure and its unit, a standard and its number, a day and its month. */
export function keepFiguresTogether(text: string): string {
  return text
    .replaceAll(/(\d) (kV|kVA|MVA|MW|MVAr|ohm|mm²|A|V)\b/g, `$1${noBreak}$2`)
    .replaceAll(/\b(IEC|IEEE|BS|ENA|TS|EN|CDM|Level|grade) (?=\d|TS |EN |Regulations)/g, `$1${noBreak}`)
    .replaceAll(
      /\b(\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
      `$1${noBreak}`,
    )
    .replaceAll('New Delhi', `New${noBreak}Delhi`);
}

/** A paragraph whose figures hold together, and whose last word does not stand on a line alone. */
export function typeset(paragraph: string): string {
  return keepFiguresTogether(paragraph).replace(/ (\S{1,14})$/, `${noBreak}$1`);
}

const noBreakSpace = '\u00a0';

/** No line ends beside it, and nothing shows it: the fonts have no glyph for a hyphen that holds (U+2011). */
export const wordJoiner = '\u2060';

const units =
  'V|kV|A|kA|Ah|W|kW|MW|MWp|MWh|VA|kVA|MVA|kVAr|MVAr|Hz|kHz|Ω|Ω·m|ohms?|K|K·m/W|°C|m|mm|mm²|km|kg|ms|s|min|h|hours?|minutes?|t|%|p\\.u\\.|volts?|metres?|J/cm²|cal/cm²|MB';
const quantity = new RegExp(`(\\d) (?=(?:${units})(?![\\w²]))`, 'g');

// Of two figures that share a unit, the second one has been joined to it before.
// With decimals the whole is wider than a cell on a phone, which would break it anywhere: it may break after "to".
const range = new RegExp(`([\\d.]*\\d) to ([\\d.]+)(?=${noBreakSpace})`, 'g');
const joinRange = (_: string, from: string, to: string) =>
  `${from}${noBreakSpace}to${`${from}${to}`.includes('.') ? ' ' : noBreakSpace}${to}`;

// The body that publishes a standard, or the series that it belongs to; two or three may stand in a row: "BS EN 50522".
const series = 'IEC|IEEE|ISO|BS|EN|ENA|EREC|ETR|TS|TR|TB|PAS|ASTM|CIRIA|CIGRE|BRE|Digest|SAE|Eurocode';
const standard = new RegExp(`\\b(${series}) (?=(?:(?:${series}) )*[A-Z]{0,2}\\d)`, 'g');
const hyphened = new RegExp(`\\b(?:${series})${noBreakSpace}[A-Z]{0,2}\\d+(?:-\\d+)+`, 'g');
const kind = /\b(Level|Type|Class|class|grade|Issue|Sheet|sheet) (?=\d)|\bCDM (?=Regulations)/g;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(`\\b(\\d{1,2}) (?=(?:${months})\\b)`, 'g');

/**
 * Keeps together what a reader takes in at once: a figure and its unit, the sides of a section, a standard and its
 * number, a day and its month, a phone number. For the pages and the PDFs alike.
 */
export function keepFiguresTogether(text: string): string {
  return text
    .replace(quantity, `$1${noBreakSpace}`)
    .replace(range, joinRange)
    .replace(/(\d) × (?=\d)/g, `$1${noBreakSpace}×${noBreakSpace}`)
    .replace(standard, `$1${noBreakSpace}`)
    .replace(hyphened, (number) => number.replaceAll('-', `-${wordJoiner}`))
    .replace(kind, (words) => words.trimEnd() + noBreakSpace)
    .replace(/\+\d[\d ]+\d/g, (phone) => phone.replaceAll(' ', noBreakSpace))
    .replace(day, `$1${noBreakSpace}`)
    .replaceAll('New Delhi', `New${noBreakSpace}Delhi`);
}

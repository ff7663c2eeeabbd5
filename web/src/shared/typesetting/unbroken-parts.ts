import { identity } from '@site/contract/firm/identity';
import { offices } from '@site/contract/firm/offices';

const units =
  'V|kV|A|kA|Ah|W|kW|MW|MWp|MWh|VA|kVA|MVA|kVAr|MVAr|Hz|kHz|Ω|Ω·m|ohms?|K|K·m/W|°C|m|mm|mm²|km|kg|ms|s|min|h|hours?|minutes?|t|%|p\\.u\\.|volts?|metres?|J/cm²|cal/cm²|MB';
// Matches only at the beginning of a figure: a search that began at each digit would take quadratic time.
const figure = '(?<![\\d.,/])[\\d.,/]*\\d';
const unit = `(?:${units})(?![\\w²·])`;

// The body that publishes a standard, or the series of the standard. Two or three can stand in a row: "BS EN 50522".
const series = '(?:IEC|IEEE|ISO|BS|EN|ENA|EREC|ETR|TS|TR|TB|PAS|ASTM|CIRIA|CIGRE|BRE|Digest|SAE|Eurocode)';
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Gives a rule for words of the firm. Signs among them, such as brackets, would have a meaning in a pattern: any sign fits. */
export const ruleOfWords = (words: string): RegExp => new RegExp(words.replaceAll(/[^\p{L}\d ]/gu, '.'), 'g');

/** The parts of a text that a reader takes in at once. */
const rules = [
  // A figure and its unit, and two figures with the same unit: "4 to 1000 mm²".
  new RegExp(`${figure} ${unit}`, 'g'),
  new RegExp(`(?<!\\d)\\d+ to \\d+ ${unit}`, 'g'),
  // Two figures with decimals are wider than a table cell on a phone: a line can break after "to".
  new RegExp(`(?<![\\d.])[\\d.]*\\d to(?= [\\d.]+ ${unit})`, 'g'),
  // The dimensions of a cross-section.
  new RegExp(`${figure}(?: × [\\d.,/]*\\d)+`, 'g'),
  // A standard and its number, with the hyphens in the number.
  new RegExp(`\\b(?<!\\b${series} )${series}(?: ${series})* [A-Z]{0,2}\\d+(?:-\\d+)*`, 'g'),
  /\b(?:Level|Type|Class|class|grade|Issue|Sheet|sheet) \d[\w.]*/g,
  /\bCDM Regulations/g,
  new RegExp(`\\b\\d{1,2} (?:${months})\\b`, 'g'),
  // A phone number.
  /\+\d[\d ]+\d/g,
  // The VAT number, and an office in a city whose name has two words.
  ...[identity.registration.vat, ...offices.map(({ city }) => city)].flatMap((words) =>
    words.includes(' ') ? [ruleOfWords(words)] : [],
  ),
];

/** A part of a text, and whether a line can break within it. */
interface TextPart {
  text: string;
  isUnbroken: boolean;
}

/**
 * Splits a text into parts that must stay on one line (a figure and its unit, a standard and its number …) and the rest.
 * The parts together are the whole text.
 */
export function unbrokenParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isUnbroken: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isUnbroken });
    end = Math.max(end, to);
  };
  for (const range of joined(rules.flatMap((rule) => [...text.matchAll(rule)]).map(rangeOf))) {
    add(range.start, false);
    add(range.end, true);
  }
  add(text.length, false);
  return parts;
}

interface Range {
  start: number;
  end: number;
}

const rangeOf = ({ index, 0: words }: RegExpExecArray): Range => ({ start: index, end: index + words.length });

/** Sorts the ranges, and joins those that overlap: "40 × 4" and "4 mm". */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

import type { LineViolation } from './content-violations.ts';

/** How a standard is written: publisher, then number. A year after a dash, as in IEEE 1584-2018, is its edition. */
const mention =
  /\b(?:BS EN|BS|IEC TR|IEC TS|IEC|IEEE|ENA TS|ENA ETR|EREC|EREP|ASTM|UL|CIGRE TB|PAS|SAE|ISO|IS|CIRIA|BRE Digest)[  ][A-Z]?\d[\dA-Z]*(?:\.\d+)?(?:\/\d+)?(?:-\d+)*|\bHSG\d+/g;

const withoutYear = (code: string): string => code.replaceAll(' ', ' ').replace(/-(?:19|20)\d\d$/, '');

/** The standards that a text names and the list does not have, each with its line. */
export function unlistedStandards(text: string, listed: ReadonlySet<string>): LineViolation[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(mention)]
      .map(([code]) => withoutYear(code))
      .filter((code) => !listed.has(code))
      .map((code) => ({
        line: index + 1,
        violation: `${code} is not in the list of standards (content/standards.ts)`,
      })),
  );
}

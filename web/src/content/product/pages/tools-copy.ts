/** Gives a limit of a field with its unit. */
const withUnit = (figure: number, unit: string) => (unit ? `${figure} ${unit}` : String(figure));
const inUnit = (unit: string) => (unit ? ` in ${unit}` : '');

/** The words that all tools share. They are part of the tools' scripts. */
export const toolsCopy = {
  inputs: 'Inputs',
  result: 'Result',
  toResult: 'To the result',
  stale: 'This is the last valid result. Please correct the marked field.',
  none: 'No result yet. Please complete the marked field.',
  enquire: 'Ask an engineer about this result',
  reset: 'Back to the example',
  print: 'Print',
  copyLink: 'Copy the link',
  copied: 'The link is copied, with your inputs.',
  notCopied: 'The link could not be copied. It is in the address bar of your browser.',
  optional: 'Leave empty if none.',
  problems: {
    missing: (unit: string) => `Enter a number${inUnit(unit)}.`,
    noFigure: (unit: string) => `This is not a number. Enter one${inUnit(unit)}.`,
    comma: 'Write decimals with a point, as in 12.5.',
    otherUnit: (typed: string, unit: string) =>
      unit
        ? `“${typed}” does not fit here: enter a number in ${unit}.`
        : `“${typed}” does not fit: enter a number alone.`,
    tooLittle: (min: number, unit: string) => `Enter at least ${withUnit(min, unit)}.`,
    tooMuch: (max: number, unit: string) => `Enter at most ${withUnit(max, unit)}.`,
    whole: 'Enter a whole number.',
    choice: 'Choose one from the list.',
  },
} as const;

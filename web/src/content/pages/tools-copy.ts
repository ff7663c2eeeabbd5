/** A limit of a field with its unit. */
const withUnit = (figure: number, unit: string) => (unit ? `${figure} ${unit}` : String(figure));
const inUnit = (unit: string) => (unit ? ` in ${unit}` : '');

/** The words that all tools share: they travel with their scripts. */
export const toolsCopy = {
  inputs: 'Inputs',
  result: 'Result',
  toResult: 'To the result',
  stale: 'Of the last inputs that could be calculated. A field is marked with what it needs.',
  none: 'No result yet: a field is marked with what it needs.',
  enquire: 'Ask an engineer about this result',
  reset: 'Back to the example',
  print: 'Print',
  copyLink: 'Copy the link',
  copied: 'The link is copied, inputs and all.',
  notCopied: 'The browser did not allow that. The address bar has the same link.',
  optional: 'Empty where there is none.',
  working: 'Without scripts nothing is calculated: the result is that of the example, and the formulas are below.',
  problems: {
    missing: (unit: string) => `Give a figure${inUnit(unit)}.`,
    noFigure: (unit: string) => `That is no figure. Give one${inUnit(unit)}.`,
    comma: 'Write decimals with a point, as in 12.5.',
    otherUnit: (typed: string, unit: string) =>
      unit ? `“${typed}” does not fit here: give a figure in ${unit}.` : `“${typed}” does not fit: this has no unit.`,
    negative: (min: number, unit: string) => `Nothing below zero: at least ${withUnit(min, unit)}.`,
    zero: (min: number, unit: string) => `Not zero: at least ${withUnit(min, unit)}.`,
    tooLittle: (min: number, unit: string) => `Too little: at least ${withUnit(min, unit)}.`,
    tooMuch: (max: number, unit: string) => `Too much: at most ${withUnit(max, unit)}.`,
    whole: 'A whole number, please.',
    choice: 'Choose one of the list.',
  },
} as const;

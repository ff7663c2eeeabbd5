// The firm's colours and its mark: the look of the sample. The site, the PDFs, the cards, the icons and the emails read them.

/** The colours, by what they do. Text in `brand` needs 4.5:1 on white, and text in `ink` the same on `accent`. */
export const look = {
  /** Text, and the ground of dark sections. */
  ink: '#0b2035',
  /** The darkest ground: the hero, the foot, the sheets of drawings. */
  deep: '#071627',
  /** Links and marks on light grounds. */
  brand: '#0f7c74',
  brandDeep: '#0a5d57',
  /** The main button of a screen, the conductor down the page, whatever carries current. */
  accent: '#f2a61d',
  accentDeep: '#dc9110',
  /** Every second section of a page. */
  tinted: '#faf8f4',
  /** The same by night, in the admin area. */
  night: { brand: '#4fbfb4', brandDeep: '#7fd8cf' },
} as const;

/** A part of the mark, on a ground of 64 × 64. */
interface MarkShape {
  /** A path of SVG. */
  path: string;
  /** The colour of the text beside the mark, or the accent. */
  colour: 'text' | 'accent';
  /** The width of the line; without it, the shape is filled. */
  line?: number;
}

/** The mark of the sample is an ohm that stands as a bridge. */
export const mark: readonly MarkShape[] = [
  {
    path: 'M4 48h17v-7.4c-5.2-3-8.6-8.3-8.6-14.6a19.6 19.6 0 0 1 39.2 0c0 6.3-3.4 11.6-8.6 14.6V48h17',
    colour: 'text',
    line: 5,
  },
  { path: 'M4 57.5h56', colour: 'accent', line: 4 },
];

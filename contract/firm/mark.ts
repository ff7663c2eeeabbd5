/** A part of the firm’s sign, on a ground of 64 × 64. */
interface MarkShape {
  /** A path of SVG. */
  path: string;
  /** In the colour of the text beside it, or in the accent. */
  colour: 'text' | 'accent';
  /** The width of its line; a shape without one is filled. */
  line?: number;
}

/** The firm’s sign: logo, PDFs, sharing cards, favicon and icons draw it. The sample’s is an ohm that stands as a bridge. */
export const mark: readonly MarkShape[] = [
  {
    path: 'M4 48h17v-7.4c-5.2-3-8.6-8.3-8.6-14.6a19.6 19.6 0 0 1 39.2 0c0 6.3-3.4 11.6-8.6 14.6V48h17',
    colour: 'text',
    line: 5,
  },
  { path: 'M4 57.5h56', colour: 'accent', line: 4 },
];

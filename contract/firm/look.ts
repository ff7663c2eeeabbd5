// The firm's colours, by what they do: the look of the sample. The site, the PDFs, the cards, the icons and the emails read
// them. Text in `brand` needs 4.5:1 on white, and text in `ink` the same on `accent`.

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

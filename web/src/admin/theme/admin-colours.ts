import { type Colours, colours } from '../../ui/theme/tokens.ts';

/** The site's colours by night: the same names, each with the contrast that it has by day. */
export const nightColours: Colours = {
  ...colours,
  ink: '#e6edf4',
  teal: '#4fbfb4',
  tealDeep: '#7fd8cf',
  amberLine: 'rgb(242 166 29 / 0.5)',
  warm: '#12202f',
  paper: '#0b1723',
  hairline: '#2b3d50',
  outline: '#7f93a8',
  slate: '#a9bccd',
  error: '#ff9c92',
  errorWash: '#3a1d1c',
  successWash: '#12302e',
};

declare module '@mui/material/styles' {
  interface PaletteOptions {
    site?: Colours;
  }
}

/** The colours of the desk, by day and by night: everything in the dashboard takes them from here, as variables of the theme. */
export const adminColours = Object.fromEntries(
  Object.keys(colours).map((name) => [name, `var(--desk-palette-site-${name})`]),
) as Colours;

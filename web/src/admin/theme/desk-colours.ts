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

const names = Object.keys(colours) as (keyof Colours)[];
const variable = (name: string) => `--desk-${name}`;

/** The colours of the desk, by day and by night: everything in the dashboard takes them from here. */
export const deskColours = Object.fromEntries(names.map((name) => [name, `var(${variable(name)})`])) as Colours;

/** What the variables stand for. */
export const valuesOf = (values: Colours) => Object.fromEntries(names.map((name) => [variable(name), values[name]]));

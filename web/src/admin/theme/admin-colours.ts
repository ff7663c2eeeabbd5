import { type Colours, colours, firmByNight } from '../../ui/theme/tokens.ts';

/**
 * The site's colours in the dark theme. The names are the same, and each colour has the same contrast as in the light theme.
 */
export const nightColours: Colours = {
  ...colours,
  ink: '#e6edf4',
  ...firmByNight,
  tinted: '#12202f',
  paper: '#0b1723',
  hairline: '#2b3d50',
  outline: '#7f93a8',
  muted: '#a9bccd',
  error: '#ff9c92',
  errorWash: '#3a1d1c',
  successWash: '#12302e',
};

const dayStatuses = {
  new: '#1f5fa6',
  underWay: '#6a4fa0',
  interview: '#0f7c74',
  offer: '#8a5a00',
  reached: '#2c6e2f',
  ended: '#43566b',
} as const;

export type StatusColours = Readonly<Record<keyof typeof dayStatuses, string>>;

const nightStatuses: StatusColours = {
  new: '#8fc0f5',
  underWay: '#c3adf0',
  interview: '#4fbfb4',
  offer: '#e0b062',
  reached: '#8ccf8f',
  ended: '#a9bccd',
};

/**
 * The colours of the statuses in the light and the dark theme. Amber is not among them, because it marks the one main action of
 * a screen.
 */
export const statusPalettes = { day: dayStatuses, night: nightStatuses };

declare module '@mui/material/styles' {
  interface PaletteOptions {
    site?: Colours;
    status?: StatusColours;
  }
}

/**
 * The colours of the desk in both themes. Everything in the dashboard takes its colours from here, as variables of the theme.
 */
export const adminColours = Object.fromEntries(
  Object.keys(colours).map((name) => [name, `var(--desk-palette-site-${name})`]),
) as Colours;

/** Gives the colour of a status, as a variable of the theme. */
export const statusColour = (name: keyof StatusColours): string => `var(--desk-palette-status-${name})`;

import { look } from '@site/contract/firm/look';
import { fontFamilies } from './fonts/fallbacks.ts';

/**
 * The design tokens: all colours, families, measures and timings of the site. The theme and the styled parts take them from
 * here. The firm's colours are in `contract/firm/look.ts`.
 */

const { night, ...firm } = look;

export const colours = {
  ...firm,
  /** The underline of a link. */
  accentLine: `${look.accent}66`,
  paper: '#ffffff',
  hairline: '#d8dee6',
  /** A border that shows where a control is: contrast 3:1 on white. */
  outline: '#74879b',
  muted: '#43566b',
  error: '#a8261c',
  errorWash: '#fbeeec',
  successWash: '#e8f3f1',
  /** The colours of text and lines on the two dark backgrounds. */
  onDark: '#eef3f7',
  onDarkSoft: '#a9bccd',
  onDarkHairline: '#28405a',
  drawing: '#86b6c4',
} as const;

/** The same names with other colours, for the parts that have a dark mode. */
export type Colours = Readonly<Record<keyof typeof colours, string>>;

/** The firm’s colours on the backgrounds of the dark mode. */
export const firmByNight = { ...night, accentLine: `${look.accent}80` } as const;

export const families = {
  heading: fontFamilies['Site Heading'],
  text: `${fontFamilies['Site Text']}, sans-serif`,
  mono: `${fontFamilies['Site Mono']}, monospace`,
} as const;

export const measures = {
  headerHeight: 96,
  contentWidth: 1200,
  /** From this width on, a section has a gutter with the amber line, and the header shows its menu in a row. */
  desktop: 1100,
  tablet: 720,
  radius: 3,
  /** The space above and below a section: 64 px on a phone, 128 px on a wide screen. */
  sectionSpace: 'clamp(64px, 9vw, 128px)',
  margin: 'clamp(20px, 5vw, 72px)',
  readingWidth: '68ch',
} as const;

export const media = {
  tablet: `@media (min-width: ${measures.tablet}px)`,
  desktop: `@media (min-width: ${measures.desktop}px)`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;

/** The common part of every mark that `::before` or `::after` draws beside an element. */
export const pseudoBox = { content: '""', position: 'absolute' } as const;

export const timings = {
  quick: '160ms cubic-bezier(0.2, 0.6, 0.3, 1)',
  heroText: '700ms cubic-bezier(0.2, 0.6, 0.3, 1)',
} as const;

/**
 * As specified, the text of a hero fades in over 700 ms. The fade starts at a visible opacity: the text can be read at
 * once, and browsers count only visible content as painted.
 */
export const heroEntrance = {
  [media.motion]: {
    animation: `hero-entrance ${timings.heroText} both`,
    '@keyframes hero-entrance': { from: { opacity: 0.2, transform: 'translateY(12px)' } },
  },
} as const;

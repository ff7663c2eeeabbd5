import { colours, families } from './tokens.ts';

/** How text is set, by its part on the page. The site's own text and Material UI's both take it from here. */
export const textStyles = {
  h1: {
    fontFamily: families.heading,
    fontSize: 'clamp(2.375rem, 1.35rem + 4.1vw, 4.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-0.022em',
    fontWeight: 600,
  },
  h2: {
    fontFamily: families.heading,
    // On the narrowest phones by the width alone: a line more or less is decided by a word.
    fontSize: 'clamp(1.625rem, min(1.3rem + 1.9vw, 8.2vw), 2.875rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.018em',
    fontWeight: 600,
  },
  h3: {
    fontFamily: families.heading,
    fontSize: 'clamp(1.25rem, 1.14rem + 0.45vw, 1.5rem)',
    lineHeight: 1.22,
    letterSpacing: '-0.01em',
    fontWeight: 600,
  },
  subtitle1: {
    fontFamily: families.text,
    fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    lineHeight: 1.5,
    fontWeight: 400,
    color: colours.slate,
  },
  body1: {
    fontFamily: families.text,
    fontSize: 'clamp(1.0625rem, 1.03rem + 0.18vw, 1.1875rem)',
    lineHeight: 1.6,
    fontWeight: 400,
  },
  body2: { fontFamily: families.text, fontSize: '1rem', lineHeight: 1.55, fontWeight: 400 },
  // The mono label: names of drawings, units, table heads.
  overline: {
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    letterSpacing: '0.02em',
    fontWeight: 450,
    textTransform: 'none',
  },
  button: {
    fontFamily: families.text,
    fontSize: '1.0625rem',
    lineHeight: 1.25,
    fontWeight: 600,
    textTransform: 'none',
  },
} as const;

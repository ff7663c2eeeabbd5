import { type Components, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { dataDisplay } from './customizations/data-display.ts';
import { inputs } from './customizations/inputs.ts';
import { navigation } from './customizations/navigation.ts';
import { feedback, surfaces } from './customizations/surfaces.ts';
import { type Colours, colours, families, measures } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const heading = { fontFamily: families.heading, fontWeight: 600 } as const;

/** The text styles, by the kind of text. By default they have the family of running text and the regular weight. */
const textStyles = {
  h1: {
    ...heading,
    fontSize: 'clamp(2.375rem, 1.35rem + 4.1vw, 4.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-0.022em',
  },
  h2: {
    ...heading,
    // On the narrowest phones the size follows from the width alone: one word decides whether a line is added.
    fontSize: 'clamp(1.625rem, min(1.3rem + 1.9vw, 8.2vw), 2.875rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.018em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.25rem, 1.14rem + 0.45vw, 1.5rem)',
    lineHeight: 1.22,
    letterSpacing: '-0.01em',
  },
  subtitle1: { fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)', lineHeight: 1.5, color: colours.muted },
  body1: { fontSize: 'clamp(1.0625rem, 1.03rem + 0.18vw, 1.1875rem)', lineHeight: 1.6 },
  body2: { fontSize: '1rem', lineHeight: 1.55 },
  // The monospaced label: names of drawings, units, table heads.
  overline: {
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    letterSpacing: '0.02em',
    fontWeight: 450,
    textTransform: 'none',
  },
  button: { fontSize: '1.0625rem', lineHeight: 1.25, fontWeight: 600, textTransform: 'none' },
} as const;

/**
 * Makes a theme from colours and colour schemes. The looks are added afterwards, because `createTheme` would only copy
 * them, which takes a quarter of its time.
 * @param more looks that replace those of the site
 */
export function makeTheme(
  colours: Colours,
  schemes: Pick<ThemeOptions, 'cssVariables' | 'palette' | 'colorSchemes'>,
  more: Components<Theme> = {},
): Theme {
  const { components, ...look } = lookOf(colours);
  return Object.assign(createTheme({ ...look, ...schemes }), { components: { ...components, ...more } });
}

let made: Theme | undefined;

/**
 * Gives the theme of the site. It is made at the first call, because that takes as long as running the rest of the site's
 * code: see `main.ts`.
 */
export function materialTheme(): Theme {
  if (made) return made;
  const theme = makeTheme(colours, { cssVariables: true, palette: paletteOf(colours) });
  // The theme contains only the names of the variables. Each document defines their values once.
  made = Object.assign(theme, { vars: theme.generateThemeVars() });
  return made;
}

export const paletteOf = (colours: Colours) => ({
  primary: { main: colours.accent, dark: colours.accentDeep, contrastText: colours.deep },
  secondary: { main: colours.brand, dark: colours.brandDeep, contrastText: colours.paper },
  error: { main: colours.error },
  success: { main: colours.brand },
  // The text of a disabled field must be readable, for instance a field that says which choice to make first.
  text: { primary: colours.ink, secondary: colours.muted, disabled: colours.muted },
  background: { default: colours.paper, paper: colours.paper },
  divider: colours.hairline,
});

const lookOf = (colours: Colours): ThemeOptions => ({
  shape: { borderRadius: measures.radius },
  motion: { reducedMotion: 'system' },
  breakpoints: { values: { xs: 0, sm: 480, md: measures.tablet, lg: measures.desktop, xl: 1440 } },
  typography: { fontFamily: families.text, ...textStyles },
  transitions: {
    duration: {
      shorter: 160,
      short: 180,
      standard: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components: {
    ...inputs(colours),
    ...dataDisplay(colours),
    ...feedback(colours),
    ...navigation(colours),
    ...surfaces(colours),
  },
});

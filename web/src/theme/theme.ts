import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { colours, families, measures } from './tokens.ts';

/** Material UI, set in this site's own type and colours. */
export const theme = createTheme({
  palette: {
    primary: { main: colours.amber, dark: colours.amberDeep, contrastText: colours.deep },
    secondary: { main: colours.teal, dark: colours.tealDeep, contrastText: colours.paper },
    error: { main: colours.error },
    success: { main: colours.teal },
    text: { primary: colours.ink, secondary: colours.slate },
    background: { default: colours.paper, paper: colours.paper },
    divider: colours.hairline,
  },
  shape: { borderRadius: measures.radius },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 480, md: measures.tablet, lg: measures.desktop, xl: 1440 } },
  typography: {
    fontFamily: families.text,
    h1: {
      fontFamily: families.heading,
      fontSize: 'clamp(2.375rem, 1.35rem + 4.1vw, 4.5rem)',
      lineHeight: 1.04,
      letterSpacing: '-0.022em',
      fontWeight: 600,
    },
    h2: {
      fontFamily: families.heading,
      fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.875rem)',
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
    subtitle1: { fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)', lineHeight: 1.5, color: colours.slate },
    body1: { fontSize: 'clamp(1.0625rem, 1.03rem + 0.18vw, 1.1875rem)', lineHeight: 1.6 },
    body2: { fontSize: '1rem', lineHeight: 1.55 },
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
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 160,
      short: 180,
      standard: 200,
      complex: 250,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components,
});

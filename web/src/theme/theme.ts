import { createTheme } from '@mui/material/styles';
import { dataDisplay } from './customizations/data-display.ts';
import { feedback } from './customizations/feedback.ts';
import { inputs } from './customizations/inputs.ts';
import { navigation } from './customizations/navigation.ts';
import { surfaces } from './customizations/surfaces.ts';
import { textStyles } from './text-styles.ts';
import { colours, families, measures } from './tokens.ts';

/** Material UI, set in this site's own type and colours. How each of its components looks is in `customizations`. */
export const theme = createTheme({
  cssVariables: true,
  palette: {
    primary: { main: colours.amber, dark: colours.amberDeep, contrastText: colours.deep },
    secondary: { main: colours.teal, dark: colours.tealDeep, contrastText: colours.paper },
    error: { main: colours.error },
    success: { main: colours.teal },
    // What a disabled field says, for instance what to choose first, is there to be read.
    text: { primary: colours.ink, secondary: colours.slate, disabled: colours.slate },
    background: { default: colours.paper, paper: colours.paper },
    divider: colours.hairline,
  },
  shape: { borderRadius: measures.radius },
  spacing: 8,
  motion: { reducedMotion: 'system' },
  breakpoints: { values: { xs: 0, sm: 480, md: measures.tablet, lg: measures.desktop, xl: 1440 } },
  typography: { fontFamily: families.text, ...textStyles },
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
  components: { ...inputs, ...dataDisplay, ...feedback, ...navigation, ...surfaces },
});

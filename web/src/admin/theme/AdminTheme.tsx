import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { dataDisplay } from '../../ui/theme/customizations/data-display.ts';
import { inputs } from '../../ui/theme/customizations/inputs.ts';
import { navigation } from '../../ui/theme/customizations/navigation.ts';
import { feedback } from '../../ui/theme/customizations/surfaces.ts';
import { makeTheme, paletteOf } from '../../ui/theme/theme.ts';
import { type Colours, colours } from '../../ui/theme/tokens.ts';
import { adminColours, nightColours, type StatusColours, statusPalettes } from './admin-colours.ts';

/** The storage key of the admin's choice of a theme, and the attribute of the document that names the current theme. */
export const modeStorageKey = 'desk-mode';
export const schemeAttribute = 'data-desk-scheme';

/** All screens have one text size; the public site has a larger one for reading. */
const plainText = { fontSize: '1rem', lineHeight: 1.55 } as const;

// Material UI uses its primary colour for selected items, and grey on hover. On the desk, amber marks only the one main
// action of a screen, and grounds have the tint of the firm.
const schemeOf = (site: Colours, status: StatusColours) => {
  const palette = paletteOf(site);
  return { palette: { ...palette, primary: palette.secondary, action: { hover: site.tinted }, site, status } };
};

/** A selected item has this line at its left, and a tint. */
const chosenLine = `inset 3px 0 ${adminColours.brand}`;

const theme = makeTheme(
  adminColours,
  {
    cssVariables: { cssVarPrefix: 'desk', colorSchemeSelector: schemeAttribute },
    colorSchemes: { light: schemeOf(colours, statusPalettes.day), dark: schemeOf(nightColours, statusPalettes.night) },
  },
  {
    MuiButton: {
      ...inputs(adminColours).MuiButton,
      variants: [
        {
          props: { variant: 'contained', color: 'primary' },
          style: {
            background: adminColours.accent,
            color: adminColours.deep,
            '&:hover': { background: adminColours.accentDeep },
          },
        },
        {
          // Amber marks the one main action of a screen, so the link of the current page has a tint and a line instead.
          props: { variant: 'outlined' },
          style: {
            '&[aria-current="page"], &[aria-current="page"]:hover': {
              background: adminColours.successWash,
              color: adminColours.ink,
              boxShadow: `inset 0 -3px ${adminColours.brand}`,
            },
          },
        },
        {
          // A text button stands in one line with text, and keeps the width of its words beside a long one.
          props: { variant: 'text', size: 'small' },
          style: {
            minWidth: 0,
            flexShrink: 0,
            padding: '8px 0',
            whiteSpace: 'nowrap',
            '&.MuiButton-colorError': { color: adminColours.error },
            '&[aria-disabled="true"]': { color: adminColours.muted },
          },
        },
      ],
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          color: adminColours.ink,
          borderColor: adminColours.hairline,
          textTransform: 'none',
          fontSize: '0.9375rem',
        },
      },
    },
    MuiTypography: {
      ...dataDisplay(adminColours).MuiTypography,
      variants: [{ props: { variant: 'body1' }, style: plainText }],
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          // The checkbox is aligned with the left edge of the text above it, and with the first line of its label.
          '&:has(.MuiCheckbox-root)': { alignItems: 'flex-start', marginLeft: -13, marginRight: 0 },
          '&:has(.MuiCheckbox-root) > .MuiFormControlLabel-label': { paddingBlock: 9.6 },
        },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: 2,
          '&:hover': { background: adminColours.tinted },
          '&.Mui-selected, &.Mui-selected:hover': { background: adminColours.successWash, boxShadow: chosenLine },
        },
      },
    },
    MuiMenuItem: {
      ...navigation(adminColours).MuiMenuItem,
      variants: [{ props: { selected: true }, style: { boxShadow: chosenLine } }],
    },
    MuiAutocomplete: {
      styleOverrides: {
        // The field has the height and the arrow of the other fields.
        inputRoot: { paddingBlock: 5 },
        paper: { borderColor: adminColours.outline },
        popupIndicator: { marginRight: 5, color: adminColours.ink, fontSize: 20 },
        option: { '&[aria-selected="true"]': { boxShadow: chosenLine } },
      },
    },
    MuiAlert: {
      ...feedback(adminColours).MuiAlert,
      variants: [
        {
          // The buttons stand on the line of a short message, and below a long one.
          props: {},
          style: {
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 24,
            '& .MuiAlert-message': { overflowWrap: 'anywhere' },
            '& .MuiAlert-action': { minWidth: 0, margin: 0, padding: 0 },
          },
        },
      ],
    },
    // Material UI makes a dark background lighter for each elevation, so a drawer has none.
    MuiDrawer: { defaultProps: { elevation: 0 } },
    MuiListItemText: { styleOverrides: { secondary: { fontSize: '0.9375rem' } } },
  },
);

const ground = {
  ':root': { colorScheme: 'only light' },
  [`:root[${schemeAttribute}="dark"]`]: { colorScheme: 'dark' },
  // The scroll padding keeps the focused element clear of the app bar and the head of a table.
  html: { scrollPaddingTop: 104 },
  // Forced colours remove our backgrounds, so selected items have a border instead. The last breadcrumb is only text.
  '@media (forced-colors: active)': {
    ':root :is([aria-pressed="true"], [aria-current]:not([aria-current="false"], span), [aria-selected="true"], [aria-checked="true"])':
      {
        border: '3px solid Highlight !important',
      },
  },
  body: { background: adminColours.paper, color: adminColours.ink },
};

/**
 * The theme of the dashboard, based on the theme of the site. It is dark if the system is dark or the admin has chosen dark.
 */
export function AdminTheme({ children }: { children: ReactNode }) {
  // The dashboard sets its theme on the document, so the attribute is removed for the public site, which has one theme.
  useEffect(() => () => document.documentElement.removeAttribute(schemeAttribute), []);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
      {/* The styles are not prerendered: they must disappear when the admin goes to the public site. */}
      {!import.meta.env.SSR && <GlobalStyles styles={ground} />}
      {children}
    </ThemeProvider>
  );
}

import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { dataDisplay } from '../../ui/theme/customizations/data-display.ts';
import { inputs } from '../../ui/theme/customizations/inputs.ts';
import { makeTheme, paletteOf } from '../../ui/theme/theme.ts';
import { type Colours, colours } from '../../ui/theme/tokens.ts';
import { adminColours, nightColours, type StatusColours, statusPalettes } from './admin-colours.ts';

/** Where the browser keeps the admin's choice of a theme, and the attribute of the document that says the theme in use. */
export const modeStorageKey = 'desk-mode';
export const schemeAttribute = 'data-desk-scheme';

/** One size of text on all screens; the public site has a larger one for reading. */
const plainText = { fontSize: '1rem', lineHeight: 1.55 } as const;

const schemeOf = (site: Colours, status: StatusColours) => ({ palette: { ...paletteOf(site), site, status } });

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
          // Amber marks the one act of a screen, so the link of the current page has a tint and a line.
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
          // In the line with the text around it.
          props: { variant: 'text', size: 'small' },
          style: {
            minWidth: 0,
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
          // The box stands at the left edge of the text above it, and beside the first line of its label.
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
          '&.Mui-selected, &.Mui-selected:hover': {
            background: adminColours.successWash,
            boxShadow: `inset 3px 0 ${adminColours.brand}`,
          },
        },
      },
    },
    // Above an elevation, Material UI makes a dark ground lighter.
    MuiDrawer: { defaultProps: { elevation: 0 } },
    MuiListItemText: { styleOverrides: { secondary: { fontSize: '0.9375rem' } } },
  },
);

const ground = {
  ':root': { colorScheme: 'only light' },
  [`:root[${schemeAttribute}="dark"]`]: { colorScheme: 'dark' },
  // The focused element stays clear of the bar and the head of a table.
  html: { scrollPaddingTop: 104 },
  // System colours remove our fills, so selected items have a border instead.
  '@media (forced-colors: active)': {
    ':root :is([aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-checked="true"])':
      {
        border: '3px solid Highlight !important',
      },
  },
  body: { background: adminColours.paper, color: adminColours.ink },
};

/** The theme of the dashboard: the theme of the site, dark if the system is dark or the admin chose so. */
export function AdminTheme({ children }: { children: ReactNode }) {
  // The document of the dashboard has the schemes of the dashboard: the public site has none of them.
  useEffect(() => () => document.documentElement.removeAttribute(schemeAttribute), []);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
      {/* Not in the document: these styles go when the admin leaves for the public site. */}
      {!import.meta.env.SSR && <GlobalStyles styles={ground} />}
      {children}
    </ThemeProvider>
  );
}

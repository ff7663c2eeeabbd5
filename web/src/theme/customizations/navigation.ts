import type { Components, Theme } from '@mui/material/styles';
import { colours } from '../tokens.ts';
import { tabs } from './tabs.ts';

/** What leads elsewhere. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: colours.tealDeep,
        textDecorationColor: colours.amberLine,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationColor: 'inherit' },
        '[data-ground="dark"] &': { color: colours.onDark },
      },
    },
  },
  // Their pages mark the entries of a list by a line, not by a ground.
  MuiListItemButton: {
    styleOverrides: { root: { borderRadius: 2, '&:hover, &.Mui-focusVisible': { background: 'none' } } },
  },
  ...tabs,
};

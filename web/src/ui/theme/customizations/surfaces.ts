import type { Components, Theme } from '@mui/material/styles';
import { type Colours, measures } from '../tokens.ts';

/** Surfaces for other things: square corners and hairlines, no shadows. */
export const surfaces = (colours: Colours): Components<Theme> => ({
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        paddingInline: `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, square: true },
    styleOverrides: { root: { color: 'inherit' }, outlined: { borderColor: colours.hairline } },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { background: colours.paper, borderBottom: `1px solid ${colours.hairline}` } },
  },
  MuiToolbar: { defaultProps: { disableGutters: true } },
});

import type { Components, Theme } from '@mui/material/styles';
import { type Colours, measures } from '../tokens.ts';

/** The looks of surfaces: square corners and hairlines, no shadows. */
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

/** The looks of messages about the outcome of an action. */
export const feedback = (colours: Colours): Components<Theme> => ({
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '14px 18px',
        border: `1px solid ${colours.hairline}`,
        borderLeftWidth: 4,
        fontSize: '1.0625rem',
        lineHeight: 1.5,
        color: colours.ink,
        background: colours.paper,
        '&.MuiAlert-colorError': { background: colours.errorWash, borderColor: colours.error },
        '&.MuiAlert-colorSuccess': { background: colours.successWash, borderColor: colours.brand },
      },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, background: colours.hairline } } },
  MuiSkeleton: { defaultProps: { animation: false, variant: 'rectangular' } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgb(7 22 39 / 0.55)' } } } },
});

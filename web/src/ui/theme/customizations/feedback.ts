import type { Components, Theme } from '@mui/material/styles';
import type { Colours } from '../tokens.ts';

/** Answers to what a visitor has done. */
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

import type { Components, Theme } from '@mui/material/styles';
import { type Colours, families } from '../tokens.ts';

/** The looks of content that is read: text, tables, labels. */
export const dataDisplay = (colours: Colours): Components<Theme> => ({
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', overline: 'p' } },
    styleOverrides: {
      // The monospaced face of the drawings, for small print beside text.
      caption: { fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.5 },
      subtitle1: { '[data-ground="dark"] &': { color: colours.onDarkSoft } },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        borderTop: `2px solid ${colours.ink}`,
        fontVariantNumeric: 'tabular-nums',
        '& caption': {
          captionSide: 'top',
          padding: '0 0 12px',
          fontFamily: families.mono,
          fontSize: '0.8125rem',
          lineHeight: 1.45,
          color: colours.muted,
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '14px 24px 14px 0',
        borderBottom: `1px solid ${colours.hairline}`,
        color: 'inherit',
        fontFamily: 'inherit',
        fontSize: '1.0625rem',
        lineHeight: 1.45,
        verticalAlign: 'baseline',
        '&:last-child': { paddingRight: 0 },
      },
      head: { fontFamily: families.mono, fontSize: '0.8125rem', fontWeight: 400, color: colours.muted },
      sizeSmall: {
        padding: '8px clamp(10px, 2vw, 24px) 8px 0',
        fontSize: '0.9375rem',
        '&.MuiTableCell-head': { fontSize: '0.8125rem' },
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 28,
        borderRadius: 2,
        borderColor: colours.hairline,
        fontFamily: families.mono,
        fontSize: '0.8125rem',
        color: 'inherit',
      },
    },
    variants: [
      { props: { size: 'small' }, style: { minHeight: 22, lineHeight: 1.4 } },
      {
        props: { color: 'success' },
        style: { borderColor: colours.brand, background: colours.successWash, color: colours.brandDeep },
      },
    ],
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { borderRadius: 2, background: colours.ink, fontFamily: 'inherit', fontSize: '0.875rem' },
    },
  },
});

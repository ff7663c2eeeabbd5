import type { Components, Theme } from '@mui/material/styles';
import { type Colours, media, timings } from '../tokens.ts';

const control = (colours: Colours) =>
  ({
    minHeight: 52,
    fontSize: '1.0625rem',
    background: colours.paper,
    '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.outline },
    '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: colours.ink },
    '&:focus-within .MuiOutlinedInput-notchedOutline': { borderColor: colours.brand, borderWidth: 2 },
    '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colours.error, borderWidth: 2 },
    // Both borders are 2 px wide. Without this rule, a focused field with an error looks like any other field with an
    // error.
    '&.Mui-error:focus-within': { outline: `3px solid ${colours.brand}`, outlineOffset: 1 },
    '&.Mui-disabled': { background: colours.tinted },
  }) as const;

/** The looks of controls: no ripple, no shadow, and labels that stay above their field. */
export const inputs = (colours: Colours): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // The focus ring of the page, which Material UI removes. It also shows before the scripts have loaded.
      root: {
        '&:focus-visible': { outline: `3px solid ${colours.brand}`, outlineOffset: 3 },
        '[data-ground="dark"] &:focus-visible': { outlineColor: colours.accent },
        '@media (forced-colors: active)': { '&:focus-visible': { outlineColor: 'Highlight' } },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: {
        minHeight: 52,
        padding: '12px 24px',
        gap: 10,
        textAlign: 'center',
        transition: `background-color ${timings.quick}, color ${timings.quick}, border-color ${timings.quick}`,
        [media.print]: { display: 'none' },
        '&.Mui-focusVisible': { outline: `3px solid ${colours.brand}`, outlineOffset: 3 },
        '[data-ground="dark"] &.Mui-focusVisible': { outlineColor: colours.accent },
      },
      sizeSmall: { minHeight: 44, padding: '8px 16px', fontSize: '1rem' },
      contained: {
        // With forced colours, a filled button has no fill.
        '@media (forced-colors: active)': { border: '1px solid' },
        '&.Mui-disabled': { background: colours.hairline, color: colours.muted },
      },
      outlined: {
        borderColor: colours.ink,
        color: colours.ink,
        '&:hover': { borderColor: colours.ink, background: colours.ink, color: colours.paper },
        '[data-ground="dark"] &': { borderColor: colours.onDarkSoft, color: colours.onDark },
        '[data-ground="dark"] &:hover': {
          borderColor: colours.onDark,
          background: colours.onDark,
          color: colours.deep,
        },
      },
      text: {
        color: colours.brandDeep,
        padding: '12px 4px',
        textDecoration: 'underline',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.25em',
        '&:hover': { background: 'transparent', textDecoration: 'underline', textDecorationThickness: 2 },
        '[data-ground="dark"] &': { color: colours.onDark },
      },
    },
  },
  // Material UI's global styles move a floating label when the browser fills in a field. The labels of this site do not
  // float.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: control(colours),
      input: { padding: '13px 14px', height: 'auto', '&::placeholder': { color: colours.muted, opacity: 1 } },
      notchedOutline: { transition: `border-color ${timings.quick}` },
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      icon: {
        right: 14,
        top: 'calc(50% - 10px)',
        fontSize: 20,
        color: colours.ink,
        '&.Mui-disabled': { color: colours.outline },
      },
      select: {
        '&:focus': { background: 'none' },
        // A long text ends before the arrow, not under it.
        '&&&': { paddingRight: 40 },
        textOverflow: 'ellipsis',
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        color: colours.ink,
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.4,
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        color: colours.muted,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        '&.Mui-error': { color: colours.error, fontWeight: 600 },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        padding: 10,
        color: colours.outline,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: colours.brand },
        '&.Mui-focusVisible': { outline: `3px solid ${colours.brand}`, outlineOffset: -2, borderRadius: 3 },
      },
    },
  },
});

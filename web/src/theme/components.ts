import type { Components, Theme } from '@mui/material/styles';
import { buttonLook } from './button-look.ts';
import { colours, timings } from './tokens.ts';

const control = {
  minHeight: 52,
  fontSize: '1.0625rem',
  background: colours.paper,
  '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.outline },
  '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: colours.ink },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.teal, borderWidth: 2 },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colours.error, borderWidth: 2 },
  // Both borders are 2 px: without this, a focused field with an error looks like any other with an error.
  '&.Mui-error.Mui-focused': { outline: `3px solid ${colours.teal}`, outlineOffset: 1 },
  '&.Mui-disabled': { background: colours.warm },
} as const;

/** What makes Material UI's parts ours: square corners, hairlines, no ripple, no shadow, labels that stay above their field. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: {
        ...buttonLook.root,
        '&.Mui-focusVisible': { outline: `3px solid ${colours.teal}`, outlineOffset: 3 },
        '[data-ground="dark"] &.Mui-focusVisible': { outlineColor: colours.amber },
      },
      sizeSmall: buttonLook.small,
      contained: { ...buttonLook.contained, '&.Mui-disabled': { background: colours.hairline, color: colours.slate } },
      outlined: buttonLook.outlined,
      text: buttonLook.text,
    },
  },
  // Its global styles tell a floating label what the browser filled in by itself. Our labels stay above their field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: control,
      input: { padding: '13px 14px', height: 'auto', '&::placeholder': { color: colours.slate, opacity: 1 } },
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
        // What is too long ends before the arrow, not under it.
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
        '&.Mui-focused, &.Mui-error': { color: colours.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        color: colours.slate,
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
        '&.Mui-checked': { color: colours.teal },
        '&.Mui-focusVisible': { outline: `3px solid ${colours.teal}`, outlineOffset: -2, borderRadius: 3 },
      },
    },
  },
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
        '&.MuiAlert-colorSuccess': { background: colours.successWash, borderColor: colours.teal },
      },
    },
  },
};

import { textStyles } from './text-styles.ts';
import { colours, timings } from './tokens.ts';

/** What makes a button of this site, whether it is a link, the site's own or Material UI's. */
export const buttonLook = {
  root: {
    ...textStyles.button,
    minHeight: 52,
    padding: '12px 24px',
    gap: 10,
    transition: `background-color ${timings.quick}, color ${timings.quick}, border-color ${timings.quick}`,
  },
  small: { minHeight: 44, padding: '8px 16px', fontSize: '1rem' },
  // Where the visitor's own colours take the place of ours, a filled button keeps no fill to be known by.
  contained: { '@media (forced-colors: active)': { border: '1px solid' } },
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
    color: colours.tealDeep,
    padding: '12px 4px',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    '&:hover': { background: 'transparent', textDecorationThickness: 2 },
    '[data-ground="dark"] &': { color: colours.onDark },
  },
} as const;

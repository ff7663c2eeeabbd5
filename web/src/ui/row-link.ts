import { colours } from './theme/tokens.ts';

/** A link that covers the whole of the row it stands in, which is positioned, and keeps its own name. */
export const rowLink = {
  color: 'inherit',
  textDecorationThickness: '2px',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.14em',
  '&:hover': { textDecorationColor: colours.accent },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
} as const;

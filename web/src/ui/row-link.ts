import { colours } from './theme/tokens.ts';

/** A link that covers its whole row and keeps its own name. The row must be positioned. */
export const rowLink = {
  color: 'inherit',
  textDecorationThickness: '2px',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.14em',
  '&:hover': { textDecorationColor: colours.accent },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
} as const;

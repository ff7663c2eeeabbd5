import { media } from '../../ui/theme/tokens.ts';

/** Sets a list of openings, and what stands beside it where there is room. */
export const besideOpenings = {
  display: 'grid',
  gap: 7,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: 9 },
} as const;

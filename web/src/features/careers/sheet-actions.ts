import { media } from '../../theme/tokens.ts';

/** Sets the ways on from a job in a row. On a phone they fill their lines, so that both edges are straight. */
export const sheetActions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
} as const;

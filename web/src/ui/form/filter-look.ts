import { families } from '../theme/tokens.ts';

/** The label above a field that a list is narrowed down by. */
export const filterLabel = {
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: 'text.secondary',
} as const;

export const filterField = { minHeight: 48, fontSize: '1rem', '& .MuiOutlinedInput-input': { py: '10px' } } as const;

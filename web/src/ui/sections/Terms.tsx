import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoBreak } from '../NoBreak.tsx';
import { colours, media } from '../theme/tokens.ts';

const line = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  padding: '16px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  [media.tablet]: { gridTemplateColumns: '7.5rem 1fr', gap: 2 },
} as const;

const twoColumns = {
  display: 'grid',
  columnGap: 'clamp(32px, 5vw, 80px)',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface TermsProps {
  terms: readonly { term: string; text: string }[];
  /** The number of columns, if the screen is wide enough. */
  columns?: 1 | 2;
}

/** Terms and their meanings, one line each. */
export function Terms({ terms, columns = 1 }: TermsProps) {
  return (
    <Box component="dl" sx={{ borderTop: `2px solid ${colours.ink}`, ...(columns === 2 && twoColumns) }}>
      {terms.map(({ term, text }) => (
        <Box key={term} sx={line}>
          <Typography variant="caption" component="dt" sx={{ lineHeight: '1.6rem', color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd">
            <NoBreak>{text}</NoBreak>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { toolsCopy } from '../../content/product/pages/tools-copy.ts';
import type { ToolResult } from '../../content/shapes/tool.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';

/** The figures stand two in a row, beside the fields. */
const plate = {
  '& > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dd': { fontSize: 'clamp(1.625rem, 1.4rem + 0.7vw, 2.125rem)' },
  [media.print]: { '& > dl > div': { py: '6px' }, '& dd': { fontSize: '1.5rem' } },
} as const;

const rows = {
  '& > div': {
    display: 'grid',
    gap: '0 16px',
    py: '12px',
    borderBottom: `1px solid ${colours.hairline}`,
    [media.tablet]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', py: '4px' },
  },
  // The term stands beside all of its values.
  '& dt': { [media.tablet]: { gridRow: '1 / span 20' }, [media.print]: { gridRow: '1 / span 20' } },
  '& dd + dd': { mt: '6px', [media.print]: { mt: '1px' } },
  '& dd': { gridColumn: { md: 2 }, [media.print]: { gridColumn: 2, fontSize: '0.9375rem', lineHeight: 1.3 } },
} as const;

interface ResultSheetProps {
  result: ToolResult | undefined;
  isStale: boolean;
}

/** The result of a tool. If later text cannot be calculated, the old result stays and is marked. */
export const ResultSheet = memo(function ResultSheet({ result, isStale }: ResultSheetProps) {
  const note = isStale && (
    <Alert severity="info" icon={false} role="none" sx={{ mb: 2 }}>
      {result ? toolsCopy.stale : toolsCopy.none}
    </Alert>
  );
  if (!result) return note;
  return (
    <>
      {note}
      <Box data-stale={isStale || undefined} sx={{ '&[data-stale]': { opacity: 0.72 } }}>
        <Typography variant="h3" component="p" sx={{ mb: 2.5, [media.print]: { mb: '8px', fontSize: '1.125rem' } }}>
          <NoBreak>{result.summary}</NoBreak>
        </Typography>
        <Box sx={plate}>
          <RatingPlate entries={result.figures} />
        </Box>
        <Box component="dl" sx={rows}>
          {result.rows.map(({ term, values }) => (
            <div key={term}>
              <Typography component="dt" variant="caption" sx={{ lineHeight: 1.6, color: 'text.secondary' }}>
                <NoBreak>{term}</NoBreak>
              </Typography>
              {values.map((value) => (
                <Typography component="dd" variant="body2" key={value}>
                  <NoBreak>{value}</NoBreak>
                </Typography>
              ))}
            </div>
          ))}
        </Box>
      </Box>
    </>
  );
});

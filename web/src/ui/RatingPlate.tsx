import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoBreak } from './NoBreak.tsx';
import { colours, families } from './theme/tokens.ts';

/**
 * Every cell has lines at its left and top. Negative margins hide the lines at the edges of the plate, however its cells
 * wrap.
 */
const plate = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  borderTop: 2,
  borderTopColor: 'text.primary',
  borderBottom: 1,
  borderBottomColor: 'divider',
  overflow: 'hidden',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    position: 'relative',
    left: -21,
    margin: '-1px -21px 0 0',
    padding: '18px 37px 18px 20px',
    borderTop: 1,
    borderLeft: 1,
    borderColor: 'divider',
  },
  '[data-ground="dark"] &': {
    borderTopColor: colours.onDarkSoft,
    borderBottomColor: colours.onDarkHairline,
    '& > div': { borderColor: colours.onDarkHairline },
  },
  // A phone shows two cells in a row. A last cell without a neighbour takes the whole row.
  '@media (max-width: 480px)': { '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
} as const;

const figure = {
  fontSize: 'clamp(2rem, 1.5rem + 1.6vw, 3rem)',
  letterSpacing: '-0.02em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

const unitLook = {
  marginLeft: '0.2em',
  fontFamily: families.mono,
  fontSize: 'max(0.75rem, 0.4em)',
  letterSpacing: 0,
} as const;

/** Figures in the look of a machine's rating plate: the number large, the unit small. */
export function RatingPlate({ entries }: { entries: readonly { value: string; unit?: string; label: string }[] }) {
  return (
    <Box component="dl" sx={plate}>
      {entries.map(({ value, unit, label }) => (
        <div key={label}>
          <Typography variant="caption" component="dt" sx={{ marginTop: '10px', lineHeight: 1.45 }}>
            <NoBreak>{label}</NoBreak>
          </Typography>
          <Typography variant="h2" component="dd" sx={figure}>
            <NoBreak>{value}</NoBreak>
            {unit && (
              <Box component="span" sx={unitLook}>
                {unit}
              </Box>
            )}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

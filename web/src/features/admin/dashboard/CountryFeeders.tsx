import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BaySymbol } from '../../../components/drawings/BaySymbol.tsx';
import { dashboardCopy } from '../../../content/admin.ts';
import { colours, families } from '../../../theme/tokens.ts';
import type { JobFigures } from '../jobs/job-figures.ts';

/** The busbar: every country is a feeder that hangs off it. */
const busbar = {
  mt: '28px',
  borderTop: `4px solid ${colours.amber}`,
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
} as const;

const feeder = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px 1fr auto', md: '24px 1fr' },
  gridTemplateAreas: { md: '"line name" "line count"' },
  columnGap: 2,
  alignItems: { xs: 'center', md: 'start' },
  padding: { xs: '16px 0', md: '0 24px 0 0' },
  borderBottom: { xs: `1px solid ${colours.hairline}`, md: 0 },
} as const;

const line = {
  display: { xs: 'block', md: 'grid' },
  gridArea: { md: 'line' },
  justifyItems: 'center',
  '&::before, &::after': { content: { md: '""' }, width: 2, height: 28, background: colours.amber },
} as const;

const count = {
  display: 'flex',
  gridArea: { md: 'count' },
  alignItems: 'baseline',
  gap: '10px',
  fontFamily: families.heading,
  fontSize: { xs: '1.75rem', md: '2.25rem' },
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const;

interface CountryFeedersProps {
  title: string;
  countries: JobFigures['byCountry'];
}

/** The number of jobs in each country, drawn as the feeders of a board. */
export function CountryFeeders({ title, countries }: CountryFeedersProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      <Box component="dl" sx={busbar}>
        {countries.map(({ country, total, active }) => (
          <Box key={country} sx={feeder}>
            <Box component="span" aria-hidden="true" sx={line}>
              <BaySymbol name={active > 0 ? 'breaker' : 'disconnector'} />
            </Box>
            <Box
              component="dt"
              sx={{ gridArea: { md: 'name' }, mt: { md: 3 }, fontWeight: 600, fontSize: '1.0625rem' }}
            >
              {country}
            </Box>
            <Box component="dd" sx={count}>
              {total.toLocaleString('en-GB')}
              <Typography variant="caption" color="textSecondary">
                {dashboardCopy.activeOf(active)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import styled from '@emotion/styled/base';
import { useId } from 'react';
import { BaySymbol } from '../../../components/drawings/BaySymbol.tsx';
import { Text } from '../../../components/Text.tsx';
import { dashboardCopy } from '../../../content/admin.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import type { JobFigures } from '../jobs/job-figures.ts';

const Part = styled('section')({ marginTop: 'clamp(48px, 6vw, 80px)' });

/** The busbar: every country is a feeder that hangs off it. */
const Busbar = styled('dl')({
  marginTop: 28,
  borderTop: `4px solid ${colours.amber}`,
  display: 'grid',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const Feeder = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  columnGap: 16,
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  [media.tablet]: {
    gridTemplateColumns: '24px 1fr',
    gridTemplateAreas: '"line name" "line count"',
    alignItems: 'start',
    padding: '0 24px 0 0',
    borderBottom: 0,
  },
});

const Line = styled('span')({
  display: 'block',
  [media.tablet]: {
    gridArea: 'line',
    display: 'grid',
    justifyItems: 'center',
    '&::before, &::after': { content: '""', width: 2, height: 28, background: colours.amber },
  },
});

const Country = styled('dt')({
  fontWeight: 600,
  fontSize: '1.0625rem',
  [media.tablet]: { gridArea: 'name', marginTop: 24 },
});

const Count = styled('dd')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  fontFamily: families.heading,
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  [media.tablet]: { gridArea: 'count', fontSize: '2.25rem' },
});

const Active = styled('span')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: colours.slate,
});

interface CountryFeedersProps {
  title: string;
  countries: JobFigures['byCountry'];
}

/** The number of jobs in each country, drawn as the feeders of a board. */
export function CountryFeeders({ title, countries }: CountryFeedersProps) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Text variant="h3" as="h2" id={titleId}>
        {title}
      </Text>
      <Busbar>
        {countries.map(({ country, total, active }) => (
          <Feeder key={country}>
            <Line aria-hidden="true">
              <BaySymbol name={active > 0 ? 'breaker' : 'disconnector'} />
            </Line>
            <Country>{country}</Country>
            <Count>
              {total.toLocaleString('en-GB')}
              <Active>{dashboardCopy.activeOf(active)}</Active>
            </Count>
          </Feeder>
        ))}
      </Busbar>
    </Part>
  );
}

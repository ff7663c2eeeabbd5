import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { adminCopy, dashboardCopy } from '../../content/admin.ts';
import { BaySymbol } from '../../drawings/BaySymbol.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { colours, families } from '../../ui/theme/tokens.ts';
import { LiveDataBoundary, LiveDataFailure } from '../components/LiveData.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { type JobFigures, jobFigures } from '../jobs/job-figures.ts';
import { useCountedFigures, useLiveJobs } from '../jobs/live-jobs.ts';
import { MailNotices } from '../mail/MailNotices.tsx';
import { useSession } from '../session/use-session.ts';

const Today = lazy(async () => ({ default: (await import('./Today.tsx')).Today }));
const WeeksChart = lazy(async () => ({ default: (await import('./WeeksChart.tsx')).WeeksChart }));

/** The first screen of the dashboard: how many jobs there are, as they are now. */
export function OverviewPage() {
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : '';
  return (
    <>
      <PageHead title={dashboardCopy.pageTitle} heading={dashboardCopy.welcome(username)} />
      <MailNotices />
      <LiveDataBoundary>
        <Suspense>
          <Today />
        </Suspense>
      </LiveDataBoundary>
      <LiveDataBoundary>
        <LiveFigures />
      </LiveDataBoundary>
      <Weeks />
    </>
  );
}

const disclosure = {
  mt: 'clamp(48px, 6vw, 80px)',
  '& > summary': { padding: '12px 0', fontWeight: 600, cursor: 'pointer' },
} as const;

/** The chart comes, with its scripts and what it reads, when somebody wants to see it. */
function Weeks() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="details" sx={disclosure} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{dashboardCopy.weeks}</summary>
      {isOpen && (
        <LiveDataBoundary>
          <Suspense fallback={<Spinner />}>
            <WeeksChart />
          </Suspense>
        </LiveDataBoundary>
      )}
    </Box>
  );
}

function LiveFigures() {
  const newest = useLiveJobs();
  const hasOlder = newest.status === 'live' && !newest.areAll;
  const counted = useCountedFigures(hasOlder ? newest.version : undefined);
  if (newest.status === 'offline') return <LiveDataFailure message={adminCopy.offline} />;
  if (newest.status === 'loading') return <Spinner />;
  const figures = hasOlder ? counted : jobFigures(newest.jobs);
  return figures ? <Figures {...figures} /> : <Spinner />;
}

function Figures({ total, active, rate, byCountry }: JobFigures) {
  return (
    <>
      {/* Three figures with short names fit a phone side by side. */}
      <Box sx={{ '& > dl': { gridTemplateColumns: 'repeat(3, 1fr)' } }}>
        <RatingPlate
          entries={[
            { value: total.toLocaleString('en-GB'), label: dashboardCopy.totalJobs },
            { value: active.toLocaleString('en-GB'), label: dashboardCopy.activeJobs },
            { value: `${rate}%`, label: dashboardCopy.listingsRate },
          ]}
        />
      </Box>
      <CountryFeeders countries={byCountry} />
    </>
  );
}

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

/** The number of jobs in each country, drawn as the feeders of a board. */
function CountryFeeders({ countries }: { countries: JobFigures['byCountry'] }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <Typography variant="h3" component="h2" id={titleId}>
        {dashboardCopy.byCountry}
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

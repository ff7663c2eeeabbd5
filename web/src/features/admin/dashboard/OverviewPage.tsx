import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { RatingPlate } from '../../../components/RatingPlate.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { adminCopy, dashboardCopy } from '../../../content/admin.ts';
import { LiveDataBoundary, LiveDataFailure } from '../components/LiveData.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { type JobFigures, jobFigures } from '../jobs/job-figures.ts';
import { useCountedFigures, useLiveJobs } from '../jobs/live-jobs.ts';
import { FailedMails } from '../mail/FailedMails.tsx';
import { QuarantinedMails } from '../mail/QuarantinedMails.tsx';
import { useSession } from '../session/use-session.ts';
import { CountryFeeders } from './CountryFeeders.tsx';

const Today = lazy(async () => ({ default: (await import('./Today.tsx')).Today }));
const WeeksChart = lazy(async () => ({ default: (await import('./WeeksChart.tsx')).WeeksChart }));

/** The first screen of the dashboard: how many jobs there are, as they are now. */
export function OverviewPage() {
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : '';
  return (
    <>
      <PageHead title={dashboardCopy.pageTitle} heading={dashboardCopy.welcome(username)} />
      <FailedMails />
      <QuarantinedMails />
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
      <CountryFeeders title={dashboardCopy.byCountry} countries={byCountry} />
    </>
  );
}

import styled from '@emotion/styled';
import { RatingPlate } from '../../../components/RatingPlate.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { adminWords, dashboardWords } from '../../../content/admin.ts';
import { useCountedFigures } from '../jobs/counted-figures.ts';
import { LiveDataBoundary } from '../jobs/LiveDataBoundary.tsx';
import { LiveDataFailure } from '../jobs/LiveDataFailure.tsx';
import { useLiveJobs } from '../jobs/live-jobs.ts';
import { FailedMails } from '../mail/FailedMails.tsx';
import { HeldMails } from '../mail/HeldMails.tsx';
import { PageHead } from '../PageHead.tsx';
import { useSession } from '../session/use-session.ts';
import { CountryFeeders } from './CountryFeeders.tsx';
import { type JobFigures, jobFigures } from './job-figures.ts';

// Three figures with short names fit a phone side by side.
const ThreeInARow = styled('div')({ '& > dl': { gridTemplateColumns: 'repeat(3, 1fr)' } });

/** The first screen of the dashboard: how many jobs there are, as they are now. */
export function OverviewPage() {
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : '';
  return (
    <>
      <PageHead title={dashboardWords.pageTitle} heading={dashboardWords.welcome(username)} />
      <FailedMails />
      <HeldMails />
      <LiveDataBoundary>
        <LiveFigures />
      </LiveDataBoundary>
    </>
  );
}

function LiveFigures() {
  const newest = useLiveJobs();
  const hasOlder = newest.status === 'live' && !newest.areAll;
  const counted = useCountedFigures(hasOlder ? newest.version : undefined);
  if (newest.status === 'offline') return <LiveDataFailure message={adminWords.offline} />;
  if (newest.status === 'loading') return <Spinner />;
  const figures = hasOlder ? counted : jobFigures(newest.jobs);
  return figures ? <Figures {...figures} /> : <Spinner />;
}

function Figures({ total, active, rate, byCountry }: JobFigures) {
  return (
    <>
      <ThreeInARow>
        <RatingPlate
          entries={[
            { value: total.toLocaleString('en-GB'), label: dashboardWords.totalJobs },
            { value: active.toLocaleString('en-GB'), label: dashboardWords.activeJobs },
            { value: `${rate}%`, label: dashboardWords.listingsRate },
          ]}
        />
      </ThreeInARow>
      <CountryFeeders title={dashboardWords.byCountry} countries={byCountry} />
    </>
  );
}

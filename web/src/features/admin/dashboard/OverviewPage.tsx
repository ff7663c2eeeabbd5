import { styled } from '@mui/material/styles';
import type { Job } from '@ohmbridge/functions/contract/job';
import { RatingPlate } from '../../../components/RatingPlate.tsx';
import { dashboardWords } from '../../../content/admin.ts';
import { WithLiveJobs } from '../jobs/WithLiveJobs.tsx';
import { FailedMails } from '../mail/FailedMails.tsx';
import { PageHead } from '../PageHead.tsx';
import { useSession } from '../session/use-session.ts';
import { CountryFeeders } from './CountryFeeders.tsx';
import { jobFigures } from './job-figures.ts';

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
      <WithLiveJobs>{(jobs) => <Figures jobs={jobs} />}</WithLiveJobs>
    </>
  );
}

function Figures({ jobs }: { jobs: readonly Job[] }) {
  const { total, active, rate, byCountry } = jobFigures(jobs);
  return (
    <>
      <ThreeInARow>
        <RatingPlate
          entries={[
            { value: String(total), label: dashboardWords.totalJobs },
            { value: String(active), label: dashboardWords.activeJobs },
            { value: `${rate}%`, label: dashboardWords.listingsRate },
          ]}
        />
      </ThreeInARow>
      <CountryFeeders title={dashboardWords.byCountry} countries={byCountry} />
    </>
  );
}

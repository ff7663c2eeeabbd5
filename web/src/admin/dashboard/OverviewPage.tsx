import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { adminCopy, dashboardCopy } from '../../content/admin.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FigureTable } from '../components/FigureTable.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { type JobFigures, jobFigures } from '../jobs/job-figures.ts';
import { useCountedFigures, useJobs } from '../jobs/job-lists.ts';
import { useFailedMails } from '../mail/mails.ts';
import { useHasRole } from '../session/roles.ts';
import { useSession } from '../session/use-session.ts';

// Parts that are seldom shown load when they are.
const FailedMails = lazy(async () => ({ default: (await import('../mail/FailedMails.tsx')).FailedMails }));
const Today = lazy(async () => ({ default: (await import('./Today.tsx')).Today }));

/** The first screen of the dashboard: what failed, what waits for whom, and how many jobs there are. */
export function OverviewPage() {
  const session = useSession();
  const [hires, looksAfterJobs] = [useHasRole('hiring'), useHasRole('jobs')];
  const username = session.status === 'signed-in' ? session.user.username : '';
  return (
    <>
      <PageHead heading={dashboardCopy.welcome(username)} />
      {hires && (
        <DataBoundary>
          <FailedMailsOnceAny />
        </DataBoundary>
      )}
      <DataBoundary>
        <Suspense>
          <Today />
        </Suspense>
      </DataBoundary>
      {looksAfterJobs && (
        <DataBoundary>
          <StoredFigures />
        </DataBoundary>
      )}
    </>
  );
}

/** It stays when the last of them is sent: what has the focus is in it. */
function FailedMailsOnceAny() {
  const isAny = useFailedMails('hiring').mails.length > 0;
  const [wasAny, setWasAny] = useState(isAny);
  if (isAny && !wasAny) setWasAny(true);
  return (
    wasAny && (
      <Suspense>
        <FailedMails readers="hiring" />
      </Suspense>
    )
  );
}

function StoredFigures() {
  const newest = useJobs();
  const hasOlder = newest.status === 'success' && !newest.areAll;
  const counted = useCountedFigures(hasOlder ? newest.version : undefined);
  if (newest.status === 'offline') return <FailureAlert message={adminCopy.offline} />;
  if (newest.status === 'loading') return <Spinner />;
  const figures = hasOlder ? counted : jobFigures(newest.jobs);
  return figures ? <Figures {...figures} /> : <Spinner />;
}

const { count } = adminCopy;

function Figures({ total, active, rate, byCountry }: JobFigures) {
  return (
    <>
      {/* Three figures with short names fit a phone side by side. */}
      <Box
        sx={{
          '& > dl': { gridTemplateColumns: 'repeat(3, 1fr)' },
          '&& > dl > div:last-of-type': { gridColumn: 'auto' },
        }}
      >
        <RatingPlate
          entries={[
            { value: count(total), label: dashboardCopy.totalJobs },
            { value: count(active), label: dashboardCopy.activeJobs },
            { value: `${rate}%`, label: dashboardCopy.listingsRate },
          ]}
        />
      </Box>
      <Box sx={{ mt: 'clamp(48px, 6vw, 80px)', maxWidth: 640 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {dashboardCopy.byCountry}
        </Typography>
        <FigureTable
          label={dashboardCopy.byCountry}
          figures={{
            ...dashboardCopy.byCountryTable,
            rows: byCountry.map(({ country, total, active }) => ({ name: country, cells: [total, active] })),
          }}
        />
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { adminCopy, dashboardCopy, screenTitles } from '../../content/product/admin.ts';
import { weeksCopy } from '../../content/product/admin-today.ts';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { type JobFigures, jobFigures } from '../jobs/job-figures.ts';
import { useCountedFigures, useJobs } from '../jobs/job-lists.ts';
import { useFailedMails } from '../mail/mails.ts';
import { useHasRole } from '../session/roles.ts';
import { useSession } from '../session/session.ts';
import { useSubmissionCounter } from '../submission-list/submission-counter.ts';
import { Busbar, LateSentence } from './Busbar.tsx';
import { HourLine } from './HourLine.tsx';
import { NextList } from './NextList.tsx';
import { ScorecardsDue } from './ScorecardsDue.tsx';
import { Today } from './Today.tsx';
import { useWaitingCounts } from './waiting.ts';

// Parts that are seldom shown, or far down the page, load on demand.
const FailedMails = lazy(async () => ({ default: (await import('../mail/FailedMails.tsx')).FailedMails }));
const AssignedToMe = lazy(async () => ({ default: (await import('./AssignedToMe.tsx')).AssignedToMe }));
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));
const WeeksChart = lazy(async () => ({ default: (await import('./WeeksChart.tsx')).WeeksChart }));

/** Two thirds and one third of the width, if there is room. */
const wideAndNarrow = { lg: 'minmax(0, 2fr) minmax(0, 1fr)' };
const narrowAndWide = { lg: 'minmax(0, 1fr) minmax(0, 2fr)' };

/** The first screen of the dashboard: applications by status, the next answers that are due, and figures of the jobs. */
export function OverviewPage() {
  const session = useSession();
  const [hires, interviews, looksAfterJobs] = [useHasRole('hiring'), useHasRole('interviewer'), useHasRole('jobs')];
  const username = session.status === 'signed-in' ? session.user.username : '';
  return (
    <>
      <PageHead
        heading={dashboardCopy.welcome(username)}
        action={
          looksAfterJobs && (
            <Button href="/dashboard/jobs/new" variant="contained" size="small">
              {screenTitles.newJob}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 5 }}>
        {hires && (
          <DataBoundary>
            <FailedMailsOnceAny />
          </DataBoundary>
        )}
        {hires && (
          <DataBoundary>
            <HiringHead />
          </DataBoundary>
        )}
        {(hires || interviews) && (
          <Box sx={{ display: 'grid', gridTemplateColumns: hires ? wideAndNarrow : narrowAndWide, gap: '40px 56px' }}>
            {hires && (
              <DataBoundary>
                <NextList />
              </DataBoundary>
            )}
            <DataBoundary>
              <HourLine />
            </DataBoundary>
            {!hires && (
              <DataBoundary>
                <Suspense>
                  <AssignedToMe />
                </Suspense>
              </DataBoundary>
            )}
            <DataBoundary>
              <ScorecardsDue />
            </DataBoundary>
          </Box>
        )}
        {(hires || looksAfterJobs || !interviews) && (
          <DataBoundary>
            <Today />
          </DataBoundary>
        )}
        {hires && (
          <DataBoundary>
            <Weeks />
          </DataBoundary>
        )}
        {looksAfterJobs && (
          <DataBoundary>
            <StoredFigures />
          </DataBoundary>
        )}
      </Box>
    </>
  );
}

/** The people who have waited too long, and the busbar; on an empty desk the first steps replace the busbar. */
function HiringHead() {
  const counter = useSubmissionCounter('applications');
  const waiting = useWaitingCounts();
  // The number of the last reference: it also counts erased submissions.
  const isEmpty = counter !== undefined && !counter.last;
  return (
    <div>
      <Typography sx={{ minHeight: '1.6em' }}>{waiting && <LateSentence late={waiting.late} />}</Typography>
      {isEmpty ? (
        <Suspense>
          <FirstSteps />
        </Suspense>
      ) : (
        <Busbar waiting={waiting} />
      )}
    </div>
  );
}

/** The part stays mounted after its last email is gone, because it has the focus. */
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

/** The chart is heavy, so it loads when its place is visible. An empty desk has no chart. */
function Weeks() {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const isSeen = useNearScreen(frame, '0px');
  const isEmpty = !useSubmissionCounter('applications')?.last;
  return (
    <Box component="section" ref={frame} aria-labelledby={id} sx={{ minHeight: 190 }} hidden={isEmpty}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {weeksCopy.title}
      </Typography>
      <Suspense>{isSeen && <WeeksChart />}</Suspense>
    </Box>
  );
}

/** The figures of all jobs. An admin without the role *hiring* sees the first steps above them if there are no jobs. */
function StoredFigures() {
  const hires = useHasRole('hiring');
  const newest = useJobs();
  const hasOlder = newest.status === 'success' && !newest.areAll;
  const counted = useCountedFigures(hasOlder ? newest.version : undefined);
  if (newest.status === 'offline') return <FailureAlert message={adminCopy.offline} />;
  if (newest.status === 'loading') return <RowsSkeleton rows={1} height={96} />;
  const figures = hasOlder ? counted : jobFigures(newest.jobs);
  if (!figures) return <RowsSkeleton rows={1} height={96} />;
  return (
    <div>
      {figures.total === 0 && !hires && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      <Figures {...figures} />
    </div>
  );
}

const { count } = adminCopy;

/** Six figures in one line, if there is room. */
const foot = {
  display: 'grid',
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '24px 56px',
  // The first group has no title: the margin aligns its top line with that of the other group.
  '& > dl': { mt: { lg: '27.5px' } },
  '& dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&& dl > div:last-of-type': { gridColumn: 'auto' },
  '& dl > div': { py: 1.5 },
  '& dd': { fontSize: '1.5rem' },
} as const;

function Figures({ total, active, rate, byCountry }: JobFigures) {
  const id = useId();
  return (
    <Box sx={foot}>
      <RatingPlate
        entries={[
          { value: count(total), label: dashboardCopy.totalJobs },
          { value: count(active), label: dashboardCopy.activeJobs },
          { value: `${rate}%`, label: dashboardCopy.listingsRate },
        ]}
      />
      <section aria-labelledby={id}>
        <Typography variant="caption" component="h2" id={id} sx={{ mb: 1 }}>
          {dashboardCopy.byCountry}
        </Typography>
        <RatingPlate
          entries={byCountry.map(({ country, total: all, active: some }) => ({
            value: count(all),
            label: dashboardCopy.activeIn(country, some),
          }))}
        />
      </section>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { readBrowserFiguresRoute } from '@site/contract/nightly/browser-reports';
import {
  checkHealthRoute,
  type Health,
  readHealthRoute,
  type ScheduleHealth,
  setDailyMailRoute,
} from '@site/contract/nightly/health';
import { scheduleWords } from '@site/contract/nightly/health-words';
import { messages } from '@site/contract/shared/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { healthCopy } from '../../content/product/health.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { FigureTable } from '../components/FigureTable.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { FailedMails } from '../mail/FailedMails.tsx';
import type { ReadingRole } from '../mail/mails.ts';
import { QuarantinedMails } from '../mail/QuarantinedMails.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { useHasRole } from '../session/roles.ts';
import { useSession } from '../session/session.ts';
import { Findings } from './Findings.tsx';

/** The state of the website: each finding with its time, its reason and its remedy. */
export function HealthPage() {
  const session = useSession();
  const check = useHealthCheck();
  const { data: health, isError } = useHealth();
  const email = session.status === 'signed-in' ? session.user.email : '';

  const action = (
    <Button
      variant="contained"
      size="small"
      aria-disabled={check.isPending}
      onClick={() => check.isPending || check.mutate()}
    >
      {check.isPending ? healthCopy.checking : healthCopy.check}
    </Button>
  );
  return (
    <>
      <PageHead action={action} />
      <FormBanner outcome={outcomeOf(check, email)} />
      {health ? <HealthParts health={health} /> : isError ? <FailureAlert message={healthCopy.failed} /> : <Spinner />}
    </>
  );
}

function outcomeOf({ isSuccess, error }: ReturnType<typeof useHealthCheck>, email: string): Outcome | undefined {
  if (isSuccess) return { kind: 'success', message: healthCopy.checked(email) };
  return error ? { kind: 'error', message: error.message || messages.unexpected } : undefined;
}

function HealthParts({ health }: { health: Health }) {
  const dailyMail = useDailyMail();
  const { mails } = health;
  const readers: readonly ReadingRole[] = useHasRole('hiring') ? ['hiring', 'team'] : ['team'];
  const names = Object.keys(healthCopy.mails) as (keyof typeof mails)[];
  return (
    <>
      <Findings health={health} />
      {readers.map((role) => (
        <DataBoundary key={role}>
          <FailedMails readers={role} />
          <QuarantinedMails readers={role} />
        </DataBoundary>
      ))}
      <Stack sx={{ gap: 'clamp(40px, 5vw, 64px)', mt: 'clamp(32px, 4vw, 56px)' }}>
        <FormPart title={healthCopy.mail}>
          <RatingPlate
            entries={names.map((name) => ({
              value: mails[name].count.toLocaleString('en-GB'),
              label: healthCopy.mails[name],
            }))}
          />
        </FormPart>
        <FormPart title={healthCopy.schedules}>
          {health.schedules.length > 0 ? (
            <ScheduleList schedules={health.schedules} />
          ) : (
            <Note>{healthCopy.noSchedules}</Note>
          )}
        </FormPart>
        <FormPart title={healthCopy.browsers}>
          <BrowserReports />
        </FormPart>
        <FormPart title={healthCopy.daily}>
          <div>
            <FormControlLabel
              label={healthCopy.dailyMail}
              control={
                <Checkbox checked={health.dailyMail} onChange={({ target }) => dailyMail.mutate(target.checked)} />
              }
            />
            <Note>{healthCopy.dailyExplained}</Note>
            <FormBanner outcome={dailyMail.error ? { kind: 'error', message: dailyMail.error.message } : undefined} />
          </div>
        </FormPart>
      </Stack>
    </>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) 9rem minmax(0, 2fr)' },
  alignItems: 'stretch',
  gap: '2px 32px',
  py: '12px',
  overflowWrap: 'anywhere',
} as const;

const isBad = (state: ScheduleHealth['state']) => state === 'failed' || state === 'overdue';

function ScheduleList({ schedules }: { schedules: readonly ScheduleHealth[] }) {
  return (
    <List disablePadding>
      {schedules.map(({ name, state, lastSuccessAt, error }) => (
        <ListItem key={name} disableGutters divider sx={row}>
          <span>{scheduleWords[name]}</span>
          <Box component="span" sx={{ fontWeight: 600, color: isBad(state) ? 'error.main' : undefined }}>
            {healthCopy.scheduleState(state)}
          </Box>
          <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 1.9 }}>
            {[healthCopy.lastSuccess(lastSuccessAt), state === 'failed' && error].filter(Boolean).join(' · ')}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}

/** The number of failed scripts for each kind of page, and the resources that the content security policy blocked. */
function BrowserReports() {
  const { data: figures, isError } = useBrowserFigures();
  if (isError) return <FailureAlert message={healthCopy.reportsFailed} />;
  if (!figures) return <Spinner />;
  const { since, pages, violations } = figures;
  if (pages.length + violations.length === 0) return <Note>{healthCopy.noReports}</Note>;
  return (
    <div>
      <Note>{healthCopy.browsersExplained(since)}</Note>
      {pages.length > 0 && (
        <FigureTable
          label={healthCopy.browsers}
          figures={{
            heading: healthCopy.page,
            columns: [healthCopy.scriptErrors],
            rows: pages.map(({ page, errors }) => ({ name: healthCopy.pageName(page), cells: [errors] })),
          }}
        />
      )}
      {violations.length > 0 && (
        <Note>
          {healthCopy.violations}: {violations.map(({ directive, count }) => `${directive} ${count}`).join(', ')}
        </Note>
      )}
    </div>
  );
}

const queryKey = ['health'];
const refetchMilliseconds = 15_000;

function useHealth() {
  const call = useCall();
  return useQuery({
    queryKey,
    queryFn: async () => (await call(readHealthRoute)).data,
    refetchInterval: refetchMilliseconds,
  });
}

/** Reads the errors that browsers have reported. They change little in an hour, so the page reads them once. */
function useBrowserFigures() {
  const call = useCall();
  return useQuery({
    queryKey: ['browser-figures'],
    queryFn: async () => (await call(readBrowserFiguresRoute)).data,
    staleTime: 3_600_000,
  });
}

/** Asks the server to look for lost emails and to send a test email to the admin. */
function useHealthCheck() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(checkHealthRoute)).data,
    onSuccess: (health) => queries.setQueryData(queryKey, health),
  });
}

/** Turns the admin's daily email on or off. The switch changes at once, and changes back if the call fails. */
function useDailyMail() {
  const call = useCall();
  const queries = useQueryClient();
  const show = (dailyMail: boolean) =>
    queries.setQueryData<Health>(queryKey, (health) => health && { ...health, dailyMail });
  return useMutation({
    mutationFn: (dailyMail: boolean) => call(setDailyMailRoute, { body: { dailyMail } }),
    onMutate: show,
    onError: (_error, dailyMail) => show(!dailyMail),
  });
}

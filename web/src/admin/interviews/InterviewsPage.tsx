import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { interviewsCopy as copy } from '../../content/product/admin-interviews.ts';
import { useAddressFilters } from '../../shared/address-filters.ts';
import { useNow } from '../../shared/use-now.ts';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { LinkGroup } from '../components/LinkGroup.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { InterviewDay } from './InterviewDay.tsx';
import {
  daysOf,
  endOf,
  type InterviewPeriod,
  interviewPeriods,
  interviewViews,
  isOn,
  laterPeriod,
  shownDays,
  type TimetableHour,
  timetable,
} from './interview-days.ts';
import { type ArrangedInterview, useInterviews } from './interviews.ts';

/** The interviews of a day or a week: a timetable if there is room, and a list on a phone. */
export function InterviewsPage() {
  const { filters: period, changeFilters } = useAddressFilters(interviewPeriods);
  const now = useNow();
  return (
    <>
      <PageHead action={<PeriodButtons period={period} now={now} onChange={changeFilters} />} />
      <DataBoundary>
        <Period period={period} now={now} />
      </DataBoundary>
    </>
  );
}

interface PeriodButtonsProps {
  period: InterviewPeriod;
  now: Date;
  onChange: (changed: Partial<InterviewPeriod>) => void;
}

function PeriodButtons({ period, now, onChange }: PeriodButtonsProps) {
  const { view } = period;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <ButtonGroup size="small" variant="outlined">
        <Button aria-label={copy.previous[view]} onClick={() => onChange(laterPeriod(period, now, -1))}>
          ←
        </Button>
        <Button onClick={() => onChange({ day: undefined })}>{copy.today}</Button>
        <Button aria-label={copy.next[view]} onClick={() => onChange(laterPeriod(period, now, 1))}>
          →
        </Button>
      </ButtonGroup>
      <LinkGroup
        label={copy.views}
        links={interviewViews.map((one) => ({
          name: copy.view[one],
          href: `/dashboard/interviews?${interviewPeriods.write({ ...period, view: one })}`,
          isHere: one === view,
        }))}
      />
    </Stack>
  );
}

function Period({ period, now }: Omit<PeriodButtonsProps, 'onChange'>) {
  const { view } = period;
  const days = daysOf(period, now);
  const interviews = useInterviews(days[0] ?? now, endOf(days));
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 }}>
        <Typography variant="inherit" sx={{ fontWeight: 600 }}>
          {copy.period[view](days)}
        </Typography>
        <Typography role="status" color="textSecondary">
          {interviews && (interviews.length === 0 ? copy.none[view] : copy.count(interviews.length))}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ ml: { md: 'auto' } }}>
          {copy.clock()}
        </Typography>
      </Stack>
      {interviews ? <Days days={days} interviews={interviews} now={now} view={view} /> : <RowsSkeleton />}
    </>
  );
}

interface DaysProps extends Pick<InterviewPeriod, 'view'> {
  days: readonly Date[];
  interviews: readonly ArrangedInterview[];
  now: Date;
}

function Days({ days, interviews, now, view }: DaysProps) {
  const starts = interviews.map(({ time }) => new Date(time.at));
  const planned = (view === 'day' ? days : shownDays(days, [now, ...starts])).map((day) => ({
    day,
    isToday: isOn(day, now),
    own: interviews.filter(({ time }) => isOn(day, new Date(time.at))),
  }));
  const list = (hours?: readonly TimetableHour[]) => (
    <Box component="ol" sx={{ ...dayList, ...(hours && dayColumns) }}>
      {planned.map(({ day, isToday, own }) => (
        <InterviewDay key={day.getTime()} day={day} interviews={own} isToday={isToday} hours={hours} />
      ))}
    </Box>
  );
  if (view === 'day') return list();
  const hours = timetable(planned.map(({ own }) => own.map(({ time }) => new Date(time.at))));
  const rows = hours.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Box
      sx={{
        display: { lg: 'grid' },
        gridTemplateColumns: `56px repeat(${planned.length}, minmax(0, 1fr))`,
        gridTemplateRows: `auto repeat(${rows}, minmax(44px, auto))`,
      }}
    >
      {/* Each interview names its hours, so screen readers do not need the scale. */}
      <Box aria-hidden="true" sx={{ display: { xs: 'none', lg: 'contents' } }}>
        {hours.map(({ hour, row, rows }) => (
          <Typography key={hour} variant="caption" sx={{ ...hourLine, gridRow: `${row + 1} / span ${rows}` }}>
            {copy.hour(hour)}
          </Typography>
        ))}
      </Box>
      {list(hours)}
    </Box>
  );
}

const dayList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 3, lg: 0 } } as const;

/** The days are side by side, in the rows of the hours. */
const dayColumns = {
  gridColumn: { lg: '2 / -1' },
  gridRow: { lg: '1 / -1' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'subgrid' },
  gridTemplateRows: { lg: 'subgrid' },
} as const;

const hourLine = {
  gridColumn: '1 / -1',
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
} as const;

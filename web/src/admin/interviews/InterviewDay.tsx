import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fullName } from '@site/contract/desk/hidden-names';
import { interviewEnd } from '@site/contract/desk/interviews';
import { useId } from 'react';
import { interviewsCopy as copy } from '../../content/product/admin-interviews.ts';
import { Note } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/session.ts';
import { useNameOf } from '../submission-list/use-desk-settings.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { Place, saveCalendar } from './ArrangedInterview.tsx';
import type { TimetableHour } from './interview-days.ts';
import type { ArrangedInterview } from './interviews.ts';
import { MoveInterview } from './MoveInterview.tsx';

interface InterviewDayProps {
  day: Date;
  interviews: readonly ArrangedInterview[];
  isToday: boolean;
  /** The hours of the week's timetable, with their rows; missing for a single day. */
  hours: readonly TimetableHour[] | undefined;
}

/** One day: a column of the week, or a part of the list on a phone. The phone leaves out empty days. */
export function InterviewDay({ day, interviews, isToday, hours }: InterviewDayProps) {
  const id = useId();
  const isEmpty = interviews.length === 0;
  return (
    <Box component="li" aria-labelledby={id} sx={{ minWidth: 0, ...(hours && column(isEmpty && !isToday, isToday)) }}>
      <Typography
        id={id}
        component="h2"
        variant="inherit"
        {...(isToday && { 'aria-current': 'date' })}
        // In the view of a single day, the heading of the screen names the day.
        sx={{ display: hours ? 'block' : 'none', fontWeight: 600, py: { lg: 1 } }}
      >
        {copy.weekday(day)}{' '}
        <Typography component="span" variant="inherit" color="textSecondary" sx={{ fontWeight: 400 }}>
          {copy.date(day)}
          {isToday && `, ${copy.todayToo}`}
        </Typography>
      </Typography>
      {hours && isToday && isEmpty && <Note sx={{ gridRow: { lg: 2 } }}>{copy.noneToday}</Note>}
      {!isEmpty && (
        <Box component="ul" sx={{ ...entries, ...(hours && entriesInRows) }}>
          {interviews.map((interview) => (
            <Entry key={interview.id} interview={interview} row={hours && rowOf(interview, interviews, hours)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Gives the row of an interview. Interviews in the same hour are stacked. */
function rowOf(
  interview: ArrangedInterview,
  interviews: readonly ArrangedInterview[],
  hours: readonly TimetableHour[],
): number {
  const hourOf = ({ time }: ArrangedInterview) => new Date(time.at).getHours();
  const hour = hourOf(interview);
  const inHour = interviews.filter((one) => hourOf(one) === hour);
  return (hours.find((one) => one.hour === hour)?.row ?? 1) + inHour.indexOf(interview);
}

const column = (isHidden: boolean, isToday: boolean) => ({
  display: { xs: isHidden ? 'none' : 'block', lg: 'grid' },
  gridRow: { lg: '1 / -1' },
  gridTemplateRows: { lg: 'subgrid' },
  px: { lg: 1 },
  borderLeft: { lg: `1px solid ${colours.hairline}` },
  // The lines of the hours are below the column.
  bgcolor: { lg: isToday ? `color-mix(in srgb, ${colours.brand} 8%, transparent)` : 'transparent' },
});

const entries = {
  ...{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(320px, 1fr))' },
} as const;

const entriesInRows = {
  mt: { xs: 1, lg: 0 },
  gap: { xs: 1, lg: 0 },
  gridRow: { lg: '2 / -1' },
  gridTemplateRows: { lg: 'subgrid' },
  gridTemplateColumns: { ...entries.gridTemplateColumns, lg: 'minmax(0, 1fr)' },
} as const;

function Entry({ interview, row }: { interview: ArrangedInterview; row: number | undefined }) {
  const { id, applicant, time } = interview;
  const me = useSessionKeeper().uid();
  const nameOfAuthor = useNameOf();
  const isMine = time.interviewer?.uid === me;
  const name = fullName(applicant);
  return (
    <Box
      component="li"
      sx={{
        gridRow: { lg: row },
        alignSelf: 'start',
        my: { lg: row === undefined ? 0 : 0.5 },
        p: '10px 12px',
        bgcolor: colours.tinted,
        borderLeft: `3px solid ${isMine ? colours.brand : colours.hairline}`,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="caption" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {copy.hours(time.at, interviewEnd(time))}
      </Typography>
      <Link href={`/dashboard/applications/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </Link>
      <Typography variant="body2" color="textSecondary">
        {applicant.about}
      </Typography>
      <Typography variant="body2" component="div">
        <Place where={time.where} name={name} />
      </Typography>
      {time.interviewer && (
        <Typography variant="body2" color="textSecondary">
          {isMine ? copy.withYou : copy.withOne(nameOfAuthor(time.interviewer))}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <MoveInterview application={id} interview={interview} />
        <TextAction aria-label={copy.calendarOf(name)} onClick={() => saveCalendar(applicant, time)}>
          {copy.calendarFile}
        </TextAction>
      </Stack>
    </Box>
  );
}

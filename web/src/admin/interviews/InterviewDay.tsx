import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fullName } from '@ohmbridge/contract/desk/hidden-names';
import { interviewEnd } from '@ohmbridge/contract/desk/interviews';
import { useId } from 'react';
import { interviewsCopy as copy } from '../../content/admin-interviews.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/use-session.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { saveCalendar } from './ArrangedInterview.tsx';
import type { ArrangedInterview } from './interviews.ts';

interface InterviewDayProps {
  day: Date;
  interviews: readonly ArrangedInterview[];
  isToday: boolean;
  /** Whether it has the screen to itself. */
  isAlone: boolean;
}

/** One day: a column of the week, or a part of the list that a phone shows, which leaves out what is empty. */
export function InterviewDay({ day, interviews, isToday, isAlone }: InterviewDayProps) {
  const id = useId();
  const isEmpty = interviews.length === 0;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: { xs: isEmpty ? 'none' : 'block', lg: 'block' },
        minWidth: 0,
        px: { lg: isAlone ? 0 : 1.5 },
        py: { lg: 1.5 },
        borderLeft: { lg: isAlone ? 0 : 1 },
        borderColor: 'divider',
        '&:first-of-type': { borderLeft: 0, pl: 0 },
      }}
    >
      <Typography
        id={id}
        component="h2"
        variant="inherit"
        // Of one day alone, the head of the screen says which it is.
        sx={{
          display: isAlone ? 'none' : 'block',
          fontWeight: 600,
          pb: 1,
          borderBottom: isToday ? `2px solid ${colours.amber}` : '2px solid transparent',
        }}
      >
        {copy.weekday(day)}{' '}
        <Typography component="span" variant="inherit" color="textSecondary" sx={{ fontWeight: 400, ml: 0.5 }}>
          {copy.date(day)}
        </Typography>
      </Typography>
      {!isEmpty && (
        <Box
          component="ul"
          sx={{
            ...{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 },
            gridTemplateColumns: isAlone ? { md: 'repeat(auto-fill, minmax(320px, 1fr))' } : 'minmax(0, 1fr)',
          }}
        >
          {interviews.map((interview) => (
            <Entry key={interview.id} interview={interview} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Entry({ interview }: { interview: ArrangedInterview }) {
  const { id, applicant, time } = interview;
  const me = useSessionKeeper().uid();
  const isMine = time.interviewer?.uid === me;
  const name = fullName(applicant);
  return (
    <Box
      component="li"
      sx={{
        p: '10px 12px',
        bgcolor: colours.warm,
        borderLeft: `3px solid ${isMine ? colours.amber : colours.hairline}`,
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
      <Typography variant="body2">
        {/^https?:\/\/\S+$/.test(time.where) ? (
          <Link href={time.where} rel="noopener noreferrer">
            {time.where}
          </Link>
        ) : (
          time.where
        )}
      </Typography>
      {time.interviewer && (
        <Typography variant="body2" color="textSecondary">
          {isMine ? copy.withYou : copy.withOne(time.interviewer.email)}
        </Typography>
      )}
      <TextAction
        aria-label={copy.calendarOf(name)}
        onClick={() => saveCalendar(applicant, time)}
        sx={{ fontSize: '0.875rem', py: 0.5 }}
      >
        {copy.calendarFile}
      </TextAction>
    </Box>
  );
}

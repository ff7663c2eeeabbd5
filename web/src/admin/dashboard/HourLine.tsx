import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fullName } from '@site/contract/desk/hidden-names';
import { interviewEnd, interviewLimits, interviewRecord } from '@site/contract/desk/interviews';
import { collections } from '@site/contract/shared/collections';
import { minuteMilliseconds } from '@site/contract/shared/time';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useId } from 'react';
import { useFirestore } from 'reactfire';
import { hourLineCopy as copy } from '../../content/product/admin-today.ts';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Note } from '../components/FormPart.tsx';
import { useLive } from '../components/use-live.ts';
import { type ArrangedInterview, useWhose } from '../interviews/interviews.ts';
import { useSessionKeeper } from '../session/session.ts';
import { StatusMark } from '../submission-list/StatusMark.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { Section, weekMilliseconds } from './TodayParts.tsx';

/** The query reads more interviews than the line shows, because some of them may be over. */
const mostRead = 20;
const mostShown = 6;

/** Today's and the next interviews on a vertical line of hours. */
export function HourLine() {
  const interviews = useNextInterviews();
  const byDay = Map.groupBy(interviews ?? [], ({ time }) => new Date(time.at).toDateString());
  return (
    <Section title={copy.title}>
      {interviews?.length === 0 && <Note sx={{ py: 2 }}>{copy.none}</Note>}
      {[...byDay].map(([day, ofDay]) => (
        <Day key={day} day={new Date(day)} interviews={ofDay} />
      ))}
      <Box sx={{ mt: 1.5 }}>
        <Link href="/dashboard/interviews">{copy.all}</Link>
      </Box>
    </Section>
  );
}

/**
 * Gives the interviews of the next seven days that are not over; `undefined` while they load. An admin who may not see all
 * interviews gets their own.
 */
function useNextInterviews(): readonly ArrangedInterview[] | undefined {
  const asked = useNow(queryMilliseconds).getTime();
  const now = useNow().getTime();
  const snapshot = useLive(
    query(
      collection(useFirestore(), collections.interviews),
      ...useWhose(),
      where('at', '>', new Date(asked - interviewLimits.maxMinutes * minuteMilliseconds)),
      where('at', '<', new Date(asked + weekMilliseconds)),
      orderBy('at'),
      limit(mostRead),
    ),
  );
  const interviews = snapshot?.docs.flatMap((stored) => {
    const interview = interviewRecord(stored.data());
    const { time } = interview;
    return time && interviewEnd(time) > now ? [{ ...interview, time, id: stored.id }] : [];
  });
  return interviews?.slice(0, mostShown);
}

/** A row of the line, with the mark of the interview on the line. */
const hour = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: 4,
  alignItems: 'baseline',
  py: 1,
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 'calc(3.5rem + 15px)',
    borderLeft: `2px solid ${colours.accent}`,
  },
  '& > svg': {
    position: 'absolute',
    boxSizing: 'content-box',
    left: 'calc(3.5rem + 6px)',
    top: 11,
    p: '4px',
    bgcolor: 'background.paper',
  },
} as const;

function Day({ day, interviews }: { day: Date; interviews: readonly ArrangedInterview[] }) {
  const now = useNow();
  const id = useId();
  const isToday = day.toDateString() === now.toDateString();
  return (
    <>
      <Typography id={id} component="h3" variant="caption" color="textSecondary" sx={{ mt: 1.5 }}>
        {isToday ? copy.today(day) : copy.day(day)}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {interviews.map((interview) => (
          <Hour key={interview.id} interview={interview} isNow={Date.parse(interview.time.at) <= now.getTime()} />
        ))}
      </Box>
    </>
  );
}

function Hour({ interview, isNow }: { interview: ArrangedInterview; isNow: boolean }) {
  const uid = useSessionKeeper().uid();
  const { id, applicant, time } = interview;
  const name = fullName(applicant);
  const isMine = time.interviewer?.uid === uid;
  const facts = [isNow && copy.now, copy.until(interviewEnd(time)), isMine && copy.withYou].filter(Boolean);
  return (
    <Box component="li" sx={hour}>
      <Typography component="time" variant="caption" dateTime={time.at} sx={{ textAlign: 'right' }}>
        {copy.time(new Date(time.at))}
      </Typography>
      <StatusMark status="interview" />
      <div>
        <Link href={`/dashboard/applications/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.35 }}>
          {applicant.about}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        <Typography variant="body2" component="div" sx={{ lineHeight: 1.35 }}>
          {/^https?:\/\/\S+$/.test(time.where) ? (
            <Link href={time.where} rel="noopener noreferrer">
              {copy.meeting}
              <VisuallyHidden> with {name}</VisuallyHidden>
            </Link>
          ) : (
            time.where
          )}
        </Typography>
      </div>
    </Box>
  );
}

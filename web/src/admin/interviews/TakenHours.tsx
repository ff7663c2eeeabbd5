import { interviewEnd } from '@site/contract/desk/interviews';
import { isCalendarDay } from '@site/contract/shared/time';
import { takenCopy as copy, interviewsCopy } from '../../content/product/admin-interviews.ts';
import { Note } from '../components/FormPart.tsx';
import { endOf } from './interview-days.ts';
import { useInterviews } from './interviews.ts';

interface TakenHoursProps {
  /** The uid of the interviewer. */
  interviewer: string;
  /** A day such as `2026-12-01`; any other text shows nothing. */
  day: string;
  /** The application whose interview is left out. */
  except?: string;
}

/** The times at which the interviewer has other interviews on a day, for the fields of a new time. */
export function TakenHours(props: TakenHoursProps) {
  return <Note role="status">{isCalendarDay(props.day) && <Hours {...props} />}</Note>;
}

function Hours({ interviewer, day, except }: TakenHoursProps) {
  const start = new Date(`${day}T00:00`);
  const interviews = useInterviews(start, endOf([start]), interviewer);
  if (!interviews) return null;
  const hours = interviews
    .filter(({ id }) => id !== except)
    .map(({ time }) => interviewsCopy.hours(time.at, interviewEnd(time)));
  return hours.length > 0 ? copy.taken(start, hours) : copy.none(start);
}

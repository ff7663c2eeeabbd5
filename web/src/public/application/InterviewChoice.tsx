import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { calendarFileName, interviewCalendar } from '@site/contract/desk/interview-calendar';
import type { OwnApplication } from '@site/contract/desk/sender-page';
import { cancelOwnInterviewRoute, declineInterviewTimesRoute } from '@site/contract/desk/sender-page-routes';
import type { Interview } from '@site/contract/desk/submission-record';
import { useState } from 'react';
import { company } from '../../content/firm/company.ts';
import { ownInterviewCopy as copy } from '../../content/product/own-interviews.ts';
import { callApi } from '../../shared/api.ts';
import { download } from '../../shared/download.ts';
import { measures, media } from '../../ui/theme/tokens.ts';
import { ConfirmedAction } from '../own-page/ConfirmedAction.tsx';
import type { OwnViewProps } from '../own-page/OwnPage.tsx';
import { ReplyForm } from '../own-page/ReplyForm.tsx';
import { TimeForm } from './TimeForm.tsx';

export interface InterviewChoiceProps extends Pick<OwnViewProps<'applications'>, 'onChange'> {
  application: OwnApplication;
}

const frame = {
  display: 'grid',
  gap: 3,
  justifyItems: 'start',
  mt: 3,
  maxWidth: measures.readingWidth,
  [media.print]: { display: 'none' },
} as const;

/** The applicant's choices about their interview: take a time, take another one, decline all times, or cancel the interview. */
export function InterviewChoice({ application, onChange }: InterviewChoiceProps) {
  const { interview, choice } = application;
  const [now] = useState(() => Date.now());
  if (!choice) return null;
  if (interview) {
    // An interview that has begun can be neither moved nor cancelled.
    if (Date.parse(interview.at) <= now) return null;
    return (
      <Box sx={frame}>
        <Arranged application={application} interview={interview} onChange={onChange} />
      </Box>
    );
  }
  const { state, by, times } = choice;
  const isAny = times.length > 0;
  return (
    <Box sx={frame}>
      {state === 'cancelled' && <Typography>{copy.cancelled[by]}</Typography>}
      {state === 'declined' && <Typography>{isAny ? copy.declined : copy.declinedAlone}</Typography>}
      {state === 'offered' && !isAny && <Typography>{copy.noneLeft}</Typography>}
      {isAny && <TimeForm application={application} onChange={onChange} />}
      {state === 'offered' && <NoneFits application={application} onChange={onChange} isOpen={!isAny} />}
    </Box>
  );
}

function Arranged({ application, interview, onChange }: InterviewChoiceProps & { interview: Interview }) {
  const { reference, job, sent, choice } = application;
  const [isMoving, setIsMoving] = useState(false);
  const others = choice?.times.filter(({ at }) => at !== interview.at) ?? [];
  const save = () => {
    const summary = copy.summary(job?.title ?? sent.position, reference);
    const calendar = interviewCalendar({ reference, summary, interview, organizer: company.careersEmail }, new Date());
    download(new Blob([calendar], { type: 'text/calendar' }), calendarFileName(reference));
  };
  const cancellation = {
    call: (token: string) => callApi(cancelOwnInterviewRoute, { body: { token, reference } }),
    done: copy.cancel.done,
  };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={save}>
          {copy.calendar}
        </Button>
        <Button variant="outlined" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
          {isMoving ? copy.back : copy.move}
        </Button>
      </Stack>
      {isMoving && others.length > 0 && <TimeForm application={application} onChange={onChange} />}
      {isMoving && <NoneFits application={application} onChange={onChange} isOpen={others.length === 0} />}
      <Box sx={{ '& > div': { mt: 0 } }}>
        <ConfirmedAction label={copy.cancel.label} question={copy.cancel} act={() => onChange(cancellation)} />
      </Box>
    </>
  );
}

function NoneFits({ application, onChange, isOpen: isOpenAtFirst }: InterviewChoiceProps & { isOpen: boolean }) {
  const { reference } = application;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!isOpen)
    return (
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {copy.none.open}
      </Button>
    );
  return (
    <ReplyForm
      name={copy.none.open}
      copy={copy.none}
      rows={3}
      draft={`none-fits:${reference}`}
      takesFocus={!isOpenAtFirst}
      onSend={(text, idempotencyKey) =>
        onChange({
          call: (token) => callApi(declineInterviewTimesRoute, { body: { token, reference, text }, idempotencyKey }),
          done: copy.none.sent,
        })
      }
    />
  );
}

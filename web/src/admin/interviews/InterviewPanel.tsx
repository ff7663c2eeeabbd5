import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cancelInterviewRoute } from '@site/contract/desk/desk-routes';
import type { InterviewRecord, InterviewTime } from '@site/contract/desk/interviews';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { useId } from 'react';
import { interviewPanelCopy as copy } from '../../content/product/admin-interviews.ts';
import { useNow } from '../../shared/use-now.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useActions } from '../components/use-actions.ts';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { ArrangedInterview, With } from './ArrangedInterview.tsx';
import { useInterview } from './interviews.ts';
import { MoveInterview } from './MoveInterview.tsx';

/** The current interview of an application, with its buttons. */
export function InterviewPanel({ application }: { application: ApplicationRecord }) {
  const interview = useInterview(application.id);
  const id = useId();
  if (!interview && !application.interview) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, '& > button': { mr: 3 } }}>
      <Typography id={id} component="h2" variant="inherit" sx={{ fontWeight: 600 }}>
        {copy.title}
      </Typography>
      {interview ? (
        <Stored application={application} interview={interview} />
      ) : (
        application.interview && <ArrangedInterview application={application} interview={application.interview} />
      )}
    </Box>
  );
}

function Stored({ application, interview }: { application: ApplicationRecord; interview: InterviewRecord }) {
  const { state, by, endedFrom, offered, time } = interview;
  const now = useNow().getTime();
  const canCancel = state === 'arranged' ? time && Date.parse(time.at) > now : state !== 'cancelled';
  return (
    <>
      {state === 'arranged' && time && <ArrangedInterview application={application} interview={time} />}
      {state === 'offered' && <p>{copy.offered}</p>}
      {state === 'declined' && <p>{copy.declined}</p>}
      {state === 'cancelled' && <p>{endedFrom ? copy.ended : copy.cancelled[by]}</p>}
      {(state === 'offered' || state === 'declined') && <Offered times={offered} />}
      <MoveInterview application={application.id} interview={interview} />
      {canCancel && <Cancel key={interview.changedAt} application={application.id} interview={interview} />}
    </>
  );
}

function Offered({ times }: { times: readonly InterviewTime[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: '8px 0 0', p: 0 }}>
      {times.map((time) => (
        <Box component="li" key={time.at} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          {copy.time(time.at)}
          <Typography component="span" variant="inherit" color="textSecondary">
            , {copy.minutes(time.minutes)}
          </Typography>
          {time.interviewer && <With interviewer={time.interviewer} />}
        </Box>
      ))}
    </Box>
  );
}

function Cancel({ application, interview }: { application: string; interview: InterviewRecord }) {
  const call = useCall();
  const { carryOut } = useActions(['interview']);
  const confirm = useConfirm();
  const isArranged = interview.state === 'arranged';
  const cancel = () =>
    carryOut(application, async () => {
      const body = { unchangedSince: interview.changedAt };
      await call(cancelInterviewRoute, { parameters: { id: application }, body });
      return { message: copy.done };
    });
  const action = isArranged ? copy.cancel : copy.takeBack;
  const ask = () =>
    confirm({
      title: isArranged ? copy.cancelTitle : copy.takeBackTitle,
      text: [isArranged ? copy.cancelText : copy.takeBackText],
      confirm: action,
      busy: copy.busy,
      cancel: copy.keep,
      act: cancel,
    });
  return (
    <div>
      <TextAction color="error" onClick={() => void ask()}>
        {action}
      </TextAction>
    </div>
  );
}

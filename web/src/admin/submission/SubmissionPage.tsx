import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { interviewWords } from '@ohmbridge/contract/desk/interview-words';
import {
  type SubmissionKind,
  type SubmissionStatus,
  statusesOf,
  statusWords,
} from '@ohmbridge/contract/desk/submission-kinds';
import type { ApplicationRecord, Interview, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { keptUntil } from '@ohmbridge/contract/nightly/retention';
import { type RefObject, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Spinner } from '../../ui/Spinner.tsx';
import { adminCopy } from '../../content/admin.ts';
import { submissionCopy } from '../../content/admin-submission.ts';
import { kindWords } from '../../content/admin-submissions.ts';
import { ActionOutcome } from '../components/ActionOutcome.tsx';
import { Choice } from '../components/Choice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { panel } from '../components/panel.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/use-session.ts';
import { download } from '../submissions/export-list.ts';
import { HiredUntil } from '../submissions/HiredUntil.tsx';
import { useDeskSettings } from '../submissions/use-desk-settings.ts';
import { interviewCalendar } from './interview-calendar.ts';
import { Neighbours } from './Neighbours.tsx';
import { OtherSubmissions, PersonData } from './Person.tsx';
import { SentFields } from './SentFields.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useMarkedRead, useSubmissionActions } from './submission-actions.ts';
import { useSubmission } from './submission-data.ts';
import { Timeline } from './Timeline.tsx';

/** One application: what was sent, what has happened to it, and what can be done. */
export const ApplicationPage = () => <SubmissionPage kind="applications" />;

/** One enquiry. */
export const EnquiryPage = () => <SubmissionPage kind="enquiries" />;

function SubmissionPage({ kind }: { kind: SubmissionKind }) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <>
      <Stack
        component="nav"
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, mb: 1 }}
      >
        <TextAction component={Link} to={{ pathname: `/dashboard/${kind}`, search }}>
          {submissionCopy.back[kind]}
        </TextAction>
        <LiveDataBoundary>
          <Neighbours kind={kind} id={id} />
        </LiveDataBoundary>
      </Stack>
      <LiveDataBoundary key={id}>
        <LiveSubmission kind={kind} id={id} />
      </LiveDataBoundary>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  gridTemplateColumns: { lg: 'minmax(0, 1.6fr) minmax(260px, 1fr)' },
  gridTemplateAreas: { lg: '"sent side" "timeline side"' },
  alignItems: { lg: 'start' },
} as const;

const side = {
  ...panel('calm'),
  display: 'grid',
  gap: 2.5,
  gridArea: { lg: 'side' },
  position: { lg: 'sticky' },
  top: { lg: 24 },
} as const;

function LiveSubmission({ kind, id }: { kind: SubmissionKind; id: string }) {
  const found = useSubmission(kind, id);
  if (found === 'loading') return <Spinner />;
  if (found === 'gone') {
    return (
      <>
        <PageHead title={kindWords[kind].title} />
        <p>{submissionCopy.gone}</p>
      </>
    );
  }
  return <Submission kind={kind} submission={found} />;
}

function Submission({ kind, submission }: { kind: SubmissionKind; submission: SubmissionRecord }) {
  const { id, reference, firstName, lastName, status } = submission;
  const navigate = useNavigate();
  const { search } = useLocation();
  const actions = useSubmissionActions(kind);
  const [isErasing, setIsErasing] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  useMarkedRead(kind, submission);

  const name = `${firstName} ${lastName}`;
  const [undo] = (actions.undo ?? []).filter((move) => move.submission.statusChangedAt === submission.statusChangedAt);
  const erase = async () => {
    if (await actions.erase(id)) void navigate({ pathname: `/dashboard/${kind}`, search });
    else setIsErasing(false);
  };
  const takeBack = (to: SubmissionStatus) => {
    focusOnSelect(choices);
    void actions.move(submission, to);
  };

  return (
    <>
      <PageHead title={`${reference}, ${name}`} heading={name} label={reference} />
      <ActionOutcome outcome={actions.outcome} onUndo={undo && (() => takeBack(undo.to))} margin="0 0 24px" />
      <Box sx={columns}>
        <Box sx={{ gridArea: { lg: 'sent' } }}>
          <SentFields submission={submission} />
        </Box>
        <Paper ref={choices} sx={side}>
          {/* What its applicant has withdrawn nobody moves, and nobody else withdraws. */}
          {status === 'withdrawn' ? (
            <p>
              {submissionCopy.status}: <strong>{statusWords[status]}</strong>
            </p>
          ) : (
            <Choice<SubmissionStatus, SubmissionRecord>
              label={submissionCopy.status}
              values={statusesOf[kind].filter((one) => one !== 'withdrawn')}
              words={(one) => statusWords[one]}
              value={status}
              about={submission}
              onChange={(one, seen = submission) => one && void actions.move(seen, one)}
              action={submissionCopy.move}
            />
          )}
          <Assignee submission={submission} onAssign={(uid) => void actions.assign(id, uid)} />
          <Button component={Link} to={`/dashboard/${kind}/message?ids=${encodeURIComponent(id)}`} variant="contained">
            {submissionCopy.write}
          </Button>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
            <TextAction onClick={() => void actions.markUnread(id)}>{submissionCopy.markUnread}</TextAction>
            <TextAction color="error" onClick={() => setIsErasing(true)}>
              {submissionCopy.erase}
            </TextAction>
          </Stack>
          <KeptUntil submission={submission} />
          {'interview' in submission && submission.interview && (
            <CalendarDownload application={submission} interview={submission.interview} />
          )}
          <OtherSubmissions kind={kind} submission={submission} />
          <PersonData submission={submission} />
          <Shortcuts kind={kind} id={id} actions={actions} />
        </Paper>
        <Box sx={{ gridArea: { lg: 'timeline' } }}>
          <Timeline kind={kind} submission={submission} addNote={actions.addNote} />
        </Box>
      </Box>
      {isErasing && (
        <ConfirmDialog
          title={submissionCopy.eraseTitle(name)}
          confirm={actions.busy ? submissionCopy.erasing : submissionCopy.erase}
          cancel={adminCopy.cancel}
          isBusy={actions.busy}
          onConfirm={() => void erase()}
          onCancel={() => setIsErasing(false)}
        >
          <p>{submissionCopy.eraseConsequence}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The interview that is arranged, for the calendar of whoever holds it. */
function CalendarDownload({ application, interview }: { application: ApplicationRecord; interview: Interview }) {
  const save = () => {
    const calendar = interviewCalendar({ ...application, interview }, new Date());
    download(new Blob([calendar], { type: 'text/calendar' }), submissionCopy.calendarFile(application.reference));
  };
  return (
    <div>
      <Typography variant="inherit" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <strong>{submissionCopy.interview}</strong>
        {`\n${interviewWords(interview, application.country)}`}
      </Typography>
      <TextAction onClick={save}>{submissionCopy.calendar}</TextAction>
    </div>
  );
}

function Assignee({ submission, onAssign }: { submission: SubmissionRecord; onAssign: (uid: string | null) => void }) {
  const colleagues = useDeskSettings()?.colleagues ?? [];
  const me = useSessionKeeper().uid();
  const { assignee } = submission;
  // Whoever has left the team since is still named.
  const uids = [...new Set([...(assignee ? [assignee.uid] : []), ...colleagues.map(({ uid }) => uid)])];
  const words = (uid: string) => colleagues.find((one) => one.uid === uid)?.email ?? assignee?.email ?? uid;
  const part = useRef<HTMLDivElement>(null);
  const assignToMe = (uid: string) => {
    focusOnSelect(part);
    onAssign(uid);
  };
  return (
    <div ref={part}>
      <Choice
        label={submissionCopy.assignee}
        all={submissionCopy.nobody}
        values={uids}
        words={words}
        value={assignee?.uid}
        onChange={(uid) => onAssign(uid ?? null)}
        action={submissionCopy.assign}
      />
      {me && assignee?.uid !== me && (
        <TextAction onClick={() => assignToMe(me)}>{submissionCopy.assignToMe}</TextAction>
      )}
    </div>
  );
}

/** For a button that goes away when it is pressed: the focus stays beside it, in the first list of its part. */
function focusOnSelect(part: RefObject<HTMLElement | null>): void {
  part.current?.querySelector('select')?.focus();
}

/** Until when it is kept at the most. */
function KeptUntil({ submission }: { submission: SubmissionRecord }) {
  const days = useDeskSettings()?.retentionDays;
  if (submission.status === 'hired') return <HiredUntil submission={submission} />;
  if (days === undefined) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {submissionCopy.kept(keptUntil(submission, days))}
    </Typography>
  );
}

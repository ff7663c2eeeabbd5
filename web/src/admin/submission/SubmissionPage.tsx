import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameOf } from '@site/contract/desk/hidden-names';
import type { SubmissionKind, SubmissionStatus } from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { answerDay } from '@site/contract/desk/working-days';
import { keptUntil } from '@site/contract/nightly/retention';
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { submissionListCopy } from '../../content/product/admin-submission-list.ts';
import { agoWords } from '../../content/product/date-formats.ts';
import { useNow } from '../../shared/use-now.ts';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { Caption } from '../components/FormPart.tsx';
import { besideActs } from '../components/looks.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { useRefusals } from '../messages/use-refusals.ts';
import { useSessionKeeper } from '../session/session.ts';
import { aboutOf, isSelectable, type ListedSubmission } from '../submission-list/listed-submissions.ts';
import { StatusChip } from '../submission-list/StatusChip.tsx';
import { useColleagues, useDeskSettings, useNameOf } from '../submission-list/use-desk-settings.ts';
import { useOpenWorklist, type Worklist } from '../submission-list/use-worklist.ts';
import { CvPicture, cvAmong } from './CvPicture.tsx';
import { Decisions } from './Decisions.tsx';
import { Files } from './Files.tsx';
import { HiddenNames } from './HiddenNames.tsx';
import { OtherSubmissions, usePersonActions } from './Person.tsx';
import { SentFields } from './SentFields.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useMarkRead, useRecordOpening, useSubmissionActions } from './submission-actions.ts';
import { useFiles, useSeen, useSubmission } from './submission-data.ts';
import { Timeline } from './Timeline.tsx';
import { useEndingQuestion } from './use-ending-question.tsx';

// Most applications have none of these parts, so they load on demand.
const InterviewPanel = lazy(async () => ({
  default: (await import('../interviews/InterviewPanel.tsx')).InterviewPanel,
}));
const ScorecardPart = lazy(async () => ({
  default: (await import('../scorecards/ScorecardPart.tsx')).ScorecardPart,
}));
const TakeBack = lazy(async () => ({ default: (await import('../messages/TakeBack.tsx')).TakeBack }));
const MessageDrawer = lazy(async () => ({ default: (await import('../messages/MessageDrawer.tsx')).MessageDrawer }));

/**
 * The time after a decision in which presses are ignored. A decision opens the next person at once. A press in the first second
 * was meant for the previous person: the rest of a double click, or a very fast key.
 */
const decidedMilliseconds = 1000;

/** The last decision, on the page of any person. All pages share it. */
interface LastDecision {
  /** The time of the decision. When the next person appears, that time replaces it. */
  at: number;
  isNextAwaited: boolean;
}

/** One application or enquiry: its sent form, its timeline, and the possible actions. */
export function SubmissionPage() {
  const worklist = useOpenWorklist();
  const { id = '' } = useParams();
  const decisionRef = useRef<LastDecision>({ at: Number.NEGATIVE_INFINITY, isNextAwaited: false });
  return (
    <DataBoundary key={id}>
      <StoredSubmission worklist={worklist} id={id} decisionRef={decisionRef} />
    </DataBoundary>
  );
}

interface StoredSubmissionProps {
  worklist: Worklist;
  id: string;
  decisionRef: RefObject<LastDecision>;
}

function StoredSubmission({ worklist, id, decisionRef }: StoredSubmissionProps) {
  const stored = useSubmission(worklist.kind, id);
  // The list has the data of the person already. The page shows them at once, so that no key is lost while the admin moves down
  // the list.
  const listed = worklist.rows.find(({ row, hasLeft }) => row.id === id && !hasLeft)?.row;
  const found = stored === 'loading' && listed ? listed : stored;
  if (found === 'loading') return <RowsSkeleton />;
  if (typeof found === 'object') return <Submission worklist={worklist} submission={found} decisionRef={decisionRef} />;
  return (
    <div>
      <PageHead action={<WorklistLinks worklist={worklist} id={id} />} />
      <p>{submissionCopy[found]}</p>
    </div>
  );
}

const side = { display: 'grid', gap: 2, position: { lg: 'sticky' }, top: { lg: 72 } } as const;

/** Tells whether the admin is typing on this page, or has typed text that is not sent yet. */
function isInUse(): boolean {
  // Material UI measures a field with a hidden copy of it; the copy must not count.
  const fields = document.querySelectorAll<HTMLTextAreaElement>('main textarea:not([aria-hidden])');
  return [...fields].some((field) => field === document.activeElement || field.value.trim() !== '');
}

interface SubmissionProps extends Pick<StoredSubmissionProps, 'worklist' | 'decisionRef'> {
  submission: ListedSubmission;
}

function Submission({ worklist, submission, decisionRef }: SubmissionProps) {
  const { kind } = worklist;
  const { id, reference, assignee, waitingMove } = submission;
  const navigate = useNavigate();
  const { search } = useLocation();
  const actions = useSubmissionActions(kind);
  const seen = useSeen(submission);
  const colleagues = useColleagues(kind);
  const nameOfAuthor = useNameOf();
  const me = useSessionKeeper().uid();
  const assigneeWords = assignee && (assignee.uid === me ? submissionCopy.you : nameOfAuthor(assignee));
  const assigneeButton = useRef<HTMLButtonElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  const confirm = useConfirm();
  const { next } = neighboursOf(worklist, id);
  useMarkRead(kind, submission);
  useRecordOpening(kind, submission);

  const name = nameOf(submission);
  const isHidden = 'namesHidden' in submission && submission.namesHidden === true;
  const ifConfirmed = useEndingQuestion(kind, { asksWhy: true });
  const refuse = useRefusals();
  const goOn = () => {
    if (next && !isInUse()) void navigate({ pathname: next, search });
  };
  // A slow device shows the next person late, so the second begins only then. A layout effect runs before any other press.
  useLayoutEffect(() => {
    if (decisionRef.current.isNextAwaited) decisionRef.current = { at: performance.now(), isNextAwaited: false };
  }, [decisionRef]);
  const isFree = () => performance.now() - decisionRef.current.at >= decidedMilliseconds;
  const decide = (status: SubmissionStatus) => {
    if (!isFree() || status === seen.status || status === waitingMove?.to) return;
    ifConfirmed([seen], status, ({ reason, hasLetter }) => {
      decisionRef.current = { at: performance.now(), isNextAwaited: true };
      // The move runs while the next person opens. A notice reports a failure.
      if (hasLetter && 'cvLink' in seen) void refuse({ ids: [id], onlyFrom: [seen.status], reason }, 'now');
      else void actions.move(seen, status, reason);
      goOn();
    });
  };
  // The admin may press a key for the wrong person, so keys wait until the last decision has ended.
  const byKey = (act: () => void) => isFree() && !actions.isBusy && act();
  const assign = (uid: string | null) => void actions.assign([{ submission, uid }]);
  const erase = () =>
    confirm({
      title: submissionCopy.eraseTitle(name),
      text: [submissionCopy.eraseConsequence],
      confirm: submissionCopy.erase,
      busy: submissionCopy.erasing,
      act: async () => {
        const { pathname } = window.location;
        const isErased = await actions.erase(submission);
        // Do not navigate if the admin has gone elsewhere. This component may be unmounted, because its document is gone.
        if (isErased && window.location.pathname === pathname)
          void navigate({ pathname: `/dashboard/${kind}`, search });
      },
    });

  return (
    <div>
      <PageHead
        title={isHidden ? reference : `${reference}, ${name}`}
        heading={name}
        {...(!isHidden && { label: reference })}
        aside={
          <>
            <StatusChip kind={kind} submission={submission} />
            {waitingMove && (
              <Suspense>
                <TakeBack messages={[{ kind, id, messageId: waitingMove.message }]} />
              </Suspense>
            )}
          </>
        }
        action={<WorklistLinks worklist={worklist} id={id} />}
      />
      <Facts submission={submission} />
      <Stack direction="row" sx={{ mb: 3, flexWrap: 'wrap', alignItems: 'center', gap: '4px 24px' }}>
        <Button variant="contained" size="small" onClick={() => setIsWriting(true)}>
          {submissionCopy.write}
        </Button>
        <MenuButton
          label={submissionCopy.assignedTo(assigneeWords ?? undefined)}
          options={colleagues}
          about={undefined}
          onChoose={assign}
          ref={assigneeButton}
        />
        {me && assignee?.uid !== me && (
          <TextAction
            onClick={() => {
              assign(me);
              // The pressed button disappears. The button beside it shows the result.
              assigneeButton.current?.focus();
            }}
          >
            {submissionCopy.assignToMe}
          </TextAction>
        )}
        <MoreMenu
          email={isHidden ? '' : submission.email}
          onMarkUnread={() => void actions.markUnread(id)}
          onErase={() => void erase()}
        />
      </Stack>
      {/* Space for the bar that covers the end of a phone's screen. */}
      <Box sx={{ ...besideActs, pb: { xs: 10, lg: 0 } }}>
        <Stack sx={{ gap: 4, minWidth: 0, containerType: 'inline-size' }}>
          {isHidden && <HiddenNames application={id} />}
          <Sent kind={kind} submission={submission} isHidden={isHidden} />
          {'cvLink' in submission && (
            <Suspense>
              <ScorecardPart application={submission} />
            </Suspense>
          )}
          <Timeline kind={kind} submission={submission} addNote={actions.addNote} />
        </Stack>
        <Box sx={side}>
          <Decisions
            kind={kind}
            status={submission.status}
            leavingTo={waitingMove?.to}
            isBusy={actions.isBusy}
            onDecide={decide}
          />
          {submission.status === 'hired' && <LastDay submission={submission} />}
          {'cvLink' in submission && (submission.hasInterview || submission.interview) && (
            <Suspense>
              <InterviewPanel application={submission} />
            </Suspense>
          )}
          {submission.status !== 'hired' && <LastDay submission={submission} />}
          {!isHidden && <OtherSubmissions kind={kind} submission={submission} />}
          <Shortcuts
            kind={kind}
            neighbours={neighboursOf(worklist, id)}
            acts={{
              decide: (status) => byKey(() => decide(status)),
              write: () => setIsWriting(true),
              assignToMe: () => byKey(() => me && assign(me)),
              markUnread: () => byKey(() => void actions.markUnread(id)),
            }}
          />
        </Box>
      </Box>
      {isWriting && (
        <Suspense>
          <MessageDrawer
            kind={kind}
            recipients={[submission]}
            onClose={() => setIsWriting(false)}
            onSent={(moved) => moved && goOn()}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The facts in one line: the subject, the country, the source, and the dates. */
function Facts({ submission }: { submission: SubmissionRecord }) {
  const { receivedAt, waitsSince } = submission;
  const now = useNow();
  const facts = [
    aboutOf(submission),
    ...('cvLink' in submission
      ? [submission.country, submission.source && submissionCopy.cameFrom(submission.source)]
      : []),
    agoWords(receivedAt, now),
    waitsSince && submissionListCopy.waitsSince(waitsSince),
    waitsSince && !('cvLink' in submission) && submissionCopy.answerBy(answerDay('enquiries', new Date(waitsSince))),
  ];
  return <Typography sx={{ mt: -1, mb: 2, overflowWrap: 'anywhere' }}>{facts.filter(Boolean).join(' · ')}</Typography>;
}

interface MoreMenuProps {
  /** The email address; empty while the name is hidden. */
  email: string;
  onMarkUnread: () => void;
  onErase: () => void;
}

/** The menu of rare actions and of actions that destroy something. */
function MoreMenu({ email, onMarkUnread, onErase }: MoreMenuProps) {
  const { exportAll, eraseAll } = usePersonActions(email);
  const { person } = submissionCopy;
  const options = [
    { value: onMarkUnread, words: submissionCopy.markUnread },
    ...(email ? [{ value: () => void exportAll(), words: person.export }] : []),
    { value: onErase, words: submissionCopy.erase, isDestructive: true },
    ...(email ? [{ value: () => void eraseAll(), words: person.erase, isDestructive: true }] : []),
  ];
  return <MenuButton label={submissionCopy.more} options={options} about={undefined} onChoose={(act) => act()} />;
}

interface SentProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  isHidden: boolean;
}

/** The sent form and the files, with the first page of a CV beside them. No picture is shown while the name is hidden. */
function Sent({ kind, submission, isHidden }: SentProps) {
  const files = useFiles(kind, submission.id);
  const cv = 'cvLink' in submission && !isHidden ? cvAmong(files ?? []) : undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        ...(cv && { gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@700': 'minmax(0, 5fr) minmax(0, 4fr)' } }),
      }}
    >
      {cv && <CvPicture key={cv.id} application={submission.id} file={cv} />}
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <SentFields submission={submission} />
        <Files kind={kind} submission={submission.id} />
      </Stack>
    </Box>
  );
}

/** The last day on which the submission is kept. For a hired applicant, the day stands below the status. */
function LastDay({ submission }: { submission: SubmissionRecord }) {
  const days = useDeskSettings()?.retentionDays;
  const isHired = submission.status === 'hired';
  if (days === undefined && !isHired) return null;
  const until = keptUntil(submission, days ?? Number.POSITIVE_INFINITY);
  return <Caption>{isHired ? submissionCopy.keptHired(until) : submissionCopy.kept(until)}</Caption>;
}

/**
 * Gives the addresses of the previous and the next person. The next person is still in the list, and no waiting message will
 * move them.
 */
function neighboursOf({ kind, rows }: Worklist, id: string) {
  const at = rows.findIndex(({ row }) => row.id === id);
  const to = (found: (typeof rows)[number] | undefined) =>
    found && `/dashboard/${kind}/${encodeURIComponent(found.row.id)}`;
  if (at < 0) return {};
  return { previous: to(rows[at - 1]), next: to(rows.slice(at + 1).find(isSelectable)) };
}

function WorklistLinks({ worklist, id }: { worklist: Worklist; id: string }) {
  const { search } = useLocation();
  const { previous, next } = neighboursOf(worklist, id);
  if (!previous && !next) return null;
  return (
    <Stack component="nav" direction="row" sx={{ gap: 3 }}>
      {previous && (
        <TextAction href={`${previous}${search}`} rel="prev">
          {submissionCopy.previous}
        </TextAction>
      )}
      {next && (
        <TextAction href={`${next}${search}`} rel="next">
          {submissionCopy.next}
        </TextAction>
      )}
    </Stack>
  );
}

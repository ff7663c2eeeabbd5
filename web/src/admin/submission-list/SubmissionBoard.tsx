import { DragDropContext, Draggable, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameOf } from '@site/contract/desk/hidden-names';
import {
  type ApplicationStatus,
  applicationStatuses,
  endings,
  statusWords,
} from '@site/contract/desk/submission-kinds';
import type { ApplicationRecord } from '@site/contract/desk/submission-record';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { boardCopy } from '../../content/product/admin-submission-list.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Caption } from '../components/FormPart.tsx';
import { twoLines } from '../components/list-looks.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSubmissionActions } from '../submission/submission-actions.ts';
import { useEndingQuestion } from '../submission/use-ending-question.tsx';
import { aboutOf } from './listed-submissions.ts';
import { LeavingChip, StatusChip } from './StatusChip.tsx';
import { StatusMark } from './StatusMark.tsx';
import { useSubmissionCounter } from './submission-counter.ts';
import { isWholeList, type SubmissionFilters } from './submission-filters.ts';
import { submissionsPerPage, useSubmissions } from './submission-list.ts';
import { useNameOf } from './use-desk-settings.ts';

/** The statuses that end an application. Their columns are at the foot of the board, where no card is dropped by mistake. */
const ended: readonly ApplicationStatus[] = endings.applications;
const stages = applicationStatuses.filter((status) => !ended.includes(status));

/** On a desktop all columns are visible; on a phone one column fills most of the screen, with the edge of the next. */
const board = {
  display: 'grid',
  gap: 1.5,
  gridAutoFlow: { xs: 'column', md: 'row' },
  gridAutoColumns: 'min(78vw, 260px)',
  gridTemplateColumns: { md: `repeat(${stages.length}, minmax(0, 1fr))` },
  overflowX: { xs: 'auto', md: 'visible' },
  pb: 2,
} as const;

/** A low screen, such as one at 200 % zoom: a sticky foot would cover the columns above it. */
const lowScreen = '@media (max-height: 639px)';

const foot = {
  ...board,
  gridTemplateColumns: { md: `repeat(${ended.length}, minmax(0, 1fr))` },
  position: { md: 'sticky' },
  [lowScreen]: { position: 'static' },
  bottom: 0,
  bgcolor: 'background.paper',
  borderTop: { md: 1 },
  borderColor: 'divider',
  '& [data-column]': { minHeight: { md: 64 }, maxHeight: { md: 180 }, overflowY: { md: 'auto' } },
} as const;

/** A scroll margin, so that the foot does not cover the focused card. */
const aboveFoot = {
  '& a, & button, & [data-rfd-draggable-id]': {
    scrollMarginBottom: { md: 270 },
    [lowScreen]: { scrollMarginBottom: 0 },
  },
} as const;

/** A card has landed when its transition has ended, so the transition must also run with reduced motion. */
const landing = { '@media (prefers-reduced-motion: reduce)': { transition: 'transform 1ms !important' } } as const;

/**
 * The status to which a card was dropped, and the time of the status that it had. When Firestore reports a newer status, that
 * one counts.
 */
type Put = ReadonlyMap<string, { to: ApplicationStatus; from: string }>;

const columnOf = ({ id, status, statusChangedAt }: ApplicationRecord, put: Put): ApplicationStatus => {
  const own = put.get(id);
  return own?.from === statusChangedAt ? own.to : status;
};

type Move = (application: ApplicationRecord, status: ApplicationStatus) => void;

/** Tells whether a card can move into or out of a status. Applicants alone can withdraw. */
const isMovable = (status: ApplicationStatus) => status !== 'withdrawn';

/**
 * The applications that match the filters, in a column for each status. A card is moved by mouse, touch or keys, or with its
 * menu.
 */
export function SubmissionBoard({ filters }: { filters: SubmissionFilters }) {
  const actions = useSubmissionActions('applications');
  const columns = useRef<HTMLDivElement>(null);
  const [put, setPut] = useState<Put>(new Map());
  const [known] = useState(() => new Map<string, ApplicationRecord>());
  const lifted = useRef<ApplicationRecord>(undefined);

  const ifConfirmed = useEndingQuestion('applications');
  const move: Move = (application, status) => {
    const { id, statusChangedAt: from } = application;
    setPut((before) => new Map(before).set(id, { to: status, from }));
    void actions.move(application, status).then((isMoved) => {
      if (!isMoved) setPut((before) => new Map([...before].filter(([other]) => other !== id)));
    });
  };
  const moveByList: Move = (application, status) =>
    ifConfirmed([application], status, () => {
      flushSync(() => move(application, status));
      // The card is in another column now, so React has created its element again.
      const card = `[data-rfd-draggable-id="${CSS.escape(application.id)}"]`;
      columns.current?.querySelector<HTMLElement>(card)?.focus();
    });
  const drop = ({ draggableId, destination }: DropResult, { announce }: ResponderProvided) => {
    // The version at the time of the pick-up counts, because a colleague may have moved the application since then.
    const application = lifted.current?.id === draggableId ? lifted.current : known.get(draggableId);
    const status = statusOf(destination?.droppableId);
    if (!application) return;
    const isMoved = status !== undefined && status !== application.status;
    announce(isMoved ? boardCopy.dropped(calledBy(application), status) : boardCopy.left(calledBy(application)));
    if (isMoved) ifConfirmed([application], status, () => move(application, status));
  };

  return (
    <DragDropContext
      dragHandleUsageInstructions={boardCopy.instructions}
      onDragStart={({ draggableId, source }, { announce }) => {
        lifted.current = known.get(draggableId);
        announce(boardCopy.lifted(calledBy(lifted.current), statusOf(source.droppableId) ?? 'new'));
      }}
      onDragUpdate={({ draggableId, destination }, { announce }) => {
        const status = statusOf(destination?.droppableId);
        const name = calledBy(known.get(draggableId));
        announce(status ? boardCopy.over(name, status) : boardCopy.nowhere(name));
      }}
      onDragEnd={drop}
    >
      <Box ref={columns} role="group" aria-label={boardCopy.label} tabIndex={-1}>
        {[stages, ended].map((statuses) => (
          <Box
            key={statuses[0]}
            tabIndex={0}
            role="group"
            aria-label={statuses === stages ? boardCopy.stages : boardCopy.endings}
            sx={statuses === stages ? { ...board, ...aboveFoot } : foot}
          >
            {statuses.map((status) => (
              <BoardColumn key={status} status={status} filters={filters} put={put} known={known} onMove={moveByList} />
            ))}
          </Box>
        ))}
      </Box>
    </DragDropContext>
  );
}

const statusOf = (id: string | undefined) => applicationStatuses.find((status) => status === id);

const calledBy = (application: ApplicationRecord | undefined) => (application ? nameOf(application) : '');

interface BoardColumnProps {
  status: ApplicationStatus;
  filters: SubmissionFilters;
  put: Put;
  /** The cards of all columns: a card that was moved into this column comes from another one. */
  known: Map<string, ApplicationRecord>;
  onMove: Move;
}

function BoardColumn({ status, filters, put, known, onMove }: BoardColumnProps) {
  const id = useId();
  const [max, setMax] = useState(submissionsPerPage);
  const listed = useSubmissions('applications', { ...filters, status }, max);
  const counter = useSubmissionCounter('applications');
  // The counters count by status alone, without the other filters.
  const count = isWholeList({ ...filters, status: undefined }) ? counter?.statuses?.[status] : undefined;
  const found = listed.status === 'success' ? listed.submissions : [];
  for (const application of found) known.set(application.id, application);
  const arriving = [...put.keys()].flatMap((key) => {
    const application = known.get(key);
    return application && application.status !== status && columnOf(application, put) === status ? application : [];
  });
  const staying = found.filter((application) => columnOf(application, put) === status);
  const cards = [...arriving.filter((one) => staying.every((other) => other.id !== one.id)), ...staying];
  return (
    <Stack component="section" aria-labelledby={id} sx={{ minWidth: 0, pt: 1.5 }}>
      <Stack
        component="h2"
        direction="row"
        id={id}
        sx={{ alignItems: 'center', gap: 0.75, pb: 1, fontSize: '1rem', fontWeight: 600 }}
      >
        <StatusMark status={status} />
        {statusWords[status]}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
          {count?.toLocaleString('en-GB')}
        </Typography>
      </Stack>
      <Droppable droppableId={status} isDropDisabled={!isMovable(status)}>
        {(droppable, { isDraggingOver }) => (
          <Box
            ref={droppable.innerRef}
            {...droppable.droppableProps}
            data-column=""
            sx={{
              flex: 1,
              minHeight: 160,
              p: 1,
              bgcolor: 'action.hover',
              outline: isDraggingOver ? '2px solid' : 'none',
              outlineColor: 'secondary.main',
            }}
          >
            {cards.map((application, index) => (
              <BoardCard key={application.id} application={application} index={index} onMove={onMove} />
            ))}
            {cards.length === 0 && !isDraggingOver && <Caption>{boardCopy.empty}</Caption>}
            {droppable.placeholder}
          </Box>
        )}
      </Droppable>
      {listed.status === 'success' && listed.hasMore && (
        <TextAction onClick={() => setMax(max + submissionsPerPage)}>{boardCopy.more(status)}</TextAction>
      )}
    </Stack>
  );
}

function BoardCard({ application, index, onMove }: { application: ApplicationRecord; index: number; onMove: Move }) {
  const { search } = useLocation();
  const nameOfAuthor = useNameOf();
  const { id, status, statusChangedAt, waitsSince, waitingMove, assignee, unread } = application;
  const name = nameOf(application);
  return (
    <Draggable draggableId={id} index={index} isDragDisabled={!isMovable(status)}>
      {(draggable, { isDragging, isDropAnimating }) => (
        // The card is not a `Paper`: the transition of a `Paper` would conflict with the transition that makes room for cards.
        <Box
          ref={draggable.innerRef}
          {...draggable.draggableProps}
          {...draggable.dragHandleProps}
          role="group"
          aria-label={name}
          sx={{
            // Text for screen readers must stay inside the card: outside, it would make the page wider than a phone's screen.
            position: 'relative',
            mb: 1,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            overflowWrap: 'anywhere',
            '& .MuiChip-root': { height: 'auto' },
            '& .MuiChip-label': { whiteSpace: 'normal' },
            boxShadow: isDragging ? 6 : 0,
            ...(isDropAnimating && landing),
          }}
        >
          <bdi>
            <Link
              href={`/dashboard/applications/${encodeURIComponent(id)}${search}`}
              sx={{ color: 'text.primary', fontWeight: 600, textDecorationColor: 'currentcolor' }}
            >
              {unread && <VisuallyHidden>{boardCopy.unread}: </VisuallyHidden>}
              {name}
            </Link>
          </bdi>
          <Typography variant="body2" sx={twoLines}>
            {aboutOf(application)}
          </Typography>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="caption" color="textSecondary">
              {waitsSince ? boardCopy.waits(waitsSince) : boardCopy.since(statusChangedAt)}
              {assignee && `, ${nameOfAuthor(assignee)}`}
            </Typography>
            {isMovable(status) && (
              <MenuButton
                label={boardCopy.move}
                name={`${boardCopy.moveTo}: ${name}`}
                options={applicationStatuses
                  .filter((one) => isMovable(one) && one !== status && one !== waitingMove?.to)
                  .map((one) => ({ value: one, words: statusWords[one] }))}
                about={application}
                onChoose={(to, seen) => onMove(seen, to)}
              />
            )}
          </Stack>
          {status === 'hired' && <StatusChip kind="applications" submission={application} />}
          {waitingMove && <LeavingChip waitingMove={waitingMove} />}
        </Box>
      )}
    </Draggable>
  );
}

import styled from '@emotion/styled/base';
import { DragDropContext, Draggable, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import {
  type ApplicationStatus,
  applicationStatuses,
  statusWords,
} from '@ohmbridge/functions/contract/submission-kinds';
import type { ApplicationRecord } from '@ohmbridge/functions/contract/submission-record';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { boardCopy } from '../../../content/admin-board.ts';
import { submissionCopy } from '../../../content/admin-submission.ts';
import { colours, families, measures, media } from '../../../theme/tokens.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useSubmissionActions } from '../submission/submission-actions.ts';
import { aboutOf } from './about.ts';
import { useSubmissionCounter } from './live-submissions.ts';
import { MoveTo } from './MoveTo.tsx';
import { addressOfSubmissionFilters, type SubmissionFilters } from './submission-filters.ts';
import { submissionsPerPage, useSubmissions } from './submission-list.ts';

const Outcomes = styled('div')({
  position: 'sticky',
  zIndex: 5,
  top: 80,
  margin: '16px 0',
  [media.desktop]: { top: 12 },
});

/** The columns lie side by side; on a phone one fills most of the screen, and the next looks in. */
const Columns = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(78vw, 240px), 1fr)',
  gap: 16,
  overflowX: 'auto',
  paddingBottom: 16,
  borderTop: `4px solid ${colours.amber}`,
});

const Column = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0, paddingTop: 12 });

const Head = styled('h2')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: 8,
  fontSize: '1rem',
  fontWeight: 600,
  '& > span': { fontFamily: families.mono, fontSize: '0.8125rem', fontWeight: 450, color: colours.slate },
});

const Cards = styled('div')({
  flex: 1,
  minHeight: 160,
  padding: 8,
  background: colours.warm,
  '&[data-over="true"]': { boxShadow: `inset 0 0 0 2px ${colours.teal}` },
});

const Card = styled('div')({
  marginBottom: 8,
  padding: 12,
  background: colours.paper,
  border: `1px solid ${colours.hairline}`,
  borderRadius: measures.radius,
  overflowWrap: 'anywhere',
  '&[data-lifted="true"]': { boxShadow: '0 6px 18px rgb(7 22 39 / 0.25)' },
});

const Name = styled(Link)({ color: colours.ink, fontWeight: 600, textUnderlineOffset: '0.25em' });

const Small = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.6, color: colours.slate });

type Move = (application: ApplicationRecord, status: ApplicationStatus) => void;

/** Nobody moves to where only applicants put themselves, or from there. */
const isMovable = (status: ApplicationStatus) => status !== 'withdrawn';

/** The applications that pass the filters in columns, by where they stand; a card is moved by mouse, touch, keys, or its list. */
export function SubmissionBoard({ filters }: { filters: SubmissionFilters }) {
  const actions = useSubmissionActions('applications');
  const { undo } = actions;
  const columns = useRef<HTMLDivElement>(null);
  /** Where a card was put, until Firestore has heard of it. */
  const [put, setPut] = useState<ReadonlyMap<string, ApplicationStatus>>(new Map());
  const [known] = useState(() => new Map<string, ApplicationRecord>());

  const move: Move = (application, status) => {
    if (application.status === status) return;
    setPut((before) => new Map(before).set(application.id, status));
    const words = boardCopy.moved(nameOf(application), status);
    void actions
      .move(application, status, words)
      .then(() => setPut((before) => new Map([...before].filter(([id]) => id !== application.id))));
  };
  const moveByList: Move = (application, status) => {
    flushSync(() => move(application, status));
    // The card is in another column now, and a new one to the browser.
    const card = `[data-rfd-draggable-id="${CSS.escape(application.id)}"]`;
    columns.current?.querySelector<HTMLElement>(card)?.focus();
  };
  const takeBack = (moves: NonNullable<typeof undo>) => {
    columns.current?.focus();
    void actions.moveMany(moves);
  };
  const drop = ({ draggableId, destination }: DropResult, { announce }: ResponderProvided) => {
    const application = known.get(draggableId);
    const status = statusOf(destination?.droppableId);
    if (!application) return;
    announce(status ? boardCopy.dropped(nameOf(application), status) : boardCopy.left(nameOf(application)));
    if (status) move(application, status);
  };

  return (
    <>
      <Outcomes>
        <FormBanner
          outcome={actions.outcome}
          action={undo && <TextAction onClick={() => takeBack(undo)}>{submissionCopy.undo}</TextAction>}
        />
      </Outcomes>
      <DragDropContext
        dragHandleUsageInstructions={boardCopy.instructions}
        onDragStart={({ draggableId, source }, { announce }) =>
          announce(boardCopy.lifted(nameOf(known.get(draggableId)), statusOf(source.droppableId) ?? 'new'))
        }
        onDragUpdate={({ draggableId, destination }, { announce }) => {
          const status = statusOf(destination?.droppableId);
          const name = nameOf(known.get(draggableId));
          announce(status ? boardCopy.over(name, status) : boardCopy.nowhere(name));
        }}
        onDragEnd={drop}
      >
        <Columns ref={columns} role="group" aria-label={boardCopy.label} tabIndex={-1}>
          {applicationStatuses.map((status) => (
            <BoardColumn key={status} status={status} filters={filters} put={put} known={known} onMove={moveByList} />
          ))}
        </Columns>
      </DragDropContext>
    </>
  );
}

const statusOf = (id: string | undefined) => applicationStatuses.find((status) => status === id);

const nameOf = (application: ApplicationRecord | undefined) =>
  application ? `${application.firstName} ${application.lastName}` : '';

interface BoardColumnProps {
  status: ApplicationStatus;
  filters: SubmissionFilters;
  put: ReadonlyMap<string, ApplicationStatus>;
  /** The cards of all columns: one that was put here comes from another. */
  known: Map<string, ApplicationRecord>;
  onMove: Move;
}

function BoardColumn({ status, filters, put, known, onMove }: BoardColumnProps) {
  const id = useId();
  const [max, setMax] = useState(submissionsPerPage);
  const listed = useSubmissions('applications', { ...filters, status }, max);
  const counter = useSubmissionCounter('applications');
  // Those of a status are counted, not those that pass the filters besides.
  const isWhole = addressOfSubmissionFilters({ ...filters, status: undefined, order: 'newest' }).size === 0;
  const count = isWhole ? counter?.statuses?.[status] : undefined;
  const found = listed.status === 'live' ? listed.submissions : [];
  for (const application of found) known.set(application.id, application);
  const arriving = [...put].flatMap(([key, to]) => (to === status ? (known.get(key) ?? []) : []));
  const staying = found.filter((application) => (put.get(application.id) ?? status) === status);
  const cards = [...arriving.filter((one) => staying.every((other) => other.id !== one.id)), ...staying];
  return (
    <Column aria-labelledby={id}>
      <Head id={id}>
        {statusWords[status]}
        <span>{count?.toLocaleString('en-GB')}</span>
      </Head>
      <Droppable droppableId={status} isDropDisabled={!isMovable(status)}>
        {(droppable, { isDraggingOver }) => (
          <Cards ref={droppable.innerRef} {...droppable.droppableProps} data-over={isDraggingOver}>
            {cards.map((application, index) => (
              <BoardCard key={application.id} application={application} index={index} onMove={onMove} />
            ))}
            {cards.length === 0 && !isDraggingOver && <Small>{boardCopy.empty}</Small>}
            {droppable.placeholder}
          </Cards>
        )}
      </Droppable>
      {listed.status === 'live' && listed.hasMore && (
        <TextAction onClick={() => setMax(max + submissionsPerPage)}>{boardCopy.more(status)}</TextAction>
      )}
    </Column>
  );
}

interface BoardCardProps {
  application: ApplicationRecord;
  index: number;
  onMove: Move;
}

function BoardCard({ application, index, onMove }: BoardCardProps) {
  const { search } = useLocation();
  const { id, status, unread, reference } = application;
  const name = nameOf(application);
  return (
    <Draggable draggableId={id} index={index} isDragDisabled={!isMovable(status)}>
      {(draggable, { isDragging }) => (
        <Card
          ref={draggable.innerRef}
          {...draggable.draggableProps}
          {...draggable.dragHandleProps}
          role="group"
          aria-label={name}
          data-lifted={isDragging}
        >
          <bdi>
            <Name to={{ pathname: `/dashboard/applications/${encodeURIComponent(id)}`, search }}>
              {unread && <VisuallyHidden>{boardCopy.unread}: </VisuallyHidden>}
              {name}
            </Name>
          </bdi>
          <p>{aboutOf(application)}</p>
          <Small>{reference}</Small>
          {isMovable(status) && (
            <MoveTo
              label={`${boardCopy.moveTo}: ${name}`}
              statuses={applicationStatuses.filter(isMovable)}
              current={status}
              onMove={(to) => onMove(application, to)}
            />
          )}
        </Card>
      )}
    </Draggable>
  );
}

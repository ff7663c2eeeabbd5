import styled from '@emotion/styled/base';
import { type SubmissionKind, statusWords } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { kindWords, submissionListCopy } from '../../../content/admin-submissions.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { aboveSelectionBar, SelectBox } from '../components/Selection.tsx';
import { aboutOf } from './about.ts';

/** From here on the list is a table; the sidebar takes its own width from 1100 px on. */
const asTable = '@media (min-width: 860px) and (max-width: 1099px), (min-width: 1200px)';

// Below the width of a table the rows are records, one under the other. Some browsers then forget that it is a table, so
// every part says what it is.
const Table = styled('table')({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${colours.ink}`,
  [asTable]: { display: 'table' },
});

const Head = styled('thead')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [asTable]: { position: 'static', clipPath: 'none' },
});

const HeadRow = styled('tr')({});

const Body = styled('tbody')({ display: 'block', [asTable]: { display: 'table-row-group' } });

const Heading = styled('th')({
  padding: '12px 20px 12px 0',
  textAlign: 'left',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: colours.slate,
  borderBottom: `1px solid ${colours.outline}`,
});

const Row = styled('tr')({
  position: 'relative',
  display: 'block',
  padding: '16px 0 12px',
  borderBottom: `1px solid ${colours.hairline}`,
  '&:hover': { background: colours.warm },
  '&[data-unread="true"] [data-loud]': { fontWeight: 600 },
  '& a, & input': aboveSelectionBar,
  [asTable]: { display: 'table-row' },
});

const Cell = styled('td')({
  display: 'block',
  padding: '4px 0',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  // The column's name for sighted readers: screen readers announce the column's header.
  '&[data-label]': { display: 'grid', gridTemplateColumns: '112px 1fr' },
  '&[data-label]::before': {
    content: 'attr(data-label) / ""',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    fontWeight: 450,
    lineHeight: '1.6rem',
    color: colours.slate,
  },
  [asTable]: {
    display: 'table-cell',
    padding: '14px 20px 14px 0',
    verticalAlign: 'top',
    '&[data-label]': { display: 'table-cell' },
    '&[data-label]::before': { content: 'none' },
  },
});

/** The whole row leads on: the link of the name lies over it. */
const Name = styled(Link)({
  color: colours.ink,
  fontSize: '1.0625rem',
  textDecorationColor: colours.outline,
  textUnderlineOffset: '0.25em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Mark = styled('span')({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 10,
  borderRadius: 4,
  background: colours.teal,
  forcedColorAdjust: 'none',
});

const Soft = styled('span')({
  display: 'block',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  lineHeight: 1.6,
  color: colours.slate,
});

const Mono = styled('span')({ fontFamily: families.mono, fontSize: '0.8125rem', whiteSpace: 'nowrap' });

/** A name with its box to tick before it, which lies over the link. */
const SelectedName = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  '& .MuiCheckbox-root': { position: 'relative', zIndex: 1, margin: '-8px 2px 0 -10px' },
});

/** Submissions, a row each; on a phone, a record each. */
export function SubmissionTable<Kind extends SubmissionKind>({
  kind,
  submissions,
  selected,
  onSelect,
}: {
  kind: Kind;
  submissions: readonly SubmissionRecord<Kind>[];
  /** The ids of those that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
}) {
  const columns = { ...submissionListCopy.columns, subject: kindWords[kind].subject };
  return (
    <Table role="table" aria-label={kindWords[kind].title}>
      <Head role="rowgroup">
        <HeadRow role="row">
          {Object.values(columns).map((name) => (
            <Heading key={name} role="columnheader" scope="col">
              {name}
            </Heading>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            kind={kind}
            submission={submission}
            columns={columns}
            isSelected={selected.has(submission.id)}
            onSelect={onSelect}
          />
        ))}
      </Body>
    </Table>
  );
}

interface SubmissionRowProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  columns: Record<keyof typeof submissionListCopy.columns, string>;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

function SubmissionRow({ kind, submission, columns, isSelected, onSelect }: SubmissionRowProps) {
  // The submission leads back to the list with its filters, and on to the next one in it.
  const { search } = useLocation();
  const { id, reference, firstName, lastName, email, status, assignee, receivedAt, unread } = submission;
  return (
    <Row role="row" data-unread={unread}>
      <Cell role="cell">
        <SelectedName>
          <SelectBox
            name={`${firstName} ${lastName}`}
            isSelected={isSelected}
            onChange={(ticked) => onSelect(id, ticked)}
          />
          <div>
            <bdi>
              <Name data-loud to={{ pathname: `/dashboard/${kind}/${encodeURIComponent(id)}`, search }}>
                {unread && (
                  <>
                    <Mark />
                    <VisuallyHidden>{submissionListCopy.unread}: </VisuallyHidden>
                  </>
                )}
                {firstName} {lastName}
              </Name>
            </bdi>
            <Soft>{email}</Soft>
          </div>
        </SelectedName>
      </Cell>
      <Cell role="cell" data-label={columns.reference}>
        <Mono>{reference}</Mono>
      </Cell>
      <Cell role="cell" data-label={columns.subject}>
        <div>
          <span data-loud>{aboutOf(submission)}</span>
          {'country' in submission && <Soft>{submission.country}</Soft>}
        </div>
      </Cell>
      <Cell role="cell" data-label={columns.status}>
        {statusWords[status]}
      </Cell>
      <Cell role="cell" data-label={columns.assignee}>
        {assignee?.email ?? submissionListCopy.unassigned}
      </Cell>
      <Cell role="cell" data-label={columns.received}>
        <Mono>
          <time dateTime={receivedAt}>{submissionListCopy.when(receivedAt)}</time>
        </Mono>
      </Cell>
    </Row>
  );
}

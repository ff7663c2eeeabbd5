import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { deskLimits } from '@ohmbridge/functions/contract/desk-limits';
import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { submissionCopy } from '../../../content/admin-submission.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { FormPart } from '../components/FormPart.tsx';
import type { useSubmissionActions } from './submission-actions.ts';
import { ownMails, type TimelineLine, useDelivery, useTimeline } from './submission-data.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Line = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  padding: '12px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' },
});

const When = styled('time')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.9,
  color: colours.slate,
});

const By = styled('span')({ color: colours.slate });

/** What a colleague has written, or what was sent, to the letter. */
const Written = styled('blockquote')({
  margin: '8px 0 0',
  padding: '4px 0 4px 16px',
  borderLeft: `2px solid ${colours.amber}`,
  whiteSpace: 'pre-wrap',
});

interface TimelineProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  addNote: ReturnType<typeof useSubmissionActions>['addNote'];
}

/** What has happened to a submission, from its arrival on, and the form for a note. */
export function Timeline({ kind, submission, addNote }: TimelineProps) {
  const lines = useTimeline(kind, submission.id);
  const { receivedAt, id } = submission;
  return (
    <FormPart title={submissionCopy.timeline}>
      {lines ? (
        <List>
          <Line>
            <When dateTime={receivedAt}>{submissionCopy.when(receivedAt)}</When>
            <span>{submissionCopy.received}</span>
          </Line>
          {ownMails(kind, id).map((mail) => (
            <MailLine key={mail.id} mail={mail.id} name={submissionCopy[mail.name]} />
          ))}
          {lines.map((line) => (
            <Line key={line.id}>
              <When dateTime={line.at}>{submissionCopy.when(line.at)}</When>
              <div>
                <LineText line={line} />
              </div>
            </Line>
          ))}
        </List>
      ) : (
        <Spinner />
      )}
      <NoteForm key={id} id={id} addNote={addNote} />
    </FormPart>
  );
}

/** A mail that came of the submission by itself; nothing where there is none. */
function MailLine({ mail, name }: { mail: string; name: string }) {
  const delivery = useDelivery(mail);
  if (!delivery) return null;
  const ended = delivery.endTime?.toDate().toISOString();
  return (
    <Line>
      {ended ? <When dateTime={ended}>{submissionCopy.when(ended)}</When> : <span />}
      <span>
        {name}: {deliveryWords(delivery)}
      </span>
    </Line>
  );
}

function LineText({ line }: { line: TimelineLine }) {
  const by = <By>{line.by?.email ?? submissionCopy.applicant}</By>;
  if (line.part === 'change') {
    return (
      <>
        {submissionCopy.change(line)}
        {line.by && <>, {by}</>}
      </>
    );
  }
  if (line.part === 'note') {
    return (
      <>
        {submissionCopy.note}, {by}
        <Written dir="auto">{line.text}</Written>
      </>
    );
  }
  return (
    <>
      {submissionCopy.message}, {by}, <MessageDelivery mail={line.id} />
      <Written>
        <strong>{line.subject}</strong>
        {`\n\n${line.text}`}
      </Written>
    </>
  );
}

function MessageDelivery({ mail }: { mail: string }) {
  const delivery = useDelivery(mail);
  return delivery ? deliveryWords(delivery) : null;
}

function deliveryWords({ state, error }: NonNullable<ReturnType<typeof useDelivery>>): string {
  const words = submissionCopy.delivery[state];
  return state !== 'SUCCESS' && error ? `${words}: ${error}` : words;
}

/** A note for colleagues. What is typed stays until it is in the timeline. */
function NoteForm({ id, addNote }: { id: string; addNote: TimelineProps['addNote'] }) {
  const fieldId = useId();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // The same text sent again after a lost answer counts once.
  const key = useRef(crypto.randomUUID());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    if (await addNote(id, text, key.current)) {
      setText('');
      key.current = crypto.randomUUID();
    }
    setIsBusy(false);
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      css={{ marginTop: 24, display: 'grid', gap: 8, justifyItems: 'start' }}
    >
      <FormLabel htmlFor={fieldId}>{submissionCopy.noteLabel}</FormLabel>
      <OutlinedInput
        id={fieldId}
        value={text}
        multiline
        minRows={3}
        fullWidth
        inputProps={{ maxLength: deskLimits.note, 'aria-describedby': `${fieldId}-hint` }}
        onChange={({ target }) => setText(target.value)}
      />
      <By id={`${fieldId}-hint`}>{submissionCopy.noteHint}</By>
      <Button type="submit" variant="outlined" size="small" aria-disabled={isBusy}>
        {isBusy ? submissionCopy.adding : submissionCopy.addNote}
      </Button>
    </form>
  );
}

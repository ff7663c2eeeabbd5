import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { deskLimits } from '@site/contract/desk/desk-limits';
import { withApplicantName } from '@site/contract/desk/hidden-names';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import {
  acknowledgementMailId,
  isReceived,
  type SubmissionRecord,
  senderOf,
} from '@site/contract/desk/submission-record';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { filesCopy, submissionCopy } from '../../content/product/admin-submission.ts';
import { textDraft } from '../../shared/use-draft.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAdminDraft } from '../components/admin-draft.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { useNameOf } from '../submission-list/use-desk-settings.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import type { useSubmissionActions } from './submission-actions.ts';
import { type TimelineLine, useDelivery, useTimeline } from './submission-data.ts';

interface TimelineProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  addNote: ReturnType<typeof useSubmissionActions>['addNote'];
}

/** The form for a note, and the timeline of a submission back to its arrival. */
export function Timeline({ kind, submission, addNote }: TimelineProps) {
  const lines = useTimeline(kind, submission.id);
  const { receivedAt, id } = submission;
  const sender = senderOf[kind];
  return (
    <FormPart title={submissionCopy.timeline}>
      <NoteForm key={id} id={id} addNote={addNote} />
      {lines ? (
        <History>
          {lines.map((line) => (
            <StoredLine key={line.id} submission={submission} line={line} />
          ))}
          {submission.notAcknowledged && (
            <HistoryLine at={receivedAt}>{submissionCopy.notAcknowledged(sender)}</HistoryLine>
          )}
          <MailLine mail={acknowledgementMailId(id)} name={submissionCopy.acknowledgement(sender)} />
          <MailLine mail={id} name={submissionCopy.officeMail} />
          <HistoryLine at={receivedAt}>{submissionCopy.received}</HistoryLine>
        </History>
      ) : (
        <Spinner />
      )}
    </FormPart>
  );
}

/** An automatic email about the submission; renders nothing if there is none. */
function MailLine({ mail, name }: { mail: string; name: string }) {
  const delivery = useDelivery(mail);
  if (!delivery) return null;
  return (
    <HistoryLine at={delivery.endTime?.toDate().toISOString()}>
      {name}: {deliveryWords(delivery)}
    </HistoryLine>
  );
}

interface StoredLineProps {
  submission: SubmissionRecord;
  line: TimelineLine;
}

function StoredLine({ submission, line }: StoredLineProps) {
  const nameOf = useNameOf();
  if (line.part === 'files') {
    return (
      <HistoryLine at={line.at} by={filesCopy.from[line.from]}>
        {filesCopy.added}: <bdi>{line.name}</bdi>
      </HistoryLine>
    );
  }
  if (line.part === 'messages' && isReceived(line)) {
    return (
      <HistoryLine at={line.at} text={<Written>{line.text}</Written>}>
        {submissionCopy.answer(line.from)}
      </HistoryLine>
    );
  }
  const by = line.by ? nameOf(line.by) : undefined;
  if (line.part === 'changes') {
    return (
      <HistoryLine at={line.at} by={by}>
        {submissionCopy.change(line, nameOf)}
      </HistoryLine>
    );
  }
  if (line.part === 'notes') {
    return (
      <HistoryLine at={line.at} by={by} text={<Written>{line.text}</Written>}>
        {submissionCopy.note}
      </HistoryLine>
    );
  }
  // The message to an applicant has a placeholder for a name that is or was hidden.
  const named = (words: string) => withApplicantName(words, submission.firstName || submission.reference);
  const text = (
    <Written>
      <strong>{named(line.subject)}</strong>
      {`\n\n${named(line.text)}`}
    </Written>
  );
  return (
    <HistoryLine at={line.at} by={by} text={text}>
      {submissionCopy.message}
      <MessageDelivery mail={line.id} />
    </HistoryLine>
  );
}

function Written({ children }: { children: ReactNode }) {
  return (
    <Box
      component="blockquote"
      dir="auto"
      sx={{ m: '8px 0 0', p: '4px 0 4px 16px', borderLeft: `2px solid ${colours.outline}`, whiteSpace: 'pre-wrap' }}
    >
      {children}
    </Box>
  );
}

function MessageDelivery({ mail }: { mail: string }) {
  const delivery = useDelivery(mail);
  return delivery && `: ${deliveryWords(delivery)}`;
}

function deliveryWords({ state, error }: NonNullable<ReturnType<typeof useDelivery>>): string {
  const words = submissionCopy.delivery[state];
  return state !== 'SUCCESS' && error ? `${words}: ${error}` : words;
}

/** The form for a note to colleagues. The typed text stays until the note is in the timeline. */
function NoteForm({ id, addNote }: { id: string; addNote: TimelineProps['addNote'] }) {
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useAdminDraft(form, `note:${id}`, textDraft);
  // The idempotency key: a note that is sent again after a lost answer counts once.
  const key = useRef(crypto.randomUUID());
  const { isSubmitting } = form.formState;
  const submit = async ({ text }: { text: string }) => {
    if (text.trim() === '' || !(await addNote(id, text, key.current))) return;
    key.current = crypto.randomUUID();
    // Text that the admin typed during the call becomes the next note.
    const typed = form.getValues('text');
    const rest = typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed;
    form.reset();
    form.setValue('text', rest, { shouldDirty: true });
    if (rest === '') draft.finish();
    else draft.keep();
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(submit)();
      }}
      sx={{ gap: 1, alignItems: 'flex-start', '& > :first-child': { width: 1 } }}
    >
      <TextField
        label={submissionCopy.noteLabel}
        registration={form.register('text')}
        hint={submissionCopy.noteHint}
        rows={3}
        maxLength={deskLimits.note}
      />
      <Button type="submit" variant="outlined" size="small" aria-disabled={isSubmitting}>
        {isSubmitting ? submissionCopy.adding : submissionCopy.addNote}
      </Button>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import { sendMessageRoute } from '@ohmbridge/contract/desk/desk-routes';
import { sendMessageSchema } from '@ohmbridge/contract/desk/desk-schemas';
import {
  type MessageTemplate,
  type TemplateName,
  templateNames,
  templateWords,
} from '@ohmbridge/contract/desk/message-templates';
import {
  type SubmissionKind,
  type SubmissionStatus,
  statusesOf,
  statusWords,
} from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useCallback, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { messageCopy } from '../../content/admin-messages.ts';
import { callApi } from '../../shared/api.ts';
import { Choice } from '../components/Choice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { fieldsOf } from '../components/fields-of.ts';
import { LeaveQuestion } from '../components/LeaveQuestion.tsx';
import { LiveDataBoundary } from '../components/LiveData.tsx';
import { Note } from '../components/Note.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { asksForInterview, emptyMessage, type MessageValues, messageInput } from './message-draft.ts';
import { useMessageTemplates } from './message-templates.ts';
import { useRecipients } from './use-recipients.ts';

/** Writes to one applicant, or to many: to each alone, with their own names. */
export const MessageToApplicants = () => <MessagePage kind="applications" />;

/** The same to enquirers. */
export const MessageToEnquirers = () => <MessagePage kind="enquiries" />;

function MessagePage({ kind }: { kind: SubmissionKind }) {
  const [search] = useSearchParams();
  const ids = [...new Set((search.get('ids') ?? '').split(',').filter(Boolean))].slice(
    0,
    deskLimits.submissionsPerAction,
  );
  return (
    <LiveDataBoundary>
      <Loaded kind={kind} ids={ids} />
    </LiveDataBoundary>
  );
}

function Loaded({ kind, ids }: { kind: SubmissionKind; ids: readonly string[] }) {
  const templates = useMessageTemplates();
  const recipients = useRecipients(kind, ids);
  if (!templates || !recipients) return <Spinner />;
  const [first] = recipients;
  const back = ids.length === 1 && first ? `/dashboard/${kind}/${encodeURIComponent(first.id)}` : `/dashboard/${kind}`;
  return (
    <>
      <PageHead
        title={messageCopy.title(recipients.length)}
        action={
          <Button component={Link} to={back} variant="outlined" size="small">
            {messageCopy.back}
          </Button>
        }
      />
      {recipients.length < ids.length && <p>{messageCopy.gone(ids.length - recipients.length)}</p>}
      {recipients.length === 0 ? (
        <p>{messageCopy.none}</p>
      ) : (
        <MessageForm kind={kind} recipients={recipients} templates={templates} />
      )}
    </>
  );
}

interface MessageFormProps {
  kind: SubmissionKind;
  recipients: readonly SubmissionRecord[];
  templates: Record<TemplateName, MessageTemplate>;
}

function MessageForm({ kind, recipients, templates }: MessageFormProps) {
  const form = useForm<MessageValues>({ defaultValues: emptyMessage });
  const values = useWatch({ control: form.control }) as MessageValues;
  const { send, outcome } = useSending(kind, recipients, form, templates);
  const { choose, question } = useTemplateChoice(form, templates);
  const { isSubmitting, isDirty } = form.formState;
  const field = fieldsOf(form);
  // Asked at the moment of leaving: the state of the form says it then.
  const wouldLose = useCallback(() => isDirty, [isDirty]);

  return (
    <>
      <FormBanner outcome={outcome} />
      <Box
        sx={{
          display: 'grid',
          gap: 'clamp(32px, 4vw, 64px)',
          gridTemplateColumns: { lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
          alignItems: { lg: 'start' },
        }}
      >
        <form onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
          <FormPart title={messageCopy.write}>
            <Choice
              label={messageCopy.template}
              all={messageCopy.free}
              values={templateNames}
              words={(name) => templateWords[name]}
              value={values.template || undefined}
              onChange={choose}
            />
            <TextAction component={Link} to="/dashboard/templates" sx={{ justifySelf: 'start', mt: '-16px' }}>
              {messageCopy.templates}
            </TextAction>
            <TextField label={messageCopy.subject} {...field('subject')} maxLength={deskLimits.messageSubject} />
            <TextField
              label={messageCopy.text}
              {...field('text')}
              hint={messageCopy.fieldsHint}
              rows={14}
              maxLength={deskLimits.messageText}
            />
            {asksForInterview(values) && <InterviewFields form={form} />}
            <Choice<SubmissionStatus>
              label={messageCopy.move}
              all={messageCopy.stay}
              // Nobody withdraws for an applicant.
              values={statusesOf[kind].filter((status) => status !== 'withdrawn')}
              words={(status) => statusWords[status]}
              value={values.status || undefined}
              onChange={(status) => form.setValue('status', status ?? '', { shouldDirty: true })}
            />
            <Note>{messageCopy.replyTo[kind]}</Note>
            <div>
              <SubmitButton
                label={messageCopy.send(recipients.length)}
                sendingLabel={messageCopy.sending}
                sending={isSubmitting}
              />
            </div>
          </FormPart>
        </form>
        <MessagePreview recipients={recipients} values={values} />
      </Box>
      {question}
      <LeaveQuestion wouldLose={wouldLose} onLeave={() => undefined} />
    </>
  );
}

function InterviewFields({ form }: { form: UseFormReturn<MessageValues> }) {
  const field = fieldsOf(form);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Box
      component="fieldset"
      aria-label={messageCopy.interview}
      sx={{
        m: 0,
        p: 0,
        border: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: '1fr 1fr 1fr' },
        '& > :last-child': { gridColumn: { md: '1 / -1' } },
      }}
    >
      <TextField label={messageCopy.day} type="date" {...field('day')} hint={messageCopy.timeHint(zone)} />
      <TextField label={messageCopy.time} type="time" registration={form.register('time')} />
      <TextField label={messageCopy.minutes} inputMode="numeric" {...field('minutes')} />
      <TextField label={messageCopy.where} {...field('where')} maxLength={deskLimits.interviewPlace} />
    </Box>
  );
}

/** A template takes the place of what is typed: only with a yes, where somebody has typed something of their own. */
function useTemplateChoice(form: UseFormReturn<MessageValues>, templates: MessageFormProps['templates']) {
  const [asked, setAsked] = useState<TemplateName>();
  const take = (name: TemplateName) => {
    const { subject, text } = templates[name];
    form.setValue('template', name, { shouldDirty: true });
    form.setValue('subject', subject, { shouldDirty: true });
    form.setValue('text', text, { shouldDirty: true });
    form.clearErrors();
  };
  const choose = (name: TemplateName | undefined) => {
    const { template, text } = form.getValues();
    const isOwn = text.trim() !== '' && text !== (template ? templates[template].text : '');
    if (name === undefined) form.setValue('template', '', { shouldDirty: true });
    else if (isOwn) setAsked(name);
    else take(name);
  };
  const question = asked && (
    <ConfirmDialog
      title={messageCopy.replaceTitle}
      confirm={messageCopy.replace}
      onConfirm={() => {
        take(asked);
        setAsked(undefined);
      }}
      onCancel={() => setAsked(undefined)}
    >
      <p>{messageCopy.replaceQuestion}</p>
    </ConfirmDialog>
  );
  return { choose, question };
}

/** The fields in which an error of the schema is shown, by the path that it has there. */
const fieldOf: Record<string, keyof MessageValues> = {
  subject: 'subject',
  text: 'text',
  interview: 'day',
  'interview.at': 'day',
  'interview.minutes': 'minutes',
  'interview.where': 'where',
};

/** Sends what is in the form, and says how it went for each. */
function useSending(
  kind: SubmissionKind,
  recipients: readonly SubmissionRecord[],
  form: UseFormReturn<MessageValues>,
  templates: MessageFormProps['templates'],
) {
  const callAsAdmin = useCallAsAdmin();
  const [outcome, setOutcome] = useState<Outcome>();
  // The same message sent again after a lost answer goes to nobody twice.
  const key = useRef(crypto.randomUUID());

  async function send(values: MessageValues): Promise<void> {
    setOutcome(undefined);
    const ids = recipients.map(({ id }) => id);
    const checked = sendMessageSchema.safeParse(messageInput(ids, values, templates));
    if (!checked.success) {
      for (const [index, { path, message }] of checked.error.issues.entries())
        form.setError(fieldOf[path.join('.')] ?? 'text', { message }, { shouldFocus: index === 0 });
      return;
    }
    try {
      const { data } = await callAsAdmin((token) =>
        callApi(sendMessageRoute, { token, parameters: { kind }, body: checked.data, idempotencyKey: key.current }),
      );
      const refusals = data.outcomes.flatMap((one) => (one.done ? [] : [refusalWords(one)]));
      // Where some were refused, what was typed stays; sent again, it goes to those only.
      if (refusals.length === 0) {
        form.reset(emptyMessage);
        key.current = crypto.randomUUID();
      }
      const message = [...(data.done > 0 ? [messageCopy.sent(data.done)] : []), ...refusals].join(' ');
      setOutcome({ kind: refusals.length > 0 ? 'error' : 'success', message });
    } catch (error) {
      setOutcome({ kind: 'error', message: error instanceof Error ? error.message : messages.unexpected });
    }
  }

  const refusalWords = ({ id, message }: { id: string; message: string }) => {
    const person = recipients.find((recipient) => recipient.id === id);
    return messageCopy.notSent(person ? `${person.firstName} ${person.lastName}` : id, message);
  };

  return { send, outcome };
}

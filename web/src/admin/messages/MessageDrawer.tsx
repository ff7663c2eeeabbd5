import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { deskLimits } from '@site/contract/desk/desk-limits';
import { sendMessageRoute } from '@site/contract/desk/desk-routes';
import { sendMessageSchema } from '@site/contract/desk/desk-schemas';
import { nameOf } from '@site/contract/desk/hidden-names';
import {
  type MessageTemplate,
  type TemplateName,
  templateMovesTo,
  templatesOf,
  templateWords,
} from '@site/contract/desk/message-templates';
import {
  type SubmissionKind,
  type SubmissionStatus,
  statusesOf,
  statusWords,
} from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { draftCopy } from '../../content/product/admin.ts';
import { fieldsHint, leaveSendingCopy, messageCopy } from '../../content/product/admin-messages.ts';
import { messageOf } from '../../shared/api.ts';
import { leavePage, useIsLeft } from '../../shared/leaving.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { adminDraftStore, LeaveQuestion, RestoredDraft, useAdminDraft } from '../components/admin-draft.tsx';
import { Choice } from '../components/Choice.tsx';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { useNotify } from '../components/Notices.tsx';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/session.ts';
import { MessagePreview } from './MessagePreview.tsx';
import {
  asksFor,
  firstMessage,
  type MessageValues,
  messageFrom,
  messageInput,
  noMoment,
  withoutTemplate,
} from './message-draft.ts';
import { useMessageTemplates } from './message-templates.ts';
import { useUnsend, type WaitingMessage } from './TakeBack.tsx';

// The calendar loads on demand, because most messages do not need it.
const InterviewFields = lazy(async () => ({ default: (await import('./InterviewFields.tsx')).InterviewFields }));
const TimesFields = lazy(async () => ({ default: (await import('./InterviewFields.tsx')).TimesFields }));

interface MessageDrawerProps {
  kind: SubmissionKind;
  /** The recipients at the time when the drawer opened. They stay the same while the admin writes. */
  recipients: readonly SubmissionRecord[];
  onClose: () => void;
  /** @param moved whether the message also changes the status of the recipients */
  onSent: (moved: boolean) => void;
}

const draftName = (recipients: readonly SubmissionRecord[]) => `message:${recipients.map(({ id }) => id).join()}`;

/** Writes to one person, or to several people with their own names. The drawer covers the screen. */
export function MessageDrawer({ kind, recipients: chosen, onClose, onSent }: MessageDrawerProps) {
  const [recipients, setRecipients] = useState(chosen);
  return (
    <SideDrawer
      title={messageCopy.title(recipients.length)}
      close={messageCopy.back}
      onClose={() => leavePage(onClose)}
    >
      <DataBoundary>
        <MessageForm
          kind={kind}
          recipients={recipients}
          onRefused={(ids) => setRecipients(recipients.filter(({ id }) => ids.includes(id)))}
          onSent={(moved) => {
            onClose();
            onSent(moved);
          }}
        />
      </DataBoundary>
    </SideDrawer>
  );
}

interface MessageFormProps extends Pick<MessageDrawerProps, 'kind' | 'recipients' | 'onSent'> {
  /** Called when the API refused these recipients. All others have got the message. */
  onRefused: (ids: readonly string[]) => void;
}

function MessageForm(props: MessageFormProps) {
  const templates = useMessageTemplates();
  return templates ? <LoadedForm {...props} templates={templates} /> : <RowsSkeleton />;
}

interface LoadedFormProps extends MessageFormProps {
  templates: Record<TemplateName, MessageTemplate>;
}

function LoadedForm({ kind, recipients, templates, onRefused, onSent }: LoadedFormProps) {
  const form = useForm<MessageValues>({ defaultValues: firstMessage(kind) });
  // The idempotency key: a message that is sent again after a lost answer arrives once.
  const key = useRef(crypto.randomUUID() as string);
  const draft = useAdminDraft(form, draftName(recipients), {
    read: messageFrom,
    more: () => ({ key: key.current }),
    onRestore: (restored) => {
      key.current = restored.key;
    },
  });
  const values = useWatch({ control: form.control }) as MessageValues;
  const { send, outcome } = useSending(
    { kind, recipients, templates, onRefused, onSent, key, drop: draft.finish },
    form,
  );
  const choose = useTemplateChoice(kind, form, templates);
  const { isSubmitting } = form.formState;
  const field = fieldsOf(form);
  // An answer to an enquiry has a subject already, so the focus is in the text.
  useEffect(() => {
    if (form.getValues('subject') !== '') form.setFocus('text');
  }, [form]);

  return (
    <Stack sx={{ gap: 3 }}>
      {draft.restored && <RestoredDraft words={draftCopy.notSent} onDiscard={draft.discard} />}
      <FormBanner outcome={outcome} />
      <form onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
        <FormPart title={messageCopy.write}>
          <Stack direction="row" role="group" aria-label={messageCopy.template} sx={{ gap: 1, flexWrap: 'wrap' }}>
            {([undefined, ...templatesOf[kind]] as const).map((name) => {
              const isChosen = values.template === (name ?? '');
              return (
                <Chip
                  key={name ?? ''}
                  component="button"
                  type="button"
                  clickable
                  color={isChosen ? 'success' : 'default'}
                  aria-pressed={isChosen}
                  label={name ? templateWords[name] : messageCopy.free}
                  onClick={() => void choose(name)}
                />
              );
            })}
          </Stack>
          <Choice<SubmissionStatus>
            label={messageCopy.move}
            all={messageCopy.stay}
            // No admin can set the status "withdrawn": applicants withdraw by themselves.
            values={statusesOf[kind].filter((status) => status !== 'withdrawn')}
            words={(status) => statusWords[status]}
            value={values.status || undefined}
            onChange={(status) => form.setValue('status', status ?? '', { shouldDirty: true })}
          />
          <TextField label={messageCopy.subject} {...field('subject')} maxLength={deskLimits.messageSubject} />
          <TextField
            label={messageCopy.text}
            {...field('text')}
            hint={fieldsHint(kind)}
            rows={10}
            maxLength={deskLimits.messageText}
          />
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            {asksFor(values, 'interview') && <InterviewFields form={form} />}
            {asksFor(values, 'times') && <TimesFields form={form} />}
          </Suspense>
          <Note>{messageCopy.replyTo[kind]}</Note>
          <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
            <SubmitButton
              label={messageCopy.send(recipients.length)}
              sendingLabel={messageCopy.sending}
              sending={isSubmitting}
            />
            <TextAction href="/dashboard/templates">{messageCopy.templates}</TextAction>
          </Stack>
        </FormPart>
      </form>
      <MessagePreview recipients={recipients} values={values} />
      <LeaveQuestion
        {...(isSubmitting && { words: leaveSendingCopy })}
        wouldLose={() => isSubmitting || draft.wouldLose()}
        // An admin can leave while the message is being sent: the message stays a draft until it has arrived.
        onLeave={() => isSubmitting || draft.finish()}
      />
    </Stack>
  );
}

const replaceQuestion = {
  title: messageCopy.replaceTitle,
  text: [messageCopy.replaceQuestion],
  confirm: messageCopy.replace,
};

/** Chooses a template. The template replaces typed text only after the admin confirms. */
function useTemplateChoice(
  kind: SubmissionKind,
  form: UseFormReturn<MessageValues>,
  templates: LoadedFormProps['templates'],
) {
  const confirm = useConfirm();
  const take = (name: TemplateName) => {
    const { subject, text } = templates[name];
    form.setValue('template', name, { shouldDirty: true });
    form.setValue('subject', subject, { shouldDirty: true });
    form.setValue('text', text, { shouldDirty: true });
    form.setValue('status', templateMovesTo[name] ?? '', { shouldDirty: true });
    form.clearErrors();
  };
  return async (name: TemplateName | undefined) => {
    const { template, text } = form.getValues();
    const isOwn = text.trim() !== '' && text !== (template ? templates[template].text : '');
    if (name === undefined) {
      const free = withoutTemplate(kind, form.getValues(), templates);
      for (const [field, value] of Object.entries(free) as [keyof typeof free, string][])
        form.setValue(field, value, { shouldDirty: true });
      form.clearErrors();
    } else if (!isOwn || (await confirm(replaceQuestion))) take(name);
  };
}

type FormField = FieldPath<MessageValues> | `root.${string}`;

/** The field that shows an error of the schema, by the path of the error. */
const fieldOf: Record<string, FormField> = {
  subject: 'subject',
  text: 'text',
  'interview.minutes': 'minutes',
  'interview.where': 'where',
  // The error belongs to no single field; the next submit clears it.
  times: 'root.times',
};

/** Gives the field that shows an error, and the message. An error about a value that all times share is shown once. */
function shownError(path: string, message: string, values: MessageValues): [FormField, string] {
  const [, index, name] = /^times\.(\d)\.(\w+)$/.exec(path) ?? [];
  if (/^interview(\.at)?$/.test(path)) {
    const missing = noMoment(values);
    return [missing.field, values.day && values.time ? missing.message : message];
  }
  if (name === 'at') {
    const missing = noMoment(values.times[Number(index)] ?? values);
    return [`times.${Number(index)}.${missing.field}`, missing.message];
  }
  if (name === 'minutes') return [`times.${Number(index)}.minutes`, message];
  return [name === 'where' ? 'where' : (fieldOf[path] ?? 'text'), message];
}

interface SendingParts extends LoadedFormProps {
  key: RefObject<string>;
  drop: () => void;
}

/**
 * Sends the message and reports each result in the form, or in a notice if the admin has left the form. The form does not
 * navigate after the admin has left.
 */
function useSending(
  { kind, recipients, templates, onRefused, onSent, key, drop }: SendingParts,
  form: UseFormReturn<MessageValues>,
) {
  const call = useCall();
  const notify = useNotify();
  const { unsend } = useUnsend();
  const me = useSessionKeeper().uid() ?? '';
  const [outcome, setOutcome] = useState<Outcome>();
  const isLeft = useIsLeft();

  const fail = (message: string) => {
    if (isLeft.current) notify({ severity: 'error', message });
    else setOutcome({ kind: 'error', message });
  };

  async function send(values: MessageValues): Promise<void> {
    setOutcome(undefined);
    const ids = recipients.map(({ id }) => id);
    const checked = sendMessageSchema.safeParse(
      messageInput(ids, { ...values, interviewer: values.interviewer || me }, templates),
    );
    if (!checked.success) {
      for (const [index, { path, message }] of checked.error.issues.entries()) {
        const [field, words] = shownError(path.join('.'), message, values);
        form.setError(field, { message: words }, { shouldFocus: index === 0 });
      }
      return;
    }
    try {
      const options = { parameters: { kind }, body: checked.data, idempotencyKey: key.current };
      const { data } = await call(sendMessageRoute, options);
      const sent = data.outcomes.flatMap((one) => (one.done ? [{ kind, id: one.id, messageId: one.messageId }] : []));
      if (sent.length > 0)
        notify({
          severity: 'success',
          message: messageCopy.sent(sent.length),
          undo: () => void takeBack(sent, values),
        });
      const refused = data.outcomes.filter((one) => !one.done);
      if (refused.length > 0) {
        // The text stays for the refused recipients. A corrected message is sent only to them, because the others have got
        // theirs.
        fail(refused.map(refusalWords).join(' '));
        if (sent.length > 0) {
          drop();
          onRefused(refused.map(({ id }) => id));
        }
        return;
      }
      drop();
      if (!isLeft.current) onSent(values.status !== '');
    } catch (error) {
      fail(messageOf(error));
    }
  }

  /** Restores the draft, so that it opens again when the admin writes to the same people. */
  async function takeBack(items: readonly WaitingMessage[], values: MessageValues): Promise<void> {
    if (await unsend(items)) adminDraftStore(draftName(recipients), me).keep({ values, key: crypto.randomUUID() });
  }

  const refusalWords = ({ id, message }: { id: string; message: string }) => {
    const person = recipients.find((recipient) => recipient.id === id);
    return messageCopy.notSent(person ? nameOf(person) : id, message);
  };

  return { send, outcome };
}

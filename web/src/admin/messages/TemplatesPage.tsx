import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@site/contract/desk/desk-limits';
import { saveTemplateRoute } from '@site/contract/desk/desk-routes';
import { saveTemplateSchema } from '@site/contract/desk/desk-schemas';
import {
  builtInTemplates,
  type MessageTemplate,
  type TemplateName,
  templatesOf,
  templateWords,
} from '@site/contract/desk/message-templates';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { Fragment, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { draftCopy } from '../../content/product/admin.ts';
import { fieldsHint, templateCopy } from '../../content/product/admin-messages.ts';
import { ApiError, messageOf } from '../../shared/api.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { RestoredDraft, useAdminDraft } from '../components/admin-draft.tsx';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { Caption, FormPart } from '../components/FormPart.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { useMessageTemplates } from './message-templates.ts';

const actions = { flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' } as const;

export function TemplatesPage() {
  return (
    <>
      <PageHead />
      <Typography>{templateCopy.intro}</Typography>
      <DataBoundary>
        <Templates />
      </DataBoundary>
    </>
  );
}

function Templates() {
  const templates = useMessageTemplates();
  if (!templates) return <Spinner />;
  return (
    <Stack sx={{ gap: 'clamp(40px, 5vw, 72px)', maxWidth: 760, mt: 3 }}>
      {submissionKinds.map((kind) => (
        <Fragment key={kind}>
          <Typography variant="h3" component="h2">
            {templateCopy.kinds[kind]}
          </Typography>
          {templatesOf[kind].map((name) => (
            <TemplateForm key={name} kind={kind} name={name} current={templates[name]} />
          ))}
        </Fragment>
      ))}
    </Stack>
  );
}

/** The draft of a template stores the version that the admin has edited. */
const storedTemplate = z.object({ values: z.object({ subject: z.string(), text: z.string() }), version: z.number() });

interface TemplateFormProps {
  kind: SubmissionKind;
  name: TemplateName;
  current: MessageTemplate;
}

function TemplateForm({ kind, name, current }: TemplateFormProps) {
  const call = useCall();
  const [known, setKnown] = useState(current);
  const [theirs, setTheirs] = useState<MessageTemplate>();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({ defaultValues: { subject: current.subject, text: current.text } });
  const draft = useAdminDraft(form, `template:${name}`, {
    read: (stored) => z.safeParse(storedTemplate, stored).data,
    more: () => ({ version: known.version }),
    onRestore: ({ version }) => setKnown({ ...current, version }),
  });
  const field = fieldsOf(form);

  const save = (version: number) =>
    form.handleSubmit(async (values) => {
      setOutcome(undefined);
      const checked = saveTemplateSchema.safeParse({ ...values, version });
      if (!checked.success) {
        for (const { path, message } of checked.error.issues)
          form.setError(path[0] === 'subject' ? 'subject' : 'text', { message }, { shouldFocus: true });
        return;
      }
      try {
        const { data } = await call(saveTemplateRoute, { parameters: { name }, body: checked.data });
        draft.finish();
        take(data.template);
        setOutcome({ kind: 'success', message: templateCopy.saved(templateWords[name]) });
      } catch (error) {
        const other =
          error instanceof ApiError && error.status === 409 ? (error.data as { template?: MessageTemplate }) : {};
        setTheirs(other.template);
        if (!other.template) setOutcome({ kind: 'error', message: messageOf(error) });
      }
    });

  const take = (template: MessageTemplate) => {
    setKnown(template);
    setTheirs(undefined);
    form.reset({ subject: template.subject, text: template.text });
  };

  return (
    <form onSubmit={(event) => void save(known.version)(event)} noValidate>
      <FormPart title={templateWords[name]}>
        {draft.restored && (
          <RestoredDraft
            words={draftCopy.notSaved}
            onDiscard={() => {
              draft.discard();
              take(current);
            }}
          />
        )}
        <FormBanner outcome={theirs ? { kind: 'error', message: templateCopy.conflict } : outcome} />
        {theirs && (
          <div>
            <p>{templateCopy.theirs}</p>
            <Box
              sx={{
                p: '12px 16px',
                borderLeft: `2px solid ${colours.outline}`,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              <strong>{theirs.subject}</strong>
              {`\n\n${theirs.text}`}
            </Box>
            <Stack direction="row" sx={actions}>
              <TextAction onClick={() => void save(theirs.version)()}>{templateCopy.keepMine}</TextAction>
              <TextAction onClick={() => take(theirs)}>{templateCopy.takeTheirs}</TextAction>
            </Stack>
          </div>
        )}
        <TextField label={templateCopy.subject} {...field('subject')} maxLength={deskLimits.messageSubject} />
        <TextField
          label={templateCopy.text}
          {...field('text')}
          hint={fieldsHint(kind)}
          rows={12}
          maxLength={deskLimits.messageText}
        />
        <Stack direction="row" sx={actions}>
          <SubmitButton
            label={templateCopy.save}
            sendingLabel={templateCopy.saving}
            sending={form.formState.isSubmitting}
            isQuiet={!form.formState.isDirty && !draft.restored}
          />
          <TextAction
            onClick={() => {
              const { subject, text } = builtInTemplates[name];
              form.setValue('subject', subject, { shouldDirty: true });
              form.setValue('text', text, { shouldDirty: true });
            }}
          >
            {templateCopy.builtIn}
          </TextAction>
          <Caption>{templateCopy.version(known.version)}</Caption>
        </Stack>
      </FormPart>
    </form>
  );
}

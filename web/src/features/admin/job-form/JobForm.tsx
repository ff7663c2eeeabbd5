import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Job, JobInput } from '@ohmbridge/functions/contract/job';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useWatch } from 'react-hook-form';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { jobFormCopy } from '../../../content/admin-jobs.ts';
import { jobDescription } from '../../../content/job-descriptions.ts';
import { FormPart } from '../components/FormPart.tsx';
import { LeaveQuestion } from '../components/LeaveQuestion.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { ActiveField, ClosingField, JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import type { JobDraft } from './job-draft.ts';
import type { JobValues } from './job-values.ts';
import { PdfField } from './PdfField.tsx';
import type { PdfChoice } from './pdf-choice.ts';
import { type KnownJob, previewedJob } from './previewed-job.ts';
import { useJobForm } from './use-job-form.ts';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 8fr) minmax(300px, 4fr)' },
  alignItems: { lg: 'start' },
  gap: 'clamp(32px, 4vw, 64px)',
} as const;

/** The form for one job listing: a new one, or `job`. */
export function JobForm({ job }: { job?: Job }) {
  const { form, pdf, draft, conflict, outcome, submit } = useJobForm(job);
  const { theirs, canKeepBoth, keepBoth, keepMine, takeTheirs } = conflict;
  const { isSubmitting, errors } = form.formState;
  const fields = useRef<HTMLDivElement>(null);
  const [title, country] = form.watch(['title', 'country']);

  const takeTheirsAndStay = (current: Job) => {
    // The button that was pressed disappears with all around it, and the form moves: scroll only then.
    flushSync(() => takeTheirs(current));
    fields.current?.focus({ preventScroll: true });
    fields.current?.scrollIntoView();
  };

  return (
    <Box component="form" onSubmit={submit} noValidate sx={twoColumns}>
      {theirs && (
        <ConflictNotice
          theirs={theirs}
          mine={form.watch()}
          pdf={pdf.choice}
          isSaving={isSubmitting}
          onKeepBoth={canKeepBoth ? () => keepBoth(theirs) : undefined}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirsAndStay(theirs)}
        />
      )}
      <Stack ref={fields} tabIndex={-1} spacing={5} useFlexGap sx={{ minWidth: 0, scrollMarginTop: 160 }}>
        {draft.restored && <DraftNotice draft={draft.restored} onDiscard={draft.discard} />}
        <JobFields register={form.register} errors={errors} titleLength={title.length} />
      </Stack>
      <Stack sx={{ gap: '28px', minWidth: 0, position: { lg: 'sticky' }, top: 32 }}>
        <FormPart title={jobFormCopy.parts.publication}>
          <PdfField
            choice={pdf.choice}
            tell={pdf.tell}
            currentUrl={pdf.currentUrl}
            builtInUrl={jobDescription({ title: title.trim(), country })?.href}
            lostBuiltIn={lostBuiltIn(job, { title: title.trim(), country })}
            isSaving={isSubmitting}
            onCancelUpload={pdf.cancelUpload}
          />
          <ClosingField register={form.register} errors={errors} />
          <ActiveField control={form.control} />
        </FormPart>
        <FormBanner outcome={outcome} />
        <div>
          <SubmitButton label={jobFormCopy.save} sendingLabel={jobFormCopy.saving} sending={isSubmitting} />
        </div>
      </Stack>
      <FormPreview control={form.control} job={job} choice={pdf.choice} />
      <LeaveQuestion wouldLose={draft.wouldLose} onLeave={draft.finish} />
    </Box>
  );
}

/** The title whose built-in description visitors lose with another title or country. */
function lostBuiltIn(job: Job | undefined, now: Pick<JobValues, 'title' | 'country'>): string | undefined {
  return job && jobDescription(job)?.isBuiltIn && !jobDescription(now) ? job.title : undefined;
}

interface FormPreviewProps {
  control: Control<JobValues, unknown, JobInput>;
  job: Job | undefined;
  choice: PdfChoice;
}

/** The preview of what is in the form: alone, so that typing draws nothing else anew. */
function FormPreview({ control, job, choice }: FormPreviewProps) {
  const values = useWatch({ control });
  const [now] = useState(() => new Date().toISOString());
  const known: KnownJob = job ?? { _id: 'preview', createdAt: now, updatedAt: now };
  return <JobPreview job={previewedJob(values as JobValues, withPdf(known, choice))} />;
}

/** The job with the PDF that is chosen. Nothing in the preview can be opened, so that any address does. */
function withPdf({ pdfUrl, ...known }: KnownJob, { kind }: PdfChoice): KnownJob {
  const shown = kind === 'keep' ? pdfUrl : kind === 'remove' ? undefined : 'about:blank';
  return { ...known, ...(shown !== undefined && { pdfUrl: shown }) };
}

interface DraftNoticeProps {
  draft: JobDraft;
  onDiscard: () => void;
}

/** Says that the form holds what was typed before, for instance before the session ended. */
function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      severity="success"
      icon={false}
      role="status"
      action={<TextAction onClick={onDiscard}>{jobFormCopy.discard}</TextAction>}
    >
      {draft.lostFile ? jobFormCopy.restoredWithoutFile : jobFormCopy.restored}
    </Alert>
  );
}

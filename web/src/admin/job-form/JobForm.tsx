import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Job } from '@site/contract/jobs/job';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { jobDescription } from '../../content/firm/job-descriptions.ts';
import { draftCopy } from '../../content/product/admin.ts';
import { jobFormCopy, leaveSavingCopy } from '../../content/product/admin-jobs.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { LeaveQuestion, RestoredDraft } from '../components/admin-draft.tsx';
import { DayField } from '../components/DayField.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { useClosingQuestion } from '../jobs/use-closing-question.tsx';
import { AssessmentFields } from './AssessmentFields.tsx';
import { CheckField } from './CheckField.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import type { JobValues } from './job-values.ts';
import { PdfField } from './PdfField.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { useJobForm } from './use-job-form.ts';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 8fr) minmax(300px, 4fr)' },
  alignItems: { lg: 'start' },
  gap: 'clamp(32px, 4vw, 64px)',
} as const;

export function JobForm({ job }: { job?: Job }) {
  const { form, pdf, draft, conflict, outcome, submit, closed } = useJobForm(job);
  const close = useClosingQuestion();
  const { theirs, both, saveOver, takeTheirs } = conflict;
  const { isSubmitting, errors } = form.formState;
  const fields = useRef<HTMLDivElement>(null);
  const [title, country] = form.watch(['title', 'country']);

  const takeTheirsAndStay = (current: Job) => {
    // The page scrolls after the alert with the pressed button has disappeared, because the form moves then.
    flushSync(() => takeTheirs(current));
    fields.current?.focus({ preventScroll: true });
    fields.current?.scrollIntoView();
  };

  const saveOrAsk = async () => {
    // An incomplete form asks no question about open applicants: the form is not saved, and closes no job.
    const closes = closed();
    if (closes && (await form.trigger())) await close({ action: 'deactivate', jobs: [closes], act: submit });
    else await submit();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saveOrAsk();
  };

  return (
    <Box component="form" onSubmit={handleSubmit} noValidate sx={twoColumns}>
      {theirs && (
        <ConflictAlert
          theirs={theirs}
          mine={form.watch()}
          pdf={pdf.choice}
          isSaving={isSubmitting}
          onKeepBoth={both && (() => saveOver(theirs, both))}
          onKeepMine={() => saveOver(theirs, undefined)}
          onTakeTheirs={() => takeTheirsAndStay(theirs)}
        />
      )}
      <Stack ref={fields} tabIndex={-1} spacing={5} useFlexGap sx={{ minWidth: 0, scrollMarginTop: 160 }}>
        {draft.restored && (
          <RestoredDraft
            words={
              draft.restored.lostFile ? `${draftCopy.notSaved} ${jobFormCopy.chooseFileAgain}` : draftCopy.notSaved
            }
            onDiscard={draft.discard}
          />
        )}
        <JobFields form={form} titleLength={title.length} />
        <QuestionFields control={form.control} errors={errors} />
        <AssessmentFields form={form} />
      </Stack>
      <Stack sx={{ gap: '28px', minWidth: 0, position: { lg: 'sticky' }, top: 32 }}>
        <FormPart title={jobFormCopy.parts.publication}>
          <PdfField
            choice={pdf.choice}
            dispatch={pdf.dispatch}
            currentUrl={pdf.currentUrl}
            builtInUrl={jobDescription({ title: title.trim(), country })?.href}
            lostBuiltIn={lostBuiltIn(job, { title: title.trim(), country })}
            isSaving={isSubmitting}
            onCancelUpload={pdf.cancelUpload}
          />
          <DayField
            control={form.control}
            name="closesOn"
            label={jobLabels.closesOn}
            hint={jobFormCopy.closesOnHint}
            optional
          />
          <CheckField control={form.control} name="isActive" label={jobLabels.isActive} />
        </FormPart>
        <FormBanner outcome={outcome} />
        <div>
          <SubmitButton label={jobFormCopy.save} sendingLabel={jobFormCopy.saving} sending={isSubmitting} />
        </div>
      </Stack>
      <JobPreview control={form.control} stored={job} choice={pdf.choice} />
      <LeaveQuestion
        {...(isSubmitting && { words: leaveSavingCopy })}
        wouldLose={draft.wouldLose}
        onLeave={draft.finish}
      />
    </Box>
  );
}

/** Gives the current title if the new title or country has no built-in description: visitors then lose the current one. */
function lostBuiltIn(job: Job | undefined, now: Pick<JobValues, 'title' | 'country'>): string | undefined {
  return job && jobDescription(job)?.isBuiltIn && !jobDescription(now) ? job.title : undefined;
}

import styled from '@emotion/styled';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { jobFormWords } from '../../../content/admin.ts';
import { media } from '../../../theme/tokens.ts';
import { ActiveField } from './ActiveField.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormPart } from './FormPart.tsx';
import { JobFields } from './JobFields.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { PdfField } from './PdfField.tsx';
import { useJobForm } from './use-job-form.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(300px, 4fr)', alignItems: 'start' },
});

const Fields = styled('div')({ display: 'grid', gap: 40, minWidth: 0, scrollMarginTop: 160 });

const Publication = styled('div')({
  display: 'grid',
  gap: 28,
  minWidth: 0,
  [media.desktop]: { position: 'sticky', top: 32 },
});

/** The form for one job listing: a new one, or `job`. */
export function JobForm({ job }: { job?: Job }) {
  const {
    form,
    pdf,
    tellPdf,
    currentPdfUrl,
    draft,
    discardDraft,
    outcome,
    leaving,
    submit,
    cancelUpload,
    ...conflict
  } = useJobForm(job);
  const { theirs, keepMine, takeTheirs } = conflict;
  const { isSubmitting, errors } = form.formState;
  const fields = useRef<HTMLDivElement>(null);

  const takeTheirsAndStay = (current: Job) => {
    // The button that was pressed goes away, and all that stood around it: only then the form has its place.
    flushSync(() => takeTheirs(current));
    fields.current?.focus({ preventScroll: true });
    fields.current?.scrollIntoView();
  };

  return (
    <Form onSubmit={submit} noValidate>
      {theirs && (
        <ConflictNotice
          theirs={theirs}
          mine={form.watch()}
          pdf={pdf}
          isSaving={isSubmitting}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirsAndStay(theirs)}
        />
      )}
      <Fields ref={fields} tabIndex={-1}>
        {draft && <DraftNotice draft={draft} onDiscard={discardDraft} />}
        <JobFields register={form.register} errors={errors} />
      </Fields>
      <Publication>
        <FormPart title={jobFormWords.parts.publication}>
          <PdfField
            choice={pdf}
            tell={tellPdf}
            currentUrl={currentPdfUrl}
            isSaving={isSubmitting}
            onCancelUpload={cancelUpload}
          />
          <ActiveField control={form.control} />
        </FormPart>
        <FormBanner outcome={outcome} />
        <div>
          <SubmitButton label={jobFormWords.save} sendingLabel={jobFormWords.saving} sending={isSubmitting} />
        </div>
      </Publication>
      <LeaveQuestion {...leaving} />
    </Form>
  );
}

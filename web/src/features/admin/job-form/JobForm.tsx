import { styled } from '@mui/material/styles';
import type { Job } from '@ohmbridge/functions/contract/job';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { jobFormWords } from '../../../content/admin.ts';
import { media } from '../../../theme/tokens.ts';
import { ActiveField } from './ActiveField.tsx';
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

const Fields = styled('div')({ display: 'grid', gap: 40, minWidth: 0 });

const Publication = styled('div')({
  display: 'grid',
  gap: 28,
  minWidth: 0,
  [media.desktop]: { position: 'sticky', top: 32 },
});

/** The form for one job listing: a new one, or `job`. */
export function JobForm({ job }: { job?: Job }) {
  const { form, pdf, tellPdf, draft, discardDraft, outcome, leaving, submit, cancelUpload } = useJobForm(job);
  const { isSubmitting, errors } = form.formState;
  return (
    <Form onSubmit={submit} noValidate>
      <Fields>
        {draft && <DraftNotice draft={draft} onDiscard={discardDraft} />}
        <JobFields register={form.register} errors={errors} />
      </Fields>
      <Publication>
        <FormPart title={jobFormWords.parts.publication}>
          <PdfField
            choice={pdf}
            tell={tellPdf}
            currentUrl={job?.pdfUrl}
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

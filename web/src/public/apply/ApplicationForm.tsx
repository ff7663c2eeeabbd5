import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { answerPromise } from '@site/contract/desk/working-days';
import { messages } from '@site/contract/shared/messages';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { company } from '../../content/firm/company.ts';
import { applicationForm as copy } from '../../content/product/application-form.ts';
import { useIsHydrated } from '../../shared/address.ts';
import { DraftPart } from '../../ui/form/DraftPart.tsx';
import { FieldStack } from '../../ui/form/Field.tsx';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmissionForm } from '../../ui/form/SubmissionForm.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { colours, media } from '../../ui/theme/tokens.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { stepIds } from './steps.ts';
import { useApplicationForm } from './use-application-form.ts';
import { type AppliedJob, questionsOf } from './use-applied-job.ts';

const loadDialog = async () => ({ default: (await import('./SubmittedDialog.tsx')).SubmittedDialog });

/** If the code of the dialog cannot be loaded, the page shows the same message without a dialog. */
const SubmittedDialog = lazy(() => loadDialog().catch(() => ({ default: SubmittedBanner })));

const SubmittedBanner = () => {
  const [next] = useState(() => answerPromise('applications', new Date()));
  return <FormBanner outcome={{ kind: 'success', message: messages.applicationSent, next }} />;
};

const stepTitle = {
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
} as const;

const actions = {
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: 2,
  pt: 4,
  borderTop: 1,
  borderColor: 'divider',
  '& > :only-child': { ml: 'auto' },
} as const;

/** The application, in three steps. All steps stay rendered, so that none loses its values. */
export function ApplicationForm() {
  const { form, job, submission, drafted, step, heading, sentFrom, dismiss, ...moves } = useApplicationForm();
  const isLast = step === stepIds.at(-1);

  // The dialog is preloaded, so that it can open even if the connection is lost after the submit.
  useEffect(() => {
    if (isLast) loadDialog().catch(() => undefined);
  }, [isLast]);

  return (
    <>
      <SubmissionForm
        name={copy.name}
        submission={submission}
        onSubmit={moves.proceed}
        email={company.careersEmail}
        gap={formGap}
        actions={
          <>
            <Stack direction="row" sx={actions}>
              {step !== stepIds[0] && (
                <Button variant="outlined" onClick={moves.goBack}>
                  {copy.back}
                </Button>
              )}
              <SubmitButton
                label={isLast ? copy.submit : copy.next}
                sendingLabel={copy.submitting}
                sending={submission.isSubmitting}
              />
            </Stack>
            <DraftPart isTouched={submission.isTouched} {...drafted} />
          </>
        }
      >
        <StepIndicator current={step} stepsWithErrors={moves.stepsWithErrors} onChoose={moves.goTo} />
        <AppliedJobAlert job={job} />
        {stepIds.map((id) => (
          <Box key={id} hidden={id !== step} sx={{ display: 'grid', gap: '28px', '&[hidden]': { display: 'none' } }}>
            <div>
              <Typography variant="h2" ref={id === step ? heading : undefined} tabIndex={-1} sx={stepTitle}>
                {copy.steps[id]}
              </Typography>
              {(id !== 'additional' || questionsOf(job)) && (
                // On a phone the note takes two lines in the fallback font too, so that a late font does not move the fields
                // below.
                <Typography
                  variant="body2"
                  sx={{ mt: 1, maxWidth: { xs: '20em', sm: 'none' }, color: 'text.secondary' }}
                >
                  {copy.note}
                </Typography>
              )}
            </div>
            <FieldStack>
              <ApplicationFields step={id} form={form} job={job?.state === 'open' ? job.job : undefined} />
            </FieldStack>
          </Box>
        ))}
      </SubmissionForm>
      {sentFrom !== undefined && (
        <Suspense fallback={null}>
          <SubmittedDialog country={sentFrom} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}

const AppliedJobWords = lazy<ComponentType<{ job: AppliedJob }>>(() =>
  import('./AppliedJobWords.tsx').then(
    (module) => ({ default: module.AppliedJobWords }),
    // The form works without this component.
    () => ({ default: () => null }),
  ),
);

const formGap = 40;

const notice = { '&:not(:empty)': { pl: 2.5, borderLeft: `4px solid ${colours.accent}` } } as const;
const room = { minHeight: 128, [media.tablet]: { minHeight: 96 } } as const;
/** Without a job the alert takes no space: the negative margin removes the gap of the form as well. */
const noRoom = { mb: `${-formGap}px` } as const;

/**
 * If the address names a job, its space is reserved from the first paint on: `app/early-input.ts` copies the query to `html`.
 */
const prerendered = {
  'html[data-search*="job="] &': room,
  'html:not([data-search*="job="]) &': noRoom,
} as const;

/** Names the job that the form is for, or says that it has been closed. */
function AppliedJobAlert({ job }: { job: AppliedJob | undefined }) {
  const isKnown = useIsHydrated();
  return (
    <Box role="status" aria-label={copy.jobLabel} sx={[notice, isKnown ? (job ? room : noRoom) : prerendered]}>
      {job && (
        <Suspense fallback={null}>
          <AppliedJobWords job={job} />
        </Suspense>
      )}
    </Box>
  );
}

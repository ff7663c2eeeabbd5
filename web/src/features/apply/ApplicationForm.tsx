import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import { DraftPart } from '../../components/form/DraftPart.tsx';
import { FieldStack } from '../../components/form/FieldRow.tsx';
import { FormBanner } from '../../components/form/FormBanner.tsx';
import { HiddenField } from '../../components/form/HiddenField.tsx';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { WaitButton } from '../../components/form/WaitButton.tsx';
import { Text } from '../../components/Text.tsx';
import { applicationForm as copy } from '../../content/application-form.ts';
import { company } from '../../content/company.ts';
import { colours, families } from '../../theme/tokens.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { AppliedJobNotice, formGap } from './AppliedJobNotice.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { SubmittedDialog } from './SubmittedDialog.tsx';
import { stepIds } from './steps.ts';
import { useApplicationForm } from './use-application-form.ts';

const Form = styled('form')({ display: 'grid', gap: formGap });

const Step = styled('div')({ display: 'grid', gap: 28, '&[hidden]': { display: 'none' } });

const StepTitle = styled('h2')({
  fontFamily: families.heading,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  fontWeight: 600,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
});

/** An empty banner takes no room above the buttons. */
const Foot = styled('div')({ '& div[role]:not(:empty)': { marginBottom: 28 } });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: 16,
  paddingTop: 32,
  borderTop: `1px solid ${colours.hairline}`,
  '& > :only-child': { marginLeft: 'auto' },
});

/** The application, in three steps. All of them stay in the page, so that no step loses what another one holds. */
export function ApplicationForm() {
  const { form, job, submission, drafted, step, heading, isSent, isSubmitting, ...moves } = useApplicationForm();
  const { honeypot, begin, isTouched, outcome } = submission;
  const isLast = step === stepIds.at(-1);

  return (
    <>
      <Form method="post" noValidate onSubmit={moves.proceed} onFocus={begin} aria-label={copy.name}>
        <StepIndicator current={step} stepsWithErrors={moves.stepsWithErrors} onChoose={moves.goTo} />
        <AppliedJobNotice job={job} />
        <ScriptsNeeded email={company.careersEmail} />
        <HiddenField ref={honeypot} />
        {stepIds.map((id) => (
          <Step key={id} hidden={id !== step}>
            <div>
              <StepTitle ref={id === step ? heading : undefined} tabIndex={-1}>
                {copy.steps[id]}
              </StepTitle>
              {id !== 'additional' && (
                <Text variant="body2" css={{ marginTop: 8, color: colours.slate }}>
                  {copy.note}
                </Text>
              )}
            </div>
            <FieldStack>
              <ApplicationFields step={id} form={form} job={job?.state === 'open' ? job.job : undefined} />
            </FieldStack>
          </Step>
        ))}
        <Foot>
          <FormBanner outcome={outcome}>
            <WaitButton {...submission} />
          </FormBanner>
          <Actions>
            {step !== stepIds[0] && (
              <Button variant="outlined" onClick={moves.goBack}>
                {copy.back}
              </Button>
            )}
            <SubmitButton
              label={isLast ? copy.submit : copy.next}
              sendingLabel={copy.submitting}
              sending={isSubmitting}
            />
          </Actions>
          <DraftPart isTouched={isTouched} {...drafted} />
        </Foot>
      </Form>
      {isSent && <SubmittedDialog />}
    </>
  );
}

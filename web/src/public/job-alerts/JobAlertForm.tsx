import { jobAlertLabels as labels } from '@ohmbridge/contract/alerts/job-alert';
import { countries } from '@ohmbridge/contract/shared/countries';
import { useFormState } from 'react-hook-form';
import { company } from '../../content/company.ts';
import { jobAlertsPage } from '../../content/pages/job-alerts.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmissionForm } from '../../ui/form/SubmissionForm.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCheckOnLeaving } from '../../ui/form/use-check-on-leaving.ts';
import { useJobAlertForm } from './use-job-alert-form.ts';

/** Asks for an alert: an address, and what it shall be about. */
export function JobAlertForm() {
  const { form, disciplines, submission, isSubmitting, submit } = useJobAlertForm();
  const field = useFieldProps(form);
  const words = jobAlertsPage.form;
  return (
    <SubmissionForm
      name={words.name}
      submission={submission}
      onSubmit={submit}
      email={company.careersEmail}
      actions={<SubmitButton label={words.submit} sendingLabel={words.submitting} sending={isSubmitting} />}
    >
      <TextField {...field('email')} type="email" autoComplete="email" />
      <FieldRow>
        <SelectField {...field('country')} options={countries} placeholder={words.anyCountry} optional />
        <SelectField {...field('discipline')} options={disciplines} placeholder={words.anyDiscipline} optional />
      </FieldRow>
    </SubmissionForm>
  );
}

/** Connects the fields to the form: each is checked when the visitor leaves it. */
function useFieldProps(form: ReturnType<typeof useJobAlertForm>['form']) {
  const { errors } = useFormState({ control: form.control });
  const checkOnLeaving = useCheckOnLeaving(form);
  return (name: keyof typeof labels) => ({
    label: labels[name],
    registration: checkOnLeaving(form.register(name)),
    error: errors[name]?.message,
  });
}

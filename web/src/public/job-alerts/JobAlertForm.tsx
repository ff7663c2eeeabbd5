import { jobAlertLabels as labels } from '@ohmbridge/contract/alerts/job-alert';
import { countries } from '@ohmbridge/contract/shared/countries';
import { company } from '../../content/company.ts';
import { jobAlertsPage } from '../../content/pages/job-alerts.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmissionForm } from '../../ui/form/SubmissionForm.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { useJobAlertForm } from './use-job-alert-form.ts';

export function JobAlertForm() {
  const { form, disciplines, submission } = useJobAlertForm();
  const field = useFields(form, labels);
  const words = jobAlertsPage.form;
  return (
    <SubmissionForm
      name={words.name}
      submission={submission}
      email={company.careersEmail}
      actions={<SubmitButton label={words.submit} sendingLabel={words.submitting} sending={submission.isSubmitting} />}
    >
      <TextField {...field('email')} type="email" autoComplete="email" />
      <FieldRow>
        <SelectField {...field('country')} options={countries} placeholder={words.anyCountry} optional />
        <SelectField {...field('discipline')} options={disciplines} placeholder={words.anyDiscipline} optional />
      </FieldRow>
    </SubmissionForm>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { jobAlertLabels as labels } from '@site/contract/alerts/job-alert';
import { countries } from '@site/contract/firm/countries';
import { company } from '../../content/firm/company.ts';
import { jobAlertsPage } from '../../content/product/pages/job-alerts.ts';
import { FieldRow } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmissionForm } from '../../ui/form/SubmissionForm.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SheetHead } from '../../ui/sections/SheetHead.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { useJobAlertForm } from './use-job-alert-form.ts';

const columns = {
  display: 'grid',
  gap: '56px clamp(48px, 7vw, 112px)',
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;

export function JobAlertsPage() {
  const { meta, label, title, intro, sheet, section, terms, privacy } = jobAlertsPage;
  return (
    <Page meta={meta}>
      <SheetHead {...{ label, title, intro, sheet }} />
      <Section symbol="disconnector" {...section}>
        <Box sx={columns}>
          <JobAlertForm />
          <div>
            <Terms terms={terms} />
            <Typography variant="body2" sx={{ mt: 2 }}>
              {privacy.before}
              <Link href={privacy.href}>{privacy.label}</Link>.
            </Typography>
          </div>
        </Box>
      </Section>
    </Page>
  );
}

function JobAlertForm() {
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

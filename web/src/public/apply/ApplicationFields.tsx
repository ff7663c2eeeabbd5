import Box from '@mui/material/Box';
import { type Application, applicationLabels as labels } from '@site/contract/desk/application';
import { countries } from '@site/contract/firm/countries';
import type { ReferencedJob } from '@site/contract/jobs/job-reference';
import { optionsOf } from '@site/contract/jobs/question';
import { memo, useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { applicationForm as copy } from '../../content/product/application-form.ts';
import { FieldRow } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Disclosure } from '../../ui/sections/Disclosure.tsx';
import { answerField } from './answer-fields.ts';
import { type ApplicationContext, type ApplicationValues, positionsIn } from './application-values.ts';
import type { StepId } from './steps.ts';

type Form = UseFormReturn<ApplicationValues, ApplicationContext, Application>;

interface FieldsProps {
  form: Form;
  job: ReferencedJob | undefined;
}

const ways = {
  display: 'grid',
  gap: 0.75,
  m: '2px 0 8px',
  pl: 2.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
} as const;

/** The fields of one step. A separate component, so that other changes of the form's state do not re-render the fields. */
export const ApplicationFields = memo(function ApplicationFields({ step, form, job }: FieldsProps & { step: StepId }) {
  const Fields = fieldsOf[step];
  return <Fields form={form} job={job} />;
});

function PersonalFields({ form }: FieldsProps) {
  const field = useFields(form, labels);
  return (
    <>
      <FieldRow>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hint={copy.phoneHint} />
      </FieldRow>
    </>
  );
}

function ProfessionalFields({ form, job }: FieldsProps) {
  const field = useFields(form, labels);
  const { getValues, setValue } = form;
  const country = useWatch({ control: form.control, name: 'country' });
  const options = positionsIn(country, job);
  const clearPosition = () => setValue('position', '', { shouldValidate: form.formState.isSubmitted });

  useEffect(() => {
    if (job && !getValues('country')) setValue('country', job.country);
  }, [job, getValues, setValue]);
  // The position is set only once it is among the options, because a select takes no other value.
  useEffect(() => {
    if (job && job.country === country) setValue('position', getValues('position') || job.title);
  }, [job, country, getValues, setValue]);

  return (
    <>
      <FieldRow>
        <SelectField
          {...field('country', { onChange: clearPosition })}
          options={countries}
          placeholder={copy.countryPlaceholder}
        />
        <SelectField
          {...field('position')}
          options={options}
          disabled={options.length === 0}
          placeholder={options.length === 0 ? copy.positionWithoutCountry : copy.positionPlaceholder}
        />
      </FieldRow>
      <TextField {...field('linkedin')} type="url" placeholder={copy.webAddressPlaceholder} optional />
      <div>
        <TextField {...field('cvLink')} type="url" placeholder={copy.webAddressPlaceholder} hint={copy.cvHint} />
        <Disclosure summary={copy.cvLinks.summary} about={copy.cvLinks.about}>
          <Box component="ul" sx={ways}>
            {copy.cvLinks.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </Box>
        </Disclosure>
      </div>
    </>
  );
}

function AdditionalFields({ form, job }: FieldsProps) {
  const field = useFields(form, labels);
  return (
    <>
      {job?.questions?.map((question) => {
        const options = optionsOf(question);
        const { id, words: label, required } = question;
        const asked = { ...field(answerField(id)), label, optional: !required };
        return options ? (
          <SelectField key={id} {...asked} options={options} placeholder={copy.answerPlaceholder} />
        ) : (
          <TextField
            key={id}
            {...asked}
            {...(question.kind === 'number' ? { inputMode: 'decimal', autoComplete: 'off' } : { rows: 3 })}
          />
        );
      })}
      <TextField {...field('comments')} rows={6} hint={copy.commentsHint} optional />
    </>
  );
}

const fieldsOf = {
  personal: PersonalFields,
  professional: ProfessionalFields,
  additional: AdditionalFields,
} as const satisfies Record<StepId, unknown>;

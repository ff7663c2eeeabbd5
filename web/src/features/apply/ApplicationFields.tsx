import { type Application, applicationLabels as labels } from '@ohmbridge/functions/contract/application';
import { countries } from '@ohmbridge/functions/contract/countries';
import { memo } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { FieldRow } from '../../components/form/FieldRow.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { applicationForm as copy } from '../../content/application-form.ts';
import { type ApplicationValues, positionsIn } from './application-values.ts';
import type { ApplicationField, StepId } from './steps.ts';

type Form = UseFormReturn<ApplicationValues, unknown, Application>;

/** The fields of one step: a component of its own, so that other changes of the form's state do not re-render it. */
export const ApplicationFields = memo(function ApplicationFields({ step, form }: { step: StepId; form: Form }) {
  const Fields = fieldsOf[step];
  return <Fields form={form} />;
});

function PersonalFields({ form }: { form: Form }) {
  const field = useFieldProps(form);
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

function ProfessionalFields({ form }: { form: Form }) {
  const field = useFieldProps(form);
  const country = useWatch({ control: form.control, name: 'country' });
  const options = positionsIn(country);
  const clearPosition = () => form.setValue('position', '', { shouldValidate: form.formState.isSubmitted });
  return (
    <>
      <FieldRow>
        <SelectField
          {...field('country')}
          registration={form.register('country', { onChange: clearPosition })}
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
      <TextField {...field('cvLink')} type="url" placeholder={copy.webAddressPlaceholder} hint={copy.cvHint} />
    </>
  );
}

function AdditionalFields({ form }: { form: Form }) {
  const field = useFieldProps(form);
  return <TextField {...field('comments')} rows={6} hint={copy.commentsHint} optional />;
}

const fieldsOf = {
  personal: PersonalFields,
  professional: ProfessionalFields,
  additional: AdditionalFields,
} as const satisfies Record<StepId, unknown>;

function useFieldProps({ register, control }: Form) {
  const { errors } = useFormState({ control });
  return (name: ApplicationField) => ({
    label: labels[name],
    registration: register(name),
    error: errors[name]?.message,
  });
}

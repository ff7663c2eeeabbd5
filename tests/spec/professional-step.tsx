import { useForm } from 'react-hook-form';
import type { Application } from '../../contract/desk/application.ts';
import { ApplicationFields } from '../../web/src/public/apply/ApplicationFields.tsx';
import type { ApplicationContext, ApplicationValues } from '../../web/src/public/apply/application-values.ts';

/** Renders the fields of the application's second step, after a country is chosen. */
export function Professional({ country }: { country: string }) {
  const state = useForm<ApplicationValues, ApplicationContext, Application>({ defaultValues: { country } });
  return <ApplicationFields step="professional" form={state} job={undefined} />;
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SentAnswer } from '@site/contract/desk/answers';
import { type Application, applicationSchema } from '@site/contract/desk/application';
import { type Country, countries } from '@site/contract/firm/countries';
import { positions } from '@site/contract/firm/positions';
import type { Question } from '@site/contract/jobs/question';
import type { Resolver } from 'react-hook-form';
import type { FormDraft } from '../../shared/public-form-draft.ts';
import { answerErrors, answersIn, isAnswerField } from './answer-fields.ts';
import { applicationFields, type FormField } from './steps.ts';

/** The texts in the fields, until the schema has read them. */
export type ApplicationValues = Record<FormField, string>;

export const emptyApplication = Object.fromEntries(applicationFields.map((field) => [field, ''])) as ApplicationValues;

export interface ApplicationContext {
  job: string | undefined;
  questions?: readonly Question[] | undefined;
}

const resolve = standardSchemaResolver(applicationSchema) as unknown as Resolver<
  // The resolver's type demands valid options from the start; the schema itself accepts any text and reports errors.
  ApplicationValues & { job?: string; answers?: SentAnswer[] },
  unknown,
  Application
>;

/** Checks the fields with the contract's own schema, and cleans them as the API would. */
export const resolveApplication: Resolver<ApplicationValues, ApplicationContext, Application> = async (
  values,
  context,
  options,
) => {
  const { job, questions = [] } = context ?? {};
  const answers = answersIn(values, questions);
  const sent = { ...values, ...(job && { job }), ...(answers.length > 0 && { answers }) };
  const result = await resolve(sent, undefined, options);
  const wrong = answerErrors(answers, questions).map(({ field, message }) => [field, { type: 'answer', message }]);
  return wrong.length === 0 ? result : { values: {}, errors: { ...result.errors, ...Object.fromEntries(wrong) } };
};

export function emptied(values: ApplicationValues): ApplicationValues {
  return Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as ApplicationValues;
}

/** Gives the country with a name, for instance from the address `/apply?country=India`. */
export function countryNamed(name: string | null | undefined): Country | undefined {
  return countries.find((country) => country === name);
}

/** Gives the positions of a country; an empty list until a country is chosen. A job that is applied for there comes first. */
export function positionsIn(country: string | undefined, job?: { title: string; country: Country }): readonly string[] {
  const known = countryNamed(country);
  if (!known) return [];
  return [...new Set([...(job?.country === known ? [job.title] : []), ...positions[known]])];
}

/** Tells whether a person has typed something. Country and position can come from the address. */
export function isTyped({ country: _country, position: _position, ...typed }: ApplicationValues): boolean {
  return Object.values(typed).some(Boolean);
}

/**
 * Gives the first query of the form. A draft restores the job that it was written for, unless the address names a job or a
 * country.
 */
export function searchOfStart(search: string, draft: FormDraft | undefined): string {
  const address = new URLSearchParams(search);
  const isNamed = address.has('job') || address.has('country');
  return draft && !isNamed && new URLSearchParams(draft.search).has('job') ? draft.search : search;
}

/**
 * Gives the first values of the fields: text typed before scripts ran, then the draft, then the address. An address with
 * another job or country than the draft takes precedence over the draft.
 * @param search the query of the address
 */
export function startValues(typed: ApplicationValues, draft: FormDraft | undefined, search: string): ApplicationValues {
  const address = new URLSearchParams(search);
  const isElsewhere = draft?.search !== search && (address.has('job') || address.has('country'));
  const kept = (field: FormField) => draft?.values[field] ?? '';
  // The values include answers, because the same question has the same field in every job.
  const answers = Object.keys({ ...draft?.values, ...typed }).filter(isAnswerField);
  const fields = [...applicationFields, ...answers];
  const values = Object.fromEntries(fields.map((field) => [field, typed[field] || kept(field)]));
  const keptCountry = isElsewhere ? undefined : countryNamed(kept('country'));
  const country = typed.country || keptCountry || countryNamed(address.get('country')) || '';
  const isOffered = (position: string) => address.has('job') || positionsIn(country).includes(position);
  const position = country === keptCountry && isOffered(kept('position')) ? kept('position') : '';
  return { ...emptyApplication, ...values, country, position: typed.position || position };
}

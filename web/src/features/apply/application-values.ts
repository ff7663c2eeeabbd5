import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Application, applicationSchema, positions } from '@ohmbridge/functions/contract/application';
import { type Country, countries } from '@ohmbridge/functions/contract/countries';
import type { Resolver } from 'react-hook-form';
import type { ApplicationField } from './steps.ts';

/** What the fields hold: text, until the schema has read it. */
export type ApplicationValues = Record<ApplicationField, string>;

export const emptyApplication: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  position: '',
  linkedin: '',
  cvLink: '',
  comments: '',
};

/** Checks the fields with the contract's own schema, and cleans them as the API would. */
export const resolveApplication = standardSchemaResolver(applicationSchema) as unknown as Resolver<
  // The resolver's type wants valid options from the start; the schema itself takes any text and says what is wrong.
  ApplicationValues,
  unknown,
  Application
>;

/** A country by its name, for instance from the address `/apply?country=India`. */
export function countryNamed(name: string | null | undefined): Country | undefined {
  return countries.find((country) => country === name);
}

/** The positions to choose from; none until a country is chosen. */
export function positionsIn(country: string | undefined): readonly string[] {
  const known = countryNamed(country);
  return known ? positions[known] : [];
}

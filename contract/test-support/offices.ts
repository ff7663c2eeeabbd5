import { type Country, countries } from '../firm/countries.ts';
import { headOffice, type Office, offices } from '../firm/offices.ts';

// The firm’s offices, for tests: the same test is green for a firm with other countries.

export const home = headOffice;

/** The office in the second country; at home, if the firm has one office. */
export const branch: Office = offices[1] ?? home;

/** The office in the third country; the second one again, if the firm has two offices. */
export const otherBranch: Office = offices[2] ?? branch;

/** A value for each country. */
export const perCountry = <Value>(value: (country: Country) => Value) =>
  Object.fromEntries(countries.map((country) => [country, value(country)])) as Record<Country, Value>;

import { type Country, countries } from '../firm/countries.ts';
import { headOffice, type Office, offices } from '../firm/offices.ts';

// The firm’s offices, for tests: the same test is green for a firm with other countries.

export const home = headOffice;

const abroad = offices.filter(({ country }) => country !== home.country);

/** The first office in another country; at home, if the firm has one country. */
export const branch: Office = abroad[0] ?? home;

/** An office in a third country; the branch again, if the firm has two countries. */
export const otherBranch: Office = abroad.find(({ country }) => country !== branch.country) ?? branch;

/** False for a firm with one country, which has no filter by country to test. */
export const hasTwoCountries = abroad.length > 0;

/** A value for each country. */
export const perCountry = <Value>(value: (country: Country) => Value) =>
  Object.fromEntries(countries.map((country) => [country, value(country)])) as Record<Country, Value>;

/** Counts of each country; a firm with one country has their sum. */
export const countsPerCountry = (atHome: number, inBranch: number) =>
  perCountry((one) => (one === home.country ? atHome : 0) + (one === branch.country ? inBranch : 0));

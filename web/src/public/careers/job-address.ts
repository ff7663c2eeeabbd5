import { type Country, countrySlug } from '@site/contract/firm/countries';

/** The name of the query parameter for the country, on the careers page and on the application form. */
const parameter = 'country';

export const jobsAnchor = 'openings';

export function jobsAddress(country: Country | undefined, anchor: string = jobsAnchor) {
  return { search: country ? `?${parameter}=${countrySlug(country)}` : '', hash: `#${anchor}` };
}

export function jobAnchor(id: string): string {
  return `job-${id}`;
}

export function idOfAnchor(hash: string): string | undefined {
  return /^#job-(.+)$/.exec(hash)?.[1];
}

/** Gives the address of the application form for a job. For a job without a reference, the form only gets the country. */
export function applyAddress({ country, reference }: { country: Country; reference?: string }): string {
  return `/apply?${reference ? `job=${reference}` : `${parameter}=${encodeURIComponent(country)}`}`;
}

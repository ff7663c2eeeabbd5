import type { Country } from './countries.ts';

/** What a job is called in its advertisement, in applications and mails: `J-0042`. */
export const jobReferencePattern = /^J-\d{4,12}$/;

/** What an applicant is told of a job. */
export interface ReferencedJob {
  reference: string;
  title: string;
  place: string;
  country: Country;
  isOpen: boolean;
}

import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';

/** What is in the fields of the job form. */
export interface JobValues {
  title: string;
  type: string;
  country: Country | '';
  place: string;
  qualifications: string;
  experience: string;
  responsibilities: string;
  isActive: boolean;
}

export const emptyJobValues: JobValues = {
  title: '',
  type: '',
  country: '',
  place: '',
  qualifications: '',
  experience: '',
  responsibilities: '',
  isActive: true,
};

/** An existing job, as the form shows it. */
export function valuesOfJob(job: Job): JobValues {
  const { title, type, country, place, qualifications, experience, responsibilities, isActive } = job;
  return { title, type: type ?? '', country, place, qualifications, experience, responsibilities, isActive };
}

import { currencySigns } from '../firm/currencies.ts';
import { dayWords } from '../shared/time.ts';
import type { Job } from './job.ts';
import type { Salary } from './salary.ts';

// The options of a job's fields and their words. Public pages load this file: no schemas here, which would load zod, and no
// `Intl`.

export const employmentTypes = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const workModes = ['on-site', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof workModes)[number];

export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const employmentTypeWords: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

export const workModeWords: Record<WorkMode, string> = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

/** Currencies whose digits are not grouped by three: India counts in thousands, lakhs and crores. */
const groups: Partial<Record<string, RegExp>> = { INR: /\B(?=(?:\d{2})*\d{3}$)/g };

/** A fact about a job, beside its texts. */
export interface JobFact {
  name: 'employmentType' | 'workMode' | 'salary' | 'closesOn';
  words: string;
}

/** Gives the facts that an admin entered, in words, in the order of the form. */
export function jobFacts({ employmentType, workMode, salary, closesOn }: Pick<Job, JobFact['name']>): JobFact[] {
  return [
    ...(employmentType ? [{ name: 'employmentType', words: employmentTypeWords[employmentType] } as const] : []),
    ...(workMode ? [{ name: 'workMode', words: workModeWords[workMode] } as const] : []),
    ...(salary ? [{ name: 'salary', words: salaryWords(salary) } as const] : []),
    ...(closesOn ? [{ name: 'closesOn', words: dayWords(closesOn) } as const] : []),
  ];
}

/** Gives a salary in words: "£30,000 to £35,000.50 per year". */
export function salaryWords({ min, max = min, currency, per }: Salary): string {
  const amount = (value: number) => {
    const [whole = '', decimals] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.');
    const grouped = whole.replaceAll(groups[currency] ?? /\B(?=(?:\d{3})+$)/g, ',');
    return `${currencySigns[currency]}${decimals === undefined ? grouped : `${grouped}.${decimals}`}`;
  };
  return `${max === min ? amount(min) : `${amount(min)} to ${amount(max)}`} per ${per}`;
}

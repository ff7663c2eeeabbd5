// The choices that a job is described by, and how a person reads them. Public pages read jobs too: no schemas here, which
// would bring zod along, and no `Intl`.

/** How somebody is employed, in the order on screen. */
export const employmentTypes = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Where the work is done. */
export const workModes = ['on-site', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof workModes)[number];

/** What salaries are paid in. */
export const currencies = ['GBP', 'INR', 'UZS', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** What a salary is for. */
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** A salary, or what it lies between. */
export interface Salary {
  min: number;
  /** Left out, or the same as `min`, where it is one amount. */
  max?: number | undefined;
  currency: Currency;
  per: SalaryPeriod;
}

export const employmentTypeWords: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

export const workModeWords: Record<WorkMode, string> = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

const currencySigns: Record<Currency, string> = { GBP: '£', INR: '₹', UZS: 'UZS\u00a0', USD: 'US$', EUR: '€' };

/** Where digits are not grouped by three: India counts in thousands, lakhs and crores. */
const groups: Partial<Record<Currency, RegExp>> = { INR: /\B(?=(?:\d{2})*\d{3}$)/g };

/** What is said of a job besides its texts, where an admin has. */
export interface JobFact {
  name: 'employmentType' | 'workMode' | 'salary' | 'closesOn';
  words: string;
}

/** What is said of a job besides its texts, in words, in the order of the form. */
export function jobFacts(job: {
  employmentType?: EmploymentType | undefined;
  workMode?: WorkMode | undefined;
  salary?: Salary | undefined;
  closesOn?: string | undefined;
}): JobFact[] {
  const { employmentType, workMode, salary, closesOn } = job;
  return [
    ...(employmentType ? [{ name: 'employmentType', words: employmentTypeWords[employmentType] } as const] : []),
    ...(workMode ? [{ name: 'workMode', words: workModeWords[workMode] } as const] : []),
    ...(salary ? [{ name: 'salary', words: salaryWords(salary) } as const] : []),
    ...(closesOn ? [{ name: 'closesOn', words: dayWords(closesOn) } as const] : []),
  ];
}

/** A salary as a person reads it: "£30,000 to £35,000.50 per year". */
export function salaryWords({ min, max = min, currency, per }: Salary): string {
  const amount = (value: number) => {
    const [whole = '', decimals] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.');
    const grouped = whole.replaceAll(groups[currency] ?? /\B(?=(?:\d{3})+$)/g, ',');
    return `${currencySigns[currency]}${decimals === undefined ? grouped : `${grouped}.${decimals}`}`;
  };
  return `${max === min ? amount(min) : `${amount(min)} to ${amount(max)}`} per ${per}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day, such as `2026-12-31`, as a person reads it: "31 December 2026". */
export function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

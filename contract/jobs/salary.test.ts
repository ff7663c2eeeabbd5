import { expect, test } from 'vitest';
import { dayWords } from '../shared/time.ts';
import { jobInput } from '../test-support/jobs.ts';
import { testRows } from '../test-support/test-rows.ts';
import { jobInputSchema } from './job.ts';
import { salaryWords } from './job-options.ts';

const yearly = { currency: 'EUR', per: 'year' } as const;
const parse = (salary: unknown) => jobInputSchema.safeParse({ ...jobInput, salary });
const issues = (salary: unknown) =>
  parse(salary).error?.issues.map(({ path, message }) => [path.join('.'), message] as const);

testRows([
  [
    { min: 30_000, ...yearly },
    { min: 30_000, ...yearly },
  ],
  [
    { min: '30,000', max: ' 35,000.50 ', ...yearly },
    { min: 30_000, max: 35_000.5, ...yearly },
  ],
  [
    { min: '12,50,000', max: '', currency: 'EUR', per: 'year' },
    { min: 1_250_000, currency: 'EUR', per: 'year' },
  ],
  [
    { min: '30 000', max: '35.000,50', ...yearly },
    { min: 30_000, max: 35_000.5, ...yearly },
  ],
  [
    { min: '12,5', max: '12,50', currency: 'EUR', per: 'hour' },
    { min: 12.5, max: 12.5, currency: 'EUR', per: 'hour' },
  ],
  [
    { min: 12.5, max: 12.5, currency: 'EUR', per: 'hour' },
    { min: 12.5, max: 12.5, currency: 'EUR', per: 'hour' },
  ],
  [
    { min: 0.01, max: 100_000_000_000, ...yearly },
    { min: 0.01, max: 100_000_000_000, ...yearly },
  ],
  // A multipart form carries strings only.
  ['{"min":"30000","currency":"EUR","per":"year"}', { min: 30_000, ...yearly }],
  [undefined, undefined],
  ['', undefined],
  [{}, undefined],
  [{ min: '', max: ' ', currency: '', per: '' }, undefined],
])('a salary in any form is stored in one form', (sent, salary) => {
  expect(issues(sent)).toBeUndefined();
  expect(parse(sent).data?.salary).toStrictEqual(salary);
});

const fromAmount = 'Salary from must be an amount in figures, such as 58,000 or 12.50';
const toAmount = 'Salary to must be an amount in figures, such as 58,000 or 12.50';

testRows([
  [{ min: 0, ...yearly }, 'salary.min', fromAmount],
  [{ min: -1, ...yearly }, 'salary.min', fromAmount],
  [{ min: '0', ...yearly }, 'salary.min', fromAmount],
  [{ min: 1.001, ...yearly }, 'salary.min', fromAmount],
  [{ min: 'plenty', ...yearly }, 'salary.min', fromAmount],
  [{ min: '1e5', ...yearly }, 'salary.min', fromAmount],
  [{ min: '30.000', ...yearly }, 'salary.min', 'Enter 30000 or 30: this number can be read in two ways'],
  [{ min: '1,5,0', ...yearly }, 'salary.min', fromAmount],
  [{ min: Number.POSITIVE_INFINITY, ...yearly }, 'salary.min', fromAmount],
  [{ min: 1e12, ...yearly }, 'salary.min', 'Salary from must be at most 100,000,000,000'],
  [{ min: 1, max: 1e12, ...yearly }, 'salary.max', 'Salary to must be at most 100,000,000,000'],
  [{ min: 1, max: 0, ...yearly }, 'salary.max', toAmount],
  [{ min: 2, max: 1, ...yearly }, 'salary.max', 'Salary to must not be less than Salary from'],
  [{ max: 2, ...yearly }, 'salary.min', 'Salary from is required'],
  [{ ...yearly }, 'salary.min', 'Salary from is required'],
  [{ min: 1 }, 'salary.currency', 'Currency is required'],
  [{ min: 1, ...yearly, currency: 'RUB' }, 'salary.currency', 'Currency is not one of the options'],
  [{ min: 1, currency: 'EUR' }, 'salary.per', 'Paid per is required'],
  [30_000, 'salary', 'Salary must have an amount, a currency and a period'],
  ['much', 'salary', 'Salary must have an amount, a currency and a period'],
  [[1], 'salary', 'Salary must have an amount, a currency and a period'],
  [null, 'salary', 'Salary must have an amount, a currency and a period'],
  ['null', 'salary', 'Salary must have an amount, a currency and a period'],
])('a salary is refused for each wrong part', (salary, field, message) => {
  expect(issues(salary)).toContainEqual([field, message]);
});

testRows([
  [{ min: 30_000, ...yearly }, '€30,000 per year'],
  [{ min: 30_000, max: 30_000, ...yearly }, '€30,000 per year'],
  [{ min: 12.5, currency: 'USD', per: 'hour' } as const, 'US$12.50 per hour'],
  [{ min: 999, max: 1_250_000, currency: 'EUR', per: 'day' } as const, '€999 to €1,250,000 per day'],
])('a salary reads as people write it', (salary, words) => {
  expect(salaryWords(salary)).toBe(words);
});

test('a day reads as people say it', () => {
  expect(dayWords('2026-12-01')).toBe('1 December 2026');
});

testRows([
  ['closesOn', '2026-02-30', 'Closing date must be a day such as 2026-01-31'],
  ['closesOn', 'tomorrow', 'Closing date must be a day such as 2026-01-31'],
  ['closesOn', 20_261_231, 'Closing date must be text'],
  ['employmentType', 'freelance', 'Employment type is not one of the options'],
  ['employmentType', 1, 'Employment type is not one of the options'],
  ['workMode', 'office', 'Place of work is not one of the options'],
])('a job is refused for a wrong closing date, employment type or place of work', (field, value, message) => {
  const { error } = jobInputSchema.safeParse({ ...jobInput, [field]: value });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

testRows(['employmentType', 'workMode', 'closesOn'])('an optional field can be left empty', (field) => {
  expect(jobInputSchema.parse({ ...jobInput, [field]: '' })).toEqual(jobInput);
});

import * as z from 'zod/mini';
import { currencies } from '../firm/currencies.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { fromJsonText, oneOf } from '../shared/text-fields.ts';
import { readNumber } from '../shared/typed-number.ts';
import { salaryLabels } from './job-labels.ts';
import { salaryPeriods } from './job-options.ts';

/** A salary in a request: its amounts may be typed texts, and any part may be missing. */
export type SentSalary = { [Part in keyof Salary]?: Salary[Part] | string | undefined };

const amount = (label: string) =>
  z
    .number({
      error: ({ input }) => (input === undefined ? messages.required(label) : amountProblem(label, input)),
    })
    .check(
      z.refine((value) => value > 0 && Number(value.toFixed(2)) === value, messages.mustBeAmount(label)),
      z.maximum(limits.salary, messages.amountTooLarge(label, '100,000,000,000')),
    );

const wholeSalary = z
  .object(
    {
      min: amount(salaryLabels.min),
      max: z.optional(amount(salaryLabels.max)),
      currency: oneOf(salaryLabels.currency, currencies),
      per: oneOf(salaryLabels.per, salaryPeriods),
    },
    messages.salaryParts,
  )
  .check(
    z.refine(({ min, max }) => max === undefined || max >= min, {
      error: messages.salaryBelow(salaryLabels.max, salaryLabels.min),
      path: ['max'],
    }),
  );

/** A salary of one amount has no `max`, or the same as `min`. */
export type Salary = z.output<typeof wholeSalary>;

/** A salary that may be missing. A salary with all parts empty counts as missing. A multipart form sends it as JSON. */
export const optionalSalary = z.optional(
  z.pipe(
    // The next schema refuses anything that is not a salary.
    z.transform((sent: SentSalary | string | undefined) => entered(sent) as Salary | undefined),
    z.optional(wholeSalary),
  ),
);

function entered(sent: unknown): unknown {
  const salary = typeof sent === 'string' ? fromJsonText(sent) : sent;
  if (typeof salary !== 'object' || salary === null || Array.isArray(salary)) return salary;
  const { min, max, currency, per } = salary as SentSalary;
  const parts = Object.entries({ min: asAmount(min), max: asAmount(max), currency, per });
  const filled = parts.filter(([, value]) => value !== undefined && value !== '');
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** The most decimals of an amount. */
const decimals = 2;

function asAmount(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const amount = readNumber(value, '', decimals);
  return 'digits' in amount ? Number(amount.digits) : value.trim();
}

function amountProblem(label: string, value: unknown): string {
  const problem = messages.mustBeAmount(label);
  const read = readNumber(String(value), problem, decimals);
  return 'problem' in read ? read.problem : problem;
}

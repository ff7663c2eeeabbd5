import { applicationSchema } from '@site/contract/desk/application';
import { contactSchema } from '@site/contract/desk/contact';
import { isPhone, type Phone } from '@site/contract/desk/phone';
import { countries } from '@site/contract/firm/countries';
import { type Job, jobInputSchema } from '@site/contract/jobs/job';
import { daysAfter, endOfDay, isOver, todayIn } from '@site/contract/jobs/job-closing';
import { valuesOfJob } from '@site/web/admin/job-form/job-values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenJobInput,
  typedPieces,
  validApplicationInput,
  validEnquiry,
  validJobFields,
  validJobInput,
} from './arbitraries.ts';

const schemas = [
  { what: 'a job', schema: jobInputSchema, valid: validJobInput },
  { what: 'an enquiry', schema: contactSchema, valid: validEnquiry },
  { what: 'an application', schema: applicationSchema, valid: validApplicationInput },
] as const;

describe.each(schemas)('the contract on $what', ({ schema, valid }) => {
  it('accepts every input that its form can send', () => {
    fc.assert(
      fc.property(valid as fc.Arbitrary<unknown>, (input) => {
        expect(schema.safeParse(input).error?.issues).toBeUndefined();
      }),
    );
  });

  it('does not change its own result when it reads it again', () => {
    fc.assert(
      fc.property(valid as fc.Arbitrary<unknown>, (input) => {
        const once = schema.parse(input);
        expect(schema.parse(once)).toEqual(once);
        // The same holds after a conversion to JSON and back.
        expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
    );
  });
});

it('the contract answers any input for a job, and names each wrong field', () => {
  fc.assert(
    fc.property(brokenJobInput, (input) => {
      const { success, error } = jobInputSchema.safeParse(input);
      if (success) return;
      for (const { path, message } of error.issues) {
        // The error of a composed field may name one of its parts.
        expect(jobInputSchema.shape).toHaveProperty([String(path[0])]);
        expect(message).toMatch(/^\w+ \w/);
      }
    }),
    { numRuns: 300 },
  );
});

it('a field never holds two addresses, and every accepted text is already clean, for any input', () => {
  fc.assert(
    fc.property(typedPieces, typedPieces, typedPieces, validEnquiry, (email, phone, firstName, enquiry) => {
      const { data, error } = contactSchema.safeParse({ ...enquiry, email, phone, firstName });
      for (const { message } of error?.issues ?? []) expect(message).toMatch(/^\w+ \w/);
      const taken = ['email', 'phone', 'firstName'].filter(
        (field) => !error?.issues.some(({ path }) => path[0] === field),
      );
      const read = data ?? contactSchema.parse({ ...enquiry, ...pick({ email, phone, firstName }, taken) });
      expect(read.email).toMatch(/^[!-~]+@[^\s@<>,;\p{Cf}]+$/u);
      expect(isPhone(read as Phone)).toBe(true);
      expect(read.firstName).toMatch(/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
      expect(contactSchema.parse(read)).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

const pick = (values: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

it('a job that an admin opens in the form and saves unchanged stays the same', () => {
  fc.assert(
    fc.property(validJobFields, (fields) => {
      const saved = { isActive: true, ...jobInputSchema.parse(fields) };
      const job = { ...saved, _id: 'a', createdAt: '', updatedAt: '' } as Job;
      const opened = valuesOfJob(job);
      expect(jobInputSchema.parse(opened)).toEqual(saved);
      expect(valuesOfJob({ ...job, ...jobInputSchema.parse(opened) } as Job)).toEqual(opened);
    }),
  );
});

it('a day ends when the next one begins, on every day and in every country', () => {
  const days = fc.integer({ min: 0, max: 27_000 }).map((count) => daysAfter('2020-01-01', count));
  fc.assert(
    fc.property(days, fc.constantFrom(...countries), (day, country) => {
      const end = endOfDay(day, country);
      expect(todayIn(country, new Date(end.getTime() - 1))).toBe(day);
      expect(todayIn(country, end)).toBe(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10));
      expect(isOver({ country, closesOn: day }, new Date(end.getTime() - 1))).toBe(false);
      expect(isOver({ country, closesOn: day }, end)).toBe(true);
    }),
  );
});

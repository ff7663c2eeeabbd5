import { countryFacts } from '@site/contract/firm/country-facts';
import { currencies } from '@site/contract/firm/currencies';
import type { Job } from '@site/contract/jobs/job';
import { jobInputSchema } from '@site/contract/jobs/job';
import { endOfDay } from '@site/contract/jobs/job-closing';
import { jobSlug, referenceOf } from '@site/contract/jobs/job-reference';
import { branch, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { jobMeta } from '@site/web/public/careers/job/job-meta';
import { jobPosting } from '@site/web/public/careers/job/job-posting';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seedJobs } from '../../scripts/seed/seed.ts';
import { validJobFields } from './arbitraries.ts';

const origin = 'https://firm.example';

const text = z.string().check(z.minLength(1));
const amount = z.number().check(z.positive());
const ofType = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ '@type': z.literal(name), ...shape });

/** The properties of Google's documentation of JobPosting that we use. Other properties are not allowed. */
const postingSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: z.string().check(z.regex(/^<p><strong>/)),
  datePosted: z.iso.datetime(),
  validThrough: z.optional(z.iso.datetime()),
  employmentType: z.optional(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'])),
  identifier: ofType('PropertyValue', { name: text, value: z.string().check(z.regex(/^J-\d{4,}$/)) }),
  hiringOrganization: ofType('Organization', { name: text, sameAs: z.url(), logo: z.url() }),
  jobLocation: z.optional(
    ofType('Place', {
      address: ofType('PostalAddress', {
        streetAddress: z.optional(text),
        postalCode: z.optional(text),
        addressRegion: z.optional(text),
        addressLocality: text,
        addressCountry: z.enum(Object.values(countryFacts).map(({ code }) => code)),
      }),
    }),
  ),
  jobLocationType: z.optional(z.literal('TELECOMMUTE')),
  applicantLocationRequirements: z.optional(ofType('Country', { name: text })),
  baseSalary: z.optional(
    ofType('MonetaryAmount', {
      currency: z.enum(currencies),
      value: z.union([
        ofType('QuantitativeValue', { value: amount, unitText: z.enum(['HOUR', 'DAY', 'MONTH', 'YEAR']) }),
        ofType('QuantitativeValue', {
          minValue: amount,
          maxValue: amount,
          unitText: z.enum(['HOUR', 'DAY', 'MONTH', 'YEAR']),
        }),
      ]),
    }),
  ),
  directApply: z.literal(true),
});

/** Makes the live job that the server makes from the input of an admin. */
function liveJob(fields: unknown): Job {
  const { isActive: _isActive, pdfUrl: _pdfUrl, pdfPath: _pdfPath, ...input } = jobInputSchema.parse(fields);
  const at = '2026-11-02T09:00:00.000Z';
  const given = { _id: 'a', isActive: true, reference: referenceOf(42), createdAt: at, updatedAt: at, publishedAt: at };
  const closesAt = input.closesOn && endOfDay(input.closesOn, input.country).toISOString();
  const job = { ...input, ...given, ...(closesAt && { closesAt }) } as Job;
  return { ...job, slug: jobSlug({ ...job, reference: given.reference }) };
}

function check(job: Job): void {
  const posting = postingSchema.parse(jobPosting(job, origin));
  expect('validThrough' in posting).toBe(job.closesOn !== undefined);
  expect('employmentType' in posting).toBe(job.employmentType !== undefined);
  expect('baseSalary' in posting).toBe(job.salary !== undefined);
  // Only a remote job names the country in which it is done.
  expect('applicantLocationRequirements' in posting).toBe(job.workMode === 'remote');
  expect('jobLocationType' in posting).toBe(job.workMode === 'remote');
  expect('jobLocation' in posting).toBe(job.workMode !== 'remote');
  // Tags in the text of an admin must not become tags of the page.
  expect(posting.description.match(/<(?!\/?(?:p|strong|ul|li)>|br>)/g)).toBeNull();
  const { title, description, path } = jobMeta(job, false);
  expect(title.length).toBeGreaterThanOrEqual(5);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(path).toMatch(/^\/careers\/[a-z0-9-]+$/);
}

testRows(seedJobs)('search engines can read every job', ({ id: _id, ...fields }) => {
  check(liveJob(fields));
});

it('search engines can read every job that an admin can save', () => {
  fc.assert(fc.property(validJobFields, (fields) => check(liveJob(fields))));
});

it('gives salaries and places of work in the form of the standard', () => {
  const [first] = seedJobs;
  const salary = { min: 450.5, max: 600, currency: 'EUR', per: 'day' } as const;
  const remote = { salary, workMode: 'remote', employmentType: 'internship', closesOn: '2096-07-01' } as const;
  const job = liveJob({ ...first, country: home.country, ...remote });
  expect(jobPosting(job, origin)).toMatchObject({
    employmentType: 'INTERN',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: home.country },
    baseSalary: { currency: 'EUR', value: { minValue: 450.5, maxValue: 600, unitText: 'DAY' } },
    validThrough: endOfDay('2096-07-01', home.country).toISOString(),
  });
});

it('has the whole address of a job at an office, and the words of the job for any other place', () => {
  const [first] = seedJobs;
  const { code } = countryFacts[branch.country];
  const address = (place: string) => jobPosting(liveJob({ ...first, country: branch.country, place }), origin);
  expect(address(branch.city)).toMatchObject({
    jobLocation: {
      address: {
        streetAddress: branch.address.join(', '),
        postalCode: branch.postcode,
        addressRegion: branch.region,
        addressLocality: branch.city,
        addressCountry: code,
      },
    },
  });
  expect(address('Elsewhere')).toMatchObject({
    jobLocation: { address: { addressLocality: 'Elsewhere', addressCountry: code } },
  });
  expect(JSON.stringify(address('Elsewhere'))).not.toContain(branch.postcode);
});

import type { Country } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import { offices } from '@site/contract/firm/offices';
import type { Job } from '@site/contract/jobs/job';
import { responsibilityLines } from '@site/contract/jobs/job-document';
import { jobLabels } from '@site/contract/jobs/job-labels';
import type { EmploymentType, SalaryPeriod } from '@site/contract/jobs/job-options';
import type { Salary } from '@site/contract/jobs/salary';
import { company } from '../../../content/firm/company.ts';
import { markup } from '../../../shared/markup.ts';

// The values from Google's documentation of JobPosting, by our values.
const employmentTypes: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};
const salaryUnits: Record<SalaryPeriod, string> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

/** Gives a job in the terms of schema.org, for job search engines: the content of its page, and nothing else. */
export function jobPosting(job: Job, siteOrigin: string): object {
  const { title, country, place, reference, employmentType, workMode, salary, closesAt } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    datePosted: job.publishedAt ?? job.createdAt,
    ...(closesAt !== undefined && { validThrough: closesAt }),
    ...(employmentType && { employmentType: employmentTypes[employmentType] }),
    ...(reference !== undefined && {
      identifier: { '@type': 'PropertyValue', name: company.name, value: reference },
    }),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: siteOrigin,
      logo: `${siteOrigin}/icons/apple-touch-icon.png`,
    },
    // A remote job has no place, and another job has no country requirement: search engines accept one of the two.
    ...(workMode === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
      : { jobLocation: { '@type': 'Place', address: addressOf(country, place) } }),
    ...(salary && { baseSalary: moneyOf(salary) }),
    // The form is on this site, and one click away.
    directApply: true,
  };
}

/** Gives the address of the office for a job at an office; for any other place, the names in the job. */
function addressOf(country: Country, place: string): object {
  const office = offices.find((one) => one.country === country && one.city === place);
  return {
    '@type': 'PostalAddress',
    ...(office && {
      streetAddress: office.address.join(', '),
      postalCode: office.postcode,
      addressRegion: office.region,
    }),
    addressLocality: place,
    addressCountry: countryFacts[country].code,
  };
}

function moneyOf({ min, max = min, currency, per }: Salary): object {
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: salaryUnits[per] },
  };
}

/** Gives the texts of the page as HTML, which schema.org requires for a description. */
function descriptionOf(job: Job): string {
  const paragraph = (heading: string, text: string) =>
    `<p><strong>${heading}</strong></p><p>${markup(text.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`;
  const duties = responsibilityLines(job).map((line) => `<li>${markup(line)}</li>`);
  return [
    paragraph(jobLabels.qualifications, job.qualifications),
    paragraph(jobLabels.experience, job.experience),
    `<p><strong>${jobLabels.responsibilities}</strong></p><ul>${duties.join('')}</ul>`,
  ].join('');
}

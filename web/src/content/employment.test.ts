import { countries } from '@ohmbridge/contract/shared/countries';
import { expect, it } from 'vitest';
import { builtInJobs } from './built-in-jobs.ts';
import { employment, hiringSteps, nationalLivingWage, openUntilFilled, travelTerms } from './employment.ts';
import { jobTerms } from './job-terms.ts';

const weeksOfYear = 52;

it('pays everyone in the United Kingdom more than the National Living Wage for the hours that it states', () => {
  const jobs = builtInJobs.filter(({ country }) => country === 'United Kingdom');
  expect(jobs.length).toBeGreaterThan(0);
  for (const { title, salary } of jobs) {
    expect(salary, title).toMatchObject({ currency: 'GBP', per: 'year' });
    const hours = weeksOfYear * employment['United Kingdom'].hoursPerWeek;
    expect((salary?.min ?? 0) / hours, title).toBeGreaterThan(nationalLivingWage);
  }
  // £12.71 from April 2026 for 37.5 hours, by hand: 24,784.50 a year.
  expect(nationalLivingWage * employment['United Kingdom'].hoursPerWeek * weeksOfYear).toBeCloseTo(24_784.5, 1);
});

it('says of every built-in job what it pays, to whom it reports and what is done after a year', () => {
  for (const { title, country, salary, responsibilities } of builtInJobs) {
    expect(salary?.currency, title).toBe({ 'United Kingdom': 'GBP', India: 'INR', Uzbekistan: 'UZS' }[country]);
    expect(responsibilities, title).toMatch(/^Report to the .+, who leads the interviews/);
    expect(responsibilities, title).toContain('After a year: ');
  }
});

it('states hours, leave, benefits, travel and steps in every country, and the closing day where there is none', () => {
  for (const country of countries) {
    const terms = new Map(jobTerms({ country }).map(({ term, text }) => [term, text]));
    expect(terms.get('Hours')).toContain(`${employment[country].hoursPerWeek} hours a week`);
    expect(terms.get('Leave')).toContain(employment[country].leave);
    expect(terms.get('Benefits')).toContain(employment[country].benefits);
    expect(terms.get('Travel')).toContain(travelTerms);
    expect(terms.get('Next steps')).toContain(hiringSteps);
    expect(terms.get('Closing day')).toContain(openUntilFilled);
  }
  expect(jobTerms({ country: 'India', closesOn: '2026-12-31' }).map(({ term }) => term)).not.toContain('Closing day');
});

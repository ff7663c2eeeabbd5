import { countries } from '@site/contract/firm/countries';
import { branch } from '@site/contract/test-support/offices';
import { expect, it } from 'vitest';
import { jobTerms } from '../product/job-terms.ts';
import { employment, hiringSteps, openUntilFilled, travelTerms } from './employment.ts';

it('states hours, leave, benefits, travel and steps in every country, and says so if a job has no closing day', () => {
  for (const country of countries) {
    const terms = new Map(jobTerms({ country }).map(({ term, text }) => [term, text]));
    expect(terms.get('Hours')).toContain(`${employment[country].hoursPerWeek} hours a week`);
    expect(terms.get('Leave')).toContain(employment[country].leave);
    expect(terms.get('Benefits')).toContain(employment[country].benefits);
    expect(terms.get('Travel')).toContain(travelTerms);
    expect(terms.get('Next steps')).toContain(hiringSteps);
    expect(terms.get('Closing day')).toContain(openUntilFilled);
  }
  expect(jobTerms({ country: branch.country, closesOn: '2026-12-31' }).map(({ term }) => term)).not.toContain(
    'Closing day',
  );
});

import { expect, test } from 'vitest';
import { countries } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';
import { interviewWhen } from './interview-words.ts';

test('an interview has the day and the hour of the country’s clock, in winter and in summer', () => {
  for (const country of countries) {
    for (const at of ['2026-01-15T22:30:00.000Z', '2026-07-15T22:30:00.000Z']) {
      const { timeZone, clock } = countryFacts[country];
      // Sweden writes a moment in the form of ISO 8601.
      const there = new Date(at).toLocaleString('sv-SE', { timeZone });
      const [day, time] = interviewWhen({ at, minutes: 45 }, country).split('\n');
      expect(new Date(`${day} ${time?.slice(0, 5)} UTC`)).toEqual(new Date(`${there} UTC`));
      expect(time).toContain(` ${clock}`);
      expect(time).toMatch(/, 45 minutes$/);
    }
  }
});

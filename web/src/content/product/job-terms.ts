import type { Job } from '@site/contract/jobs/job';
import { employment, hiringSteps, hoursWords, openUntilFilled, travelTerms } from '../firm/employment.ts';

/**
 * The terms of every job in a country, and the steps after an application. They are in a static part: no script contains them.
 */
export const jobTerms = ({ country, closesOn }: Pick<Job, 'country' | 'closesOn'>) => [
  { term: 'Hours', text: `${hoursWords(employment[country])}.` },
  { term: 'Leave', text: `${employment[country].leave}.` },
  { term: 'Benefits', text: `${employment[country].benefits}.` },
  { term: 'Travel', text: `${travelTerms}.` },
  { term: 'Next steps', text: `${hiringSteps}.` },
  ...(closesOn ? [] : [{ term: 'Closing day', text: `${openUntilFilled}.` }]),
  {
    term: 'Right to work',
    text: 'You need the right to work in the country of the job. We check it before you start.',
  },
  {
    term: 'Equal opportunities',
    text: 'We choose by skill and experience. Tell us if you need an adjustment to apply or for an interview.',
  },
];

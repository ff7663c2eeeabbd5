import { answerWithin } from '@site/contract/desk/desk-limits';
import type { Country } from '@site/contract/firm/countries';

/** The terms of all jobs in a country. The figures are samples at or above the legal minimum. */
interface Employment {
  /** The weekly hours of a full-time job. */
  hoursPerWeek: number;
  hours: string;
  leave: string;
  benefits: string;
}

const registration = 'fees of one professional registration and its membership';
const hybrid = 'two days a week from home after probation, where the work allows it';

export const employment: Readonly<Record<Country, Employment>> = {
  'United Kingdom': {
    hoursPerWeek: 37.5,
    hours: 'Monday to Friday, beginning between 07:30 and 09:30',
    leave: '25 days and bank holidays',
    benefits: `Pension with 6 % from us, private medical insurance after six months, ${registration}, ${hybrid}`,
  },
  India: {
    hoursPerWeek: 40,
    hours: 'Monday to Friday, beginning between 09:00 and 10:30',
    leave: '24 days and public holidays',
    benefits: `Provident fund and gratuity by law, medical insurance for the family, ${registration}, ${hybrid}`,
  },
  Uzbekistan: {
    hoursPerWeek: 40,
    hours: 'Monday to Friday, beginning between 08:30 and 10:00',
    leave: '24 working days and public holidays',
    benefits: `Social insurance by law, private medical insurance, English course, ${registration}, ${hybrid}`,
  },
};

/** Gives the weekly hours of a job, with the times of day. */
export const hoursWords = ({ hoursPerWeek, hours }: Employment): string =>
  `${hoursPerWeek} hours a week full-time. ${hours}`;

/**
 * The steps from an application to the first day, with their times. They are samples; the first step has the limit of the desk.
 */
export const hiringSteps = `We answer within ${answerWithin.applications} working days. Within two weeks of our answer you have a video call of 30 minutes with the hiring manager, and then a meeting of 90 minutes with a task from daily work. Within five working days of the meeting we make an offer or give our reasons. Your notice period decides when you start`;

/** The travel terms in all countries. */
export const travelTerms =
  'Where the work takes you to a site, we pay fares and nights away, and travel counts as working time';

/** The words for a job without a closing day. */
export const openUntilFilled = 'Open until filled, unless the page of the job gives a closing day';

/**
 * The National Living Wage in the United Kingdom from April 2026, in pounds per hour, for people aged 21 or older (National
 * Minimum Wage Regulations). It changes each April. The tests compare salaries with it.
 */
export const nationalLivingWage = 12.71;

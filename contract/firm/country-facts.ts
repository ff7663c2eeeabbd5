import type { Country } from './countries.ts';

// The facts about each country with an office: sample content. Pages that only name countries do not load this file.

export interface CountryFacts {
  timeZone: string;
  /** The name of the clock in words: "UK time". */
  clock: string;
  /** The short name of the time zone, if `Intl` has only the distance from Greenwich: "IST". */
  zoneName?: string;
}

export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  'United Kingdom': {
    timeZone: 'Europe/London',
    clock: 'UK time',
  },
  India: {
    timeZone: 'Asia/Kolkata',
    clock: 'India time',
    zoneName: 'IST',
  },
  Uzbekistan: {
    timeZone: 'Asia/Tashkent',
    clock: 'Uzbekistan time',
  },
};

import type { Country } from './countries.ts';
import type { Currency } from './currencies.ts';

// The facts about each country with an office: sample content. Pages that only name countries do not load this file.

export interface CountryFacts {
  /** The code of ISO 3166-1. */
  code: string;
  timeZone: string;
  /** The name of the clock in words: "UK time". */
  clock: string;
  /** The short name of the time zone, if `Intl` has only the distance from Greenwich: "IST". */
  zoneName?: string;
  phone: PhonePlan;
  currency: Currency;
}

/** The form of a country's phone numbers. */
export interface PhonePlan {
  code: `+${number}`;
  /** The digits after the code. */
  digits: { min: number; max: number };
  /** The digits that callers dial before a number only within the country. Without them, a leading 0 is part of a number. */
  trunkPrefix?: string;
  /** Valid numbers with another count of digits. */
  others?: RegExp;
}

export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  'United Kingdom': {
    code: 'GB',
    timeZone: 'Europe/London',
    clock: 'UK time',
    phone: { code: '+44', digits: { min: 10, max: 10 }, trunkPrefix: '0', others: /^[18]\d{8}$|^8\d{6}$/ },
    currency: 'GBP',
  },
  India: {
    code: 'IN',
    timeZone: 'Asia/Kolkata',
    clock: 'India time',
    zoneName: 'IST',
    phone: { code: '+91', digits: { min: 10, max: 10 }, trunkPrefix: '0', others: /^1\d{7,12}$/ },
    currency: 'INR',
  },
  Uzbekistan: {
    code: 'UZ',
    timeZone: 'Asia/Tashkent',
    clock: 'Uzbekistan time',
    phone: { code: '+998', digits: { min: 9, max: 9 }, trunkPrefix: '0' },
    currency: 'UZS',
  },
};

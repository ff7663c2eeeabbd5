/** The currencies that a salary can have, with their signs: those of the firm’s countries, and two that are paid everywhere. */
export const currencySigns = { GBP: '£', INR: '₹', UZS: 'UZS\u00a0', USD: 'US$', EUR: '€' } as const;

export type Currency = keyof typeof currencySigns;

export const currencies = Object.keys(currencySigns) as Currency[];

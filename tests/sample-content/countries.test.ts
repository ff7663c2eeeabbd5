import { countries, inSentence, shortInSentence } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import { currencies } from '@site/contract/firm/currencies';
import { salaryWords } from '@site/contract/jobs/job-options';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, it } from 'vitest';

it('the firm has offices in exactly the three countries of the spec', () => {
  expect(countries).toEqual(['United Kingdom', 'India', 'Uzbekistan']);
  expect(countries.map(inSentence)).toEqual(['the United Kingdom', 'India', 'Uzbekistan']);
  expect(countries.map(shortInSentence)).toEqual(['the UK', 'India', 'Uzbekistan']);
});

it('a phone number of the contact form has exactly ten digits in the United Kingdom', () => {
  const plans = countries.map((country) => countryFacts[country].phone);
  expect(plans.map(({ code, digits, trunkPrefix }) => [code, digits.min, digits.max, trunkPrefix])).toEqual([
    ['+44', 10, 10, '0'],
    ['+91', 10, 10, '0'],
    ['+998', 9, 9, '0'],
  ]);
});

it('each country has its code, its time zone and its currency', () => {
  expect(countries.map((country) => [countryFacts[country].code, countryFacts[country].timeZone])).toEqual([
    ['GB', 'Europe/London'],
    ['IN', 'Asia/Kolkata'],
    ['UZ', 'Asia/Tashkent'],
  ]);
  expect(currencies).toEqual(['GBP', 'INR', 'UZS', 'USD', 'EUR']);
});

testRows([
  [{ min: 30_000, currency: 'GBP', per: 'year' }, '£30,000 per year'],
  [{ min: 1_250_000, max: 1_500_000, currency: 'INR', per: 'month' }, '₹12,50,000 to ₹15,00,000 per month'],
  [{ min: 999, currency: 'UZS', per: 'day' }, 'UZS\u00a0999 per day'],
] as const)('a salary is written in the way of each country', (salary, words) => {
  expect(salaryWords(salary)).toBe(words);
});

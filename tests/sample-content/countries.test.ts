import { countries, inSentence, shortInSentence } from '@site/contract/firm/countries';
import { countryFacts } from '@site/contract/firm/country-facts';
import { currencies } from '@site/contract/firm/currencies';
import { expect, it } from 'vitest';

it('the firm has offices in exactly three countries, as the spec names them', () => {
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

it('each country has its code, its clock and its currency', () => {
  expect(countries.map((country) => [countryFacts[country].code, countryFacts[country].timeZone])).toEqual([
    ['GB', 'Europe/London'],
    ['IN', 'Asia/Kolkata'],
    ['UZ', 'Asia/Tashkent'],
  ]);
  expect(currencies).toEqual(['GBP', 'INR', 'UZS', 'USD', 'EUR']);
});

import { identity } from '@site/contract/firm/identity';
import { offices } from '@site/contract/firm/offices';
import { expect, it } from 'vitest';
import { ruleOfWords, unbrokenParts } from './unbroken-parts.ts';

/** Gives a text with brackets around the parts that stay on one line. */
const typeset = (text: string) =>
  unbrokenParts(text)
    .map((part) => (part.isUnbroken ? `[${part.text}]` : part.text))
    .join('');

it('keeps a figure and its unit on one line', () => {
  expect(typeset('50 MVA at 33 kV is 875 A, 61.8 % of it.')).toBe('[50 MVA] at [33 kV] is [875 A], [61.8 %] of it.');
  expect(typeset('70 mm² of copper, 45 Ω·m, 1.06 p.u.')).toBe('[70 mm²] of copper, [45 Ω·m], [1.06 p.u.]');
  expect(typeset('0.11 Ω for a person of 50 kg')).toBe('[0.11 Ω] for a person of [50 kg]');
  expect(typeset('cable from 4 to 1000 mm², in 20 to 30 ms')).toBe('cable from [4 to 1000 mm²], in [20 to 30 ms]');
  expect(typeset('40 × 4 mm copper, 110 × 110 m')).toBe('[40 × 4 mm] copper, [110 × 110 m]');
  expect(typeset('3 × 1 × 300 mm², 33/11 kV')).toBe('[3 × 1 × 300 mm²], [33/11 kV]');
});

it('lets a range of long figures break after its “to”, which a narrow cell would else break in the unit', () => {
  expect(typeset('Source voltages, 0.94 to 1.06 p.u.')).toBe('Source voltages, [0.94 to] [1.06 p.u.]');
  expect(typeset('from 11.03 to 10.99 kV')).toBe('from [11.03 to] [10.99 kV]');
});

it('keeps a standard and its number on one line', () => {
  expect(typeset('to IEEE 80, BS 7430 and ENA TS 41-24')).toBe('to [IEEE 80], [BS 7430] and [ENA TS 41-24]');
  expect(typeset('BS EN IEC 62271-1, ENA EREC G99, CIRIA C753')).toBe(
    '[BS EN IEC 62271-1], [ENA EREC G99], [CIRIA C753]',
  );
  expect(typeset('class 0.2S meter, Type 2, CDM Regulations')).toBe('[class 0.2S] meter, [Type 2], [CDM Regulations]');
});

it('holds every hyphen in the number of a standard, and no other one', () => {
  expect(typeset('IEC 62933-5-2, IEEE 1584-2018')).toBe('[IEC 62933-5-2], [IEEE 1584-2018]');
  expect(typeset('GT-1, 2024-10-30, 0-100, a 33-kV board, IEC 61850-based')).toBe(
    'GT-1, 2024-10-30, 0-100, a 33-kV board, [IEC 61850]-based',
  );
});

it('keeps a day and its month on one line, a phone number, and an office’s city of two words', () => {
  expect(typeset('for example +44 1632 960 120')).toBe('for example [+44 1632 960 120]');
  expect(typeset('on 30 October 2024')).toBe('on [30 October] 2024');
  for (const { city } of offices) {
    expect(typeset(`in ${city}.`)).toBe(city.includes(' ') ? `in [${city}].` : `in ${city}.`);
  }
});

it('keeps the VAT number of the firm on one line', () => {
  const { vat } = identity.registration;
  expect(typeset(`VAT number ${vat}.`)).toBe(vat.includes(' ') ? `VAT number [${vat}].` : `VAT number ${vat}.`);
});

it.each(['CHE-116.281.710 (MWST)', 'Washington, D.C. *', 'Côte [d’Or'])('finds the words "%s" of a firm', (words) => {
  expect(`VAT number ${words}.`.match(ruleOfWords(words))).toEqual([words]);
});

it('lets words be words', () => {
  for (const text of [
    '',
    '14 steps, 2 thirds',
    '3 and 4 to 5',
    'Type of soil',
    'An IEC symbol',
    'Power system studies',
  ]) {
    expect(typeset(text)).toBe(text);
  }
});

it('changes no character', () => {
  const text = 'Sizing from 4 to 1000 mm² to BS EN 50522 and ENA TS 41-24 in New Delhi by 2 May';
  expect(
    unbrokenParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

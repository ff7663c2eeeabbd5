import { expect, it } from 'vitest';
import { keepFiguresTogether } from './keep-figures-together.ts';

/** With a tilde for every space that holds. */
const typeset = (text: string) => keepFiguresTogether(text).replaceAll('\u00a0', '~');

it('keeps a figure and its unit on one line', () => {
  expect(typeset('50 MVA at 33 kV is 875 A, 61.8 % of it.')).toBe('50~MVA at 33~kV is 875~A, 61.8~% of it.');
  expect(typeset('70 mm² of copper, 45 Ω·m, 1.06 p.u.')).toBe('70~mm² of copper, 45~Ω·m, 1.06~p.u.');
  expect(typeset('0.11 Ω for a person of 50 kg')).toBe('0.11~Ω for a person of 50~kg');
  expect(typeset('cable from 4 to 1000 mm², in 20 to 30 ms')).toBe('cable from 4~to~1000~mm², in 20~to~30~ms');
  expect(typeset('40 × 4 mm copper, 110 × 110 m')).toBe('40~×~4~mm copper, 110~×~110~m');
});

it('keeps a standard and its number on one line', () => {
  expect(typeset('to IEEE 80, BS 7430 and ENA TS 41-24')).toBe('to IEEE~80, BS~7430 and ENA~TS~41-24');
  expect(typeset('BS EN IEC 62271-1, ENA EREC G99, CIRIA C753')).toBe('BS~EN~IEC~62271-1, ENA~EREC~G99, CIRIA~C753');
  expect(typeset('class 0.2S meter, Type 2, CDM Regulations')).toBe('class~0.2S meter, Type~2, CDM~Regulations');
});

it('keeps a day and its month on one line, and a phone number', () => {
  expect(typeset('for example +44 1632 960 120')).toBe('for example +44~1632~960~120');
  expect(typeset('on 30 October 2024')).toBe('on 30~October 2024');
});

it('lets words be words', () => {
  for (const text of ['14 steps, 2 thirds', '3 and 4 to 5', 'Type of soil', 'An IEC symbol', 'Power system studies']) {
    expect(keepFiguresTogether(text)).toBe(text);
  }
});

it('changes no word', () => {
  const text = 'Sizing from 4 to 1000 mm² to BS EN 50522 in New Delhi by 2 May';
  expect(keepFiguresTogether(text).replaceAll('\u00a0', ' ')).toBe(text);
});

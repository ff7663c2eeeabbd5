import { expect, it } from 'vitest';
import { keepFiguresTogether, typeset } from './typeset.ts';

it('keeps a figure and its unit, a standard and its number, a day and its month on one line', () => {
  expect(keepFiguresTogether('from 33 kV to 400 kV, to ENA TS 41-24 and IEC 60909')).toBe(
    'from 33\u00a0kV to 400\u00a0kV, to ENA\u00a0TS\u00a041-24 and IEC\u00a060909',
  );
  expect(keepFiguresTogether('on 30 October 2024')).toBe('on 30\u00a0October 2024');
});

it('leaves a heading free to break before its last word, and a paragraph not', () => {
  expect(keepFiguresTogether('Power system studies')).toBe('Power system studies');
  expect(typeset('one study day a week')).toBe('one study day a\u00a0week');
});

it('changes no word', () => {
  const text = 'Sizing from 4 to 1000 mm² to BS EN 50522 in New Delhi by 2 May';
  expect(typeset(text).replaceAll('\u00a0', ' ')).toBe(text);
});

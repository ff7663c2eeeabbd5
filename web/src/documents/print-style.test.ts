import { expect, it } from 'vitest';
import { keepLastWord } from './print-style.tsx';

it('keeps the last word of a paragraph in company', () => {
  expect(keepLastWord('one study day a week')).toBe('one study day a\u00a0week');
});

it('changes no word', () => {
  const text = 'Sizing from 4 to 1000 mm² to BS EN 50522 in New Delhi by 2 May';
  expect(keepLastWord(text).replaceAll('\u00a0', ' ')).toBe(text);
});

import { expect, it } from 'vitest';
import { keepLastWord } from './print-style.tsx';

it('joins the last word of a paragraph to the word before it', () => {
  expect(keepLastWord('one study day a week')).toBe('one study day a\u00a0week');
});

it('changes nothing but spaces', () => {
  const text = 'Sizing from 4 to 1000 mm² to BS EN 50522 in New Delhi by 2 May';
  expect(keepLastWord(text).replaceAll('\u00a0', ' ')).toBe(text);
});

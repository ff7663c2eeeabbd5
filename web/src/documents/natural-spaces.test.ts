import { expect, it } from 'vitest';
import { restoreNaturalSpaces } from './natural-spaces.ts';

const glyph = (character: string, advanceWidth: number) => ({
  codePoints: [character.codePointAt(0) ?? 0],
  advanceWidth,
});

it('widens narrowed spaces to the width of the font, and changes no letter and no wider space', () => {
  const positions = [{ xAdvance: 4.8 }, { xAdvance: 1.2 }, { xAdvance: 5 }, { xAdvance: 3 }];
  const run = {
    attributes: { scale: 0.01 },
    glyphs: [glyph('a', 500), glyph(' ', 200), glyph('b', 500), glyph(' ', 200)],
    positions,
  };
  restoreNaturalSpaces({ children: [{ children: [{ lines: [{ runs: [run] }] }] }] });
  expect(positions.map(({ xAdvance }) => xAdvance)).toEqual([4.8, 2, 5, 3]);
});

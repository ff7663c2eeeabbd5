import { expect, test } from 'vitest';
import { markOf } from './scenes.ts';

const picture = { number: 'VIS-101', scene: 'bay', width: 1280, height: 960, files: ['scenes/bay.py'] };
const mark = (source: string, more: { number?: string; width?: number } = {}) =>
  markOf({ ...picture, ...more }, new Map([['scenes/bay.py', source]]));
const source = 'def build():\n    return Shot()\n';

test('a change of its code, number or size gives a picture a new hash', () => {
  expect(mark(source.replace('Shot()', 'Shot(effort=2)'))).not.toBe(mark(source));
  expect(mark(source, { number: 'VIS-102' })).not.toBe(mark(source));
  expect(mark(source, { width: 1920 })).not.toBe(mark(source));
});

test('comments, blank lines and line endings do not change the hash', () => {
  expect(mark('# A bay.\n\ndef build():  \r\n    # Low sun.\n    return Shot()\n')).toBe(mark(source));
});

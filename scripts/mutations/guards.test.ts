import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/paths.ts';
import { sourceOf, withoutGuard } from './guard.ts';
import { guards } from './guards.ts';

test.each(guards)('$file has it: $guard', (guard) => {
  const source = sourceOf(guard.file);
  expect(withoutGuard(source, guard)).not.toBe(source);
});

test('every test file that is to notice is there', () => {
  const named = [...new Set(guards.flatMap(({ tests }) => tests))];
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every guard is told apart by its words', () => {
  const words = guards.map(({ guard }) => guard);
  expect(words.filter((line, index) => words.indexOf(line) !== index)).toEqual([]);
});

test('a guard that is not in its file any more, or there twice, is refused by its words', () => {
  const guard = {
    guard: 'A door',
    file: 'house.ts',
    find: 'lock()',
    replace: 'open()',
    tests: ['house.test.ts'],
  } as const;
  expect(withoutGuard('lock();', guard)).toBe('open();');
  expect(() => withoutGuard('bolt();', guard)).toThrow('"A door" is not in house.ts any more as the list has it.');
  expect(() => withoutGuard('lock(); lock();', guard)).toThrow('"A door" is not told by its text');
});

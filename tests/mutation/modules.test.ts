import { expect, test } from 'vitest';
import { filesOf, parts } from './modules.ts';

test('mutation testing names files that exist', () => {
  for (const { modules, tests } of Object.values(parts))
    for (const pattern of [...modules, ...tests]) expect(filesOf(pattern), pattern).not.toEqual([]);
});

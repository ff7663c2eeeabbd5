import { expect, test, vi } from 'vitest';
import LeftOut, { get, RE2JS } from './left-out.ts';

test('a part of a package that is left out fails when it is asked for, and a mark of a button only in development', () => {
  for (const part of [LeftOut, get, RE2JS.compile]) expect(part).toThrow('Left out of the site');
  vi.stubEnv('NODE_ENV', 'production');
  expect(LeftOut()).toBeNull();
});

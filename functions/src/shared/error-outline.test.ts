import { spawnSync } from 'node:child_process';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { ConfigurationError, requiredParameters } from './configuration.ts';
import { errorOutline, RunError, runErrorOutline } from './error-outline.ts';

test('an error is outlined by its kind, code and stack, never by its message', () => {
  const outline = errorOutline(Object.assign(new TypeError('About\nAda Okafor at 5\n    at Mill Lane'), { code: 7 }));
  expect(outline).toMatchObject({ error: 'TypeError', code: 7 });
  expect(outline.frames?.[0]).toContain('error-outline.test.ts');
  expect(JSON.stringify(outline)).not.toMatch(/About|Ada|Mill/);
});

testRows(['Ada Okafor', { name: 'Ada Okafor' }, undefined])(
  'the outline of a value that is not an error is its type',
  (thrown) => {
    expect(errorOutline(thrown)).toEqual({ error: typeof thrown });
  },
);

test('a code may be a word too', () => {
  expect(errorOutline(Object.assign(new Error('No'), { code: 'ECONNRESET' }))).toHaveProperty('code', 'ECONNRESET');
});

test('an error without a stack is outlined without frames', () => {
  expect(errorOutline(Object.assign(new Error('No'), { stack: undefined }))).toEqual({ error: 'Error', frames: [] });
});

test('a code that could hold anything is left out', () => {
  expect(errorOutline(Object.assign(new Error('No'), { code: { of: 'Ada Okafor' } }))).not.toHaveProperty('code');
});

test('missing parameters are named, all of them', () => {
  const read = () => requiredParameters({ ONE: '1', TWO: ' ' }, 'ONE', 'TWO', 'THREE');
  expect(read).toThrow('Missing parameters: TWO, THREE. Set the parameters in functions/.env.<project id>');
  expect(requiredParameters({ ONE: ' 1 ' }, 'ONE')).toEqual({ ONE: '1' });
});

test('the outline of an error reaches the log beside its line', () => {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url));
  const script = `
    import { error } from ${JSON.stringify(import.meta.resolve('firebase-functions/logger'))};
    import { ConfigurationError } from ${module('./configuration.ts')};
    import { errorOutline } from ${module('./error-outline.ts')};
    error('Request failed', errorOutline(new ConfigurationError(['Missing parameters: ONE.'])));`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(stderr)).toMatchObject({
    message: expect.stringContaining('Request failed'),
    reason: expect.stringContaining('Missing parameters: ONE.'),
  });
});

test('the names of missing parameters may be logged', () => {
  expect(errorOutline(new ConfigurationError(['Missing parameters: ONE.']))).toEqual({
    error: 'ConfigurationError',
    reason: 'Missing parameters: ONE. Set the parameters in functions/.env.<project id>, or when deploying.',
  });
});

test('an error of a scheduled function keeps its message, which no visitor wrote', () => {
  const error = new RunError('Two emails were not queued.');
  expect(errorOutline(error)).toEqual({ error: 'RunError', reason: 'Two emails were not queued.' });
  expect(runErrorOutline(error)).toBe('Two emails were not queued.');
});

test('a line of the stack that is not a frame is left out', () => {
  const stack = 'Error: No\n  Ada is at Mill Lane\n    at send (outbox.ts:5:3)';
  const outline = errorOutline(Object.assign(new Error('No'), { stack }));
  expect(outline.frames).toEqual(['    at send (outbox.ts:5:3)']);
});

testRows([
  [{ code: 9 }, 'Error 9'],
  [{ code: 'ECONNRESET' }, 'Error ECONNRESET'],
  [{ code: { of: 'Ada Okafor' } }, 'Error'],
  [{}, 'Error'],
])(
  'the record of a failed run has the kind of any other error, and a code that is a number or a word',
  (more, outline) => {
    expect(runErrorOutline(Object.assign(new Error('Ada Okafor'), more))).toBe(outline);
  },
);

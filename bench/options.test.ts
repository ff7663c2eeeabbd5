import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without anything, all pages are measured', () => {
  expect(readOptions([])).toEqual({ isQuick: false, routes: undefined, soakSeconds: 120 });
});

test('a quick run takes a few pages, unless it is told which', () => {
  expect(readOptions(['--quick'])).toMatchObject({ isQuick: true, routes: ['/', '/careers'], soakSeconds: 5 });
  expect(readOptions(['--quick', '--routes', '/about,/contact']).routes).toEqual(['/about', '/contact']);
});

test.each([['--slow'], ['--routes', 'about'], ['--soak', 'long'], ['--soak', '-1']])(
  '"%s %s" is told the usage',
  (...args) => {
    expect(() => readOptions(args.filter((arg) => arg !== undefined))).toThrow('npm run bench');
  },
);

import { pageShape } from '@site/contract/nightly/browser-reports';
import { expect, test } from 'vitest';
import { pagePaths } from './routes.tsx';

test('real visits to each page are counted under its own shape', () => {
  expect(pagePaths.filter((path) => pageShape(path) === 'other')).toEqual(['/temp']);
});

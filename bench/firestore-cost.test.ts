import { expect, test } from 'vitest';
import { isQuestion, noCost, withAnswer } from './firestore-cost.ts';

test('a question costs a read for each document, and never nothing', () => {
  const six = JSON.stringify([...Array.from({ length: 6 }, () => ({ document: {} })), { readTime: 'now' }]);
  expect(withAnswer(noCost, six)).toEqual({ questions: 1, reads: 6, bytes: six.length });
  expect(withAnswer(noCost, '[{"readTime":"now"}]').reads).toBe(1);
  expect(withAnswer(noCost, '[{"found":{}},{"missing":"x"}]').reads).toBe(1);
});

test('counting costs a read for every thousand', () => {
  const counted = (count: number) =>
    JSON.stringify([{ result: { aggregateFields: { count: { integerValue: String(count) } } } }]);
  expect([0, 1, 1000, 1001].map((count) => withAnswer(noCost, counted(count)).reads)).toEqual([1, 1, 1, 2]);
});

test('only questions are counted, not what a browser asks beforehand', () => {
  const url = 'http://127.0.0.1:8080/v1/projects/demo/databases/(default)/documents:runQuery';
  expect([isQuestion('POST', url), isQuestion('OPTIONS', url), isQuestion('POST', '/api/contact')]).toEqual([
    true,
    false,
    false,
  ]);
});

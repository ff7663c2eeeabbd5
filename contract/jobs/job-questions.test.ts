import { expect, test } from 'vitest';
import { jobInput } from '../test-support/jobs.ts';
import { testRows } from '../test-support/test-rows.ts';
import { jobInputSchema } from './job.ts';
import type { SentQuestion } from './job-questions.ts';

const licence = { words: 'Do you have a driving licence?', kind: 'yes-no' } as const;
const voltage = { words: 'Which voltage?', kind: 'one-of', options: ['11 kV', '33 kV'] } as const;
const id = expect.stringMatching(/^[0-9a-z]{1,7}$/);

const parse = (questions: unknown) => jobInputSchema.safeParse({ ...jobInput, questions });
const issues = (questions: unknown) =>
  parse(questions).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const idOf = (question: SentQuestion) => parse([question]).data?.questions?.[0]?.id;

testRows([
  [[licence], [{ id, ...licence, required: false }]],
  [[{ ...licence, words: ' Do you have a driving licence? ' }], [{ id, ...licence, required: false }]],
  [[{ ...voltage, required: true }], [{ id, ...voltage, required: true }]],
  // As the form has them.
  [[{ ...voltage, options: ' 11 kV \n\n33 kV\r\n' }], [{ id, ...voltage, required: false }]],
  // Options that were typed before another kind was chosen.
  [[{ ...licence, options: 'a\nb' }], [{ id, ...licence, required: false }]],
  // A multipart form carries strings only.
  [JSON.stringify([voltage]), [{ id, ...voltage, required: false }]],
  [undefined, undefined],
  ['', undefined],
  ['[]', undefined],
  [[], undefined],
])('questions in any form are stored in one form', (sent, questions) => {
  expect(issues(sent)).toBeUndefined();
  expect(parse(sent).data?.questions).toEqual(questions);
  expect(parse(parse(sent).data?.questions).data?.questions).toStrictEqual(parse(sent).data?.questions);
});

test('the id of a question follows from all that it asks; it does not change when the question becomes required', () => {
  const known = idOf(licence);
  expect(idOf({ ...licence, required: true })).toBe(known);
  expect(parse([{ ...licence, id: 'chosen' }]).data?.questions?.[0]?.id).toBe(known);
  const others = [{ ...licence, words: 'Do you have a car?' }, { ...licence, kind: 'text' } as const, voltage];
  const ids = [known, ...others.map(idOf), idOf({ ...voltage, options: ['11 kV', '132 kV'] })];
  expect(new Set(ids).size).toBe(5);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...licence, words: `Question ${index}?` }));
const optionsList = 'Enter 2 to 8 options, one on each line';

testRows([
  ['many', 'questions', 'Questions must be a list'],
  [null, 'questions', 'Questions must be a list'],
  [{ ...licence }, 'questions', 'Questions must be a list'],
  [many(6), 'questions', 'Questions must be at most 5'],
  [['Which?'], 'questions.0', 'Questions must each have words and a kind'],
  [[null], 'questions.0', 'Questions must each have words and a kind'],
  [[{ kind: 'text' }], 'questions.0.words', 'Question is required'],
  [[{ ...licence, words: ' ' }], 'questions.0.words', 'Question is required'],
  [[{ ...licence, words: 'x'.repeat(201) }], 'questions.0.words', 'Question must be at most 200 characters'],
  [[{ ...licence, words: 'a\nb' }], 'questions.0.words', 'Question must not contain line breaks or control characters'],
  [[licence, voltage, licence], 'questions.2.words', 'This question appears twice: change or remove one'],
  [[{ ...licence, kind: '' }], 'questions.0.kind', 'Kind is required'],
  [[{ ...licence, kind: 'file' }], 'questions.0.kind', 'Kind is not one of the options'],
  [[{ ...licence, required: 'yes' }], 'questions.0.required', 'required must be true or false'],
  [[{ ...voltage, options: undefined }], 'questions.0.options', optionsList],
  [[{ ...voltage, options: 'one' }], 'questions.0.options', optionsList],
  [[{ ...voltage, options: 7 }], 'questions.0.options', optionsList],
  [[{ ...voltage, options: 'abcdefghi'.split('') }], 'questions.0.options', optionsList],
  [[{ ...voltage, options: ['a', ' a '] }], 'questions.0.options', 'An option appears twice: remove one'],
  [[{ ...voltage, options: ['a', 1] }], 'questions.0.options.1', 'Option must be text'],
  [
    [{ ...voltage, options: ['a', 'x'.repeat(101)] }],
    'questions.0.options',
    'Each option must be one line of at most 100 characters',
  ],
])('questions are refused for each wrong part', (questions, field, message) => {
  expect(issues(questions)).toContainEqual([field, message]);
});

test('five questions with the most options and the longest words are accepted', () => {
  const options = 'abcdefgh'.split('').map((letter) => letter.repeat(100));
  const questions = many(5).map((question) => ({ ...question, kind: 'one-of', options }));
  expect(issues(questions)).toBeUndefined();
});

test('two unfinished questions are not refused as equal', () => {
  const unfinished = { words: '', kind: 'text' };
  expect(issues([unfinished, unfinished])).toEqual([
    ['questions.0.words', 'Question is required'],
    ['questions.1.words', 'Question is required'],
  ]);
});

import { expect, test } from 'vitest';
import { optionalQuestions } from '../jobs/job-questions.ts';
import { answersText, type Question } from '../jobs/question.ts';
import { applicationInput } from '../test-support/submissions.ts';
import { testRows } from '../test-support/test-rows.ts';
import { answersTo } from './answers.ts';
import { applicationSchema } from './application.ts';

const asked = optionalQuestions.parse([
  { words: 'Do you have a driving licence?', kind: 'yes-no', required: true },
  { words: 'Which voltage?', kind: 'one-of', options: ['11 kV', '33 kV'] },
  { words: 'For how many years?', kind: 'number' },
  { words: 'Why us?', kind: 'text' },
]) as [Question, Question, Question, Question];
const [licence, voltage, years, why] = asked;
const yes = { id: licence.id, answer: 'Yes' };
const errorsOf = (...sent: Parameters<typeof answersTo>[1][number][]) => answersTo(asked, sent).errors;

test('answers are kept with the questions of the job, in its order and its words', () => {
  const { answers, errors } = answersTo(asked, [
    { id: years.id, answer: '2.5', words: 'Other words', kind: 'text' },
    yes,
  ]);
  expect(errors).toEqual({});
  expect(answers).toEqual([
    { id: licence.id, words: 'Do you have a driving licence?', kind: 'yes-no', answer: 'Yes' },
    { id: years.id, words: 'For how many years?', kind: 'number', answer: '2.5' },
  ]);
});

test('an answer to a question that is no longer asked is kept with its shown words, and marked; without its words it is refused', () => {
  const shown = { id: 'abc', words: 'Have you a car?', kind: 'yes-no', answer: 'No' } as const;
  expect(answersTo(asked, [yes, shown])).toMatchObject({ answers: [yes, { ...shown, changed: true }], errors: {} });
  expect(errorsOf(yes, { id: 'abc', answer: 'No' })).toEqual({ abc: 'This job does not ask this' });
});

test('only required questions must be answered', () => {
  expect(errorsOf()).toEqual({ [licence.id]: 'This answer is required' });
  expect(answersTo([], []).errors).toEqual({});
});

testRows([
  [licence.id, 'Perhaps', 'This answer is not one of the options'],
  [licence.id, 'yes', 'This answer is not one of the options'],
  [voltage.id, '132 kV', 'This answer is not one of the options'],
  [years.id, 'many', 'This answer must be a number such as 3 or 2.5'],
  [years.id, '1e5', 'This answer must be a number such as 3 or 2.5'],
  [years.id, '1,250', 'Enter 1250 or 1.25: this number can be read in two ways'],
  [years.id, '1.250', 'Enter 1250 or 1.25: this number can be read in two ways'],
  [years.id, 'Infinity', 'This answer must be a number such as 3 or 2.5'],
  [why.id, 'x'.repeat(501), 'This answer must be at most 500 characters'],
  [why.id, 'a\u0007', 'This answer must not contain control characters'],
])('an answer that the question does not offer is refused', (id, answer, message) => {
  expect(errorsOf({ id, answer }, yes)).toEqual({ [id]: message });
});

testRows([
  ['3', '3'],
  ['2,5', '2.5'],
  ['2,50', '2.50'],
  ['+4', '4'],
  ['1 200', '1200'],
  ['12,50,000', '1250000'],
  ['1,200.75', '1200.75'],
  ['٣', '3'],
])('a number is kept in one form, however it is typed', (answer, kept) => {
  const { answers, errors } = answersTo(asked, [yes, { id: years.id, answer }]);
  expect(errors).toEqual({});
  expect(answers[1]?.answer).toBe(kept);
});

const answer = { id: 'abc', answer: 'Yes' };
const sixAnswers = 'abcdef'.split('').map((id) => ({ id, answer: 'Yes' }));

testRows([
  ['yes', 'answers', 'Answers must be a list'],
  [sixAnswers, 'answers', 'Answers must be at most 5'],
  [[answer, answer], 'answers', 'Answers must be one for each question'],
  [[{ ...answer, id: 'no such id' }], 'answers.0.id', 'This job does not ask this'],
  [[{ ...answer, id: 7 }], 'answers.0.id', 'id must be text'],
  [[{ ...answer, answer: undefined }], 'answers.0.answer', 'This answer is required'],
  [[{ ...answer, answer: 3 }], 'answers.0.answer', 'This answer must be text'],
  [[{ ...answer, answer: 'x'.repeat(50_000) }], 'answers.0.answer', 'This answer must be at most 500 characters'],
  [[{ ...answer, words: 'x'.repeat(201) }], 'answers.0.words', 'Question must be at most 200 characters'],
  [[{ ...answer, kind: 'file' }], 'answers.0.kind', 'Kind is not one of the options'],
])('an application is refused for answers to other questions', (answers, field, message) => {
  const { error } = applicationSchema.safeParse({ ...applicationInput, answers });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([field, message]);
});

test('answers read as questions with their answers, and an old question is marked', () => {
  const shown = { id: 'abc', words: 'Have you a car?', kind: 'yes-no', answer: 'No' } as const;
  expect(answersText(answersTo(asked, [yes, shown]).answers)).toBe(
    'Do you have a driving licence?\nYes\n\nHave you a car?\nNo\n(This question had been removed from the job when the application arrived.)',
  );
});

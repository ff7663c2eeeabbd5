import { answersTo, type SentAnswer } from '@site/contract/desk/answers';
import type { AnswersRefused } from '@site/contract/desk/submission-routes';
import type { ReferencedJob } from '@site/contract/jobs/job-reference';
import type { Question } from '@site/contract/jobs/question';
import { ApiError } from '../../shared/api.ts';
import type { ApiFieldError } from '../../ui/form/field-errors.ts';

// A field for each question of the job. It stands beside the others: a draft holds texts by one name.

const prefix = 'answer-';

export type AnswerField = `${typeof prefix}${string}`;

export const answerField = (id: string): AnswerField => `${prefix}${id}`;

export const isAnswerField = (name: string): name is AnswerField => name.startsWith(prefix);

type Answers = Partial<Record<AnswerField, string>>;

/** The answers that are in the fields, with the questions as they were shown. */
export function answersIn(values: Answers, questions: readonly Question[]): SentAnswer[] {
  return questions.flatMap(({ id, words, kind }) => {
    const answer = values[answerField(id)]?.trim();
    return answer ? [{ id, words, kind, answer }] : [];
  });
}

export function answerErrors(answers: readonly SentAnswer[], questions: readonly Question[]) {
  const { errors } = answersTo(questions, answers);
  return Object.entries(errors).map(([id, message]) => ({ field: answerField(id), message }));
}

export function answerErrorsFromApi(error: unknown): ApiFieldError<AnswerField>[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([name, message]) => {
    const [, id] = /^answers\.(\w+)$/.exec(name) ?? [];
    return id === undefined ? [] : [{ field: answerField(id), message }];
  });
}

/** The job as the API knows it, where it has refused answers: it may ask something else by now. */
export function jobAskedMeanwhile(error: unknown): ReferencedJob | undefined {
  return error instanceof ApiError ? (error.data as Partial<AnswersRefused> | undefined)?.job : undefined;
}

import { answersTo, type SentAnswer } from '@site/contract/desk/answers';
import type { AnswersRefused } from '@site/contract/desk/submission-routes';
import type { ReferencedJob } from '@site/contract/jobs/job-reference';
import type { Question } from '@site/contract/jobs/question';
import { ApiError } from '../../shared/api.ts';
import type { ApiFieldError } from '../../ui/form/field-errors.ts';

// Each question of the job is a field of the form, on the same level as the other fields: a draft stores texts by one name.

const prefix = 'answer-';

export type AnswerField = `${typeof prefix}${string}`;

export const answerField = (id: string): AnswerField => `${prefix}${id}`;

export const isAnswerField = (name: string): name is AnswerField => name.startsWith(prefix);

type Answers = Partial<Record<AnswerField, string>>;

/** Gives the answers in the fields, each with its question as it was shown. */
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

/** Gives the current job from an error with which the API refused answers, because the job may now have other questions. */
export function jobAskedMeanwhile(error: unknown): ReferencedJob | undefined {
  return error instanceof ApiError ? (error.data as Partial<AnswersRefused> | undefined)?.job : undefined;
}

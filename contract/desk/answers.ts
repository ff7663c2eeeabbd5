import * as z from 'zod/mini';
import { type Answer, optionsOf, type Question, questionKinds, questionLimits } from '../jobs/question.ts';
import { messages } from '../shared/messages.ts';
import { oneOf, requiredLine, requiredText } from '../shared/text-fields.ts';
import { readNumber } from '../shared/typed-number.ts';

const label = 'This answer';
const notAsked = 'This job does not ask this';
const answerText = requiredText(label, questionLimits.answer);

const numberOf = (answer: string) => readNumber(answer, `${label} must be a number such as 3 or 2.5`);

const answer = z.object({
  id: z.string(messages.mustBeText('id')).check(z.regex(/^[0-9a-z]{1,7}$/, notAsked)),
  /** The question as the form showed it. It is stored with the answer if the job no longer asks the question. */
  words: z.optional(requiredLine('Question', questionLimits.words)),
  kind: z.optional(oneOf('Kind', questionKinds)),
  answer: answerText,
});

export type SentAnswer = z.output<typeof answer>;

/** The answers of an application, without questions that were not answered. */
export const optionalAnswers = z.optional(
  z.array(answer, 'Answers must be a list').check(
    z.maxLength(questionLimits.questions, messages.tooMany('Answers', questionLimits.questions)),
    z.refine((sent) => new Set(sent.map(({ id }) => id)).size === sent.length, 'Answers must be one for each question'),
  ),
);

/**
 * Matches answers with the questions of a job. Gives the answers to store, and the errors by the id of the question. An answer to a
 * question that the job no longer asks is stored with the question as the form showed it.
 */
export function answersTo(
  questions: readonly Question[],
  sent: readonly SentAnswer[],
): { answers: Answer[]; errors: Record<string, string> } {
  const answers: Answer[] = [];
  const errors: Record<string, string> = {};
  for (const question of questions) {
    const { id, words, kind } = question;
    const answer = sent.find((one) => one.id === id)?.answer;
    const error = answerError(question, answer);
    if (error !== undefined) errors[id] = error;
    else if (answer !== undefined) answers.push({ id, words, kind, answer: kept(kind, answer) });
  }
  for (const { id, words, kind, answer } of sent) {
    if (questions.some((question) => question.id === id)) continue;
    if (words !== undefined && kind !== undefined) answers.push({ id, words, kind, answer, changed: true });
    else errors[id] = notAsked;
  }
  return { answers, errors };
}

/** Gives an answer as it is stored: a number always in one notation, whatever separators the applicant typed. */
function kept(kind: Question['kind'], answer: string): string {
  const number = kind === 'number' && numberOf(answer);
  return number && 'digits' in number ? number.digits : answer;
}

function answerError(question: Question, answer: string | undefined): string | undefined {
  if (answer === undefined) return question.required ? messages.required(label) : undefined;
  const options = optionsOf(question);
  if (options) return options.includes(answer) ? undefined : messages.unknownOption(label);
  if (question.kind === 'number') {
    const number = numberOf(answer);
    if ('problem' in number) return number.problem;
  }
  return answerText.safeParse(answer).error?.issues[0]?.message;
}

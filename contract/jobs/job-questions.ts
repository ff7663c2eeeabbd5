import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { fromJsonText, oneOf, requiredLine } from '../shared/text-fields.ts';
import { type Question, type QuestionKind, questionKinds, questionLimits } from './question.ts';

/**
 * A question as it may be sent: its options as a list, or as they are typed, one a line. It has its id by itself; one that
 * is sent is not looked at.
 */
export interface SentQuestion {
  words: string;
  kind: QuestionKind | '';
  options?: readonly string[] | string | undefined;
  required?: boolean | undefined;
}

const { questions: most, words, options: count, option: optionLength } = questionLimits;

const questionMessages = {
  list: 'Questions must be a list',
  shape: 'Questions must each have words and a kind',
  twice: 'This question is there twice',
  options: `Options must be ${count.min} to ${count.max}, one a line`,
  option: `Each option must be one line of at most ${optionLength} characters`,
  optionTwice: 'Each option must be there once',
} as const;

const option = requiredLine('Option', optionLength);

const options = z.array(z.string(messages.mustBeText('Option')), questionMessages.options).check(
  z.minLength(count.min, questionMessages.options),
  z.maxLength(count.max, questionMessages.options),
  z.refine((given) => given.every((one) => option.safeParse(one).success), questionMessages.option),
  z.refine((given) => new Set(given).size === given.length, questionMessages.optionTwice),
);

/** A question as it was sent, with options as a list. */
interface TypedQuestion {
  words: string;
  kind: QuestionKind;
  options?: string[] | undefined;
  required?: boolean | undefined;
}

const question = z.pipe(
  // The schema behind it refuses whatever is no question.
  z.transform((sent: SentQuestion) => typed(sent) as TypedQuestion),
  z.pipe(
    z.object(
      {
        words: requiredLine('Question', words),
        kind: oneOf('Kind', questionKinds),
        options: z.optional(options),
        required: z._default(z.boolean(messages.mustBeBoolean('required')), false),
      },
      questionMessages.shape,
    ),
    z.transform((asked: Omit<Question, 'id'>): Question => ({ id: idOf(asked), ...asked })),
  ),
);

/** The questions of a job, of which there may be none. A multipart form sends them as JSON. */
export const optionalQuestions = z.optional(
  z.pipe(
    z.transform((sent: readonly SentQuestion[] | string | undefined) => listed(sent) as SentQuestion[] | undefined),
    z.optional(
      z
        .array(question, questionMessages.list)
        .check(z.maxLength(most, messages.tooMany('Questions', most)), ({ value, issues }) => {
          // One that is not valid has no id yet.
          const ids = value.map((one) => (one as Partial<Question>).id);
          for (const [index, id] of ids.entries()) {
            if (id === undefined || ids.indexOf(id) === index) continue;
            const path = [index, 'words'];
            issues.push({ code: 'custom', input: value, path, message: questionMessages.twice, continue: true });
          }
        }),
    ),
  ),
);

function listed(sent: unknown): unknown {
  const questions = typeof sent === 'string' ? fromJsonText(sent) : sent;
  return Array.isArray(questions) && questions.length === 0 ? undefined : questions;
}

/** What counts of a question that was sent: options only where one of them is the answer. */
function typed(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { words, kind, options, required } = sent as Record<string, unknown>;
  return { words, kind, required, ...(kind === 'one-of' && { options: optionsIn(options) }) };
}

function optionsIn(sent: unknown = []): unknown {
  const given = typeof sent === 'string' ? sent.split(/\r?\n/).filter((line) => line.trim() !== '') : sent;
  return Array.isArray(given) ? given.map((one) => (typeof one === 'string' ? one.trim() : one)) : given;
}

/** The id of a question: the same for the same question, on every machine. */
function idOf({ kind, words, options }: Omit<Question, 'id'>): string {
  // FNV-1a: nobody gains anything from two questions that have the same.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([kind, words, options])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

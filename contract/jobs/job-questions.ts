import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { fromJsonText, oneOf, requiredLine } from '../shared/text-fields.ts';
import { type Question, type QuestionKind, questionKinds, questionLimits } from './question.ts';

/** A question in a request. Its options are a list, or a text with one a line. The server computes the id and ignores a sent one. */
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
  twice: 'This question appears twice: change or remove one',
  options: `Enter ${count.min} to ${count.max} options, one on each line`,
  option: `Each option must be one line of at most ${optionLength} characters`,
  optionTwice: 'An option appears twice: remove one',
} as const;

const option = requiredLine('Option', optionLength);

const options = z.array(z.string(messages.mustBeText('Option')), questionMessages.options).check(
  z.minLength(count.min, questionMessages.options),
  z.maxLength(count.max, questionMessages.options),
  z.refine((given) => given.every((one) => option.safeParse(one).success), questionMessages.option),
  z.refine((given) => new Set(given).size === given.length, questionMessages.optionTwice),
);

type TypedQuestion = Omit<SentQuestion, 'kind' | 'options'> & { kind: QuestionKind; options?: string[] | undefined };

const question = z.pipe(
  // The next schema refuses anything that is not a question.
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

/** The questions of a job, which may have none. A multipart form sends them as JSON. */
export const optionalQuestions = z.optional(
  z.pipe(
    z.transform((sent: readonly SentQuestion[] | string | undefined) => listed(sent) as SentQuestion[] | undefined),
    z.optional(
      z
        .array(question, questionMessages.list)
        .check(z.maxLength(most, messages.tooMany('Questions', most)), ({ value, issues }) => {
          // A question that is not valid has no id.
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

/** Drops unknown fields, and the options of a question that is not answered by one of them. */
function typed(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { words, kind, options, required } = sent as Record<string, unknown>;
  return { words, kind, required, ...(kind === 'one-of' && { options: optionsIn(options) }) };
}

function optionsIn(sent: unknown = []): unknown {
  const given = typeof sent === 'string' ? sent.split(/\r?\n/).filter((line) => line.trim() !== '') : sent;
  return Array.isArray(given) ? given.map((one) => (typeof one === 'string' ? one.trim() : one)) : given;
}

/** Computes the id of a question. The same question has the same id on every machine. */
function idOf({ kind, words, options }: Omit<Question, 'id'>): string {
  // FNV-1a is enough: an attacker gains nothing from two questions with the same id.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([kind, words, options])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

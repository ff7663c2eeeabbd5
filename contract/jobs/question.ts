// What the applicants of a job are asked, and what they answer. Public pages read jobs too: no schemas here, which would
// bring zod along.

/** The limits of questions and answers; lengths are in characters. */
export const questionLimits = {
  /** As many as a job asks. */
  questions: 5,
  words: 200,
  options: { min: 2, max: 8 },
  option: 100,
  answer: 500,
} as const;

/** How a question is answered: with a yes or no, one of several options, a number, or a short text. */
export const questionKinds = ['yes-no', 'one-of', 'number', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What a job asks whoever applies for it. */
export interface Question {
  /** Follows from what is asked: with other words, or other options, it is another question. */
  id: string;
  words: string;
  kind: QuestionKind;
  /** What a question of the kind `one-of` can be answered with. */
  options?: string[];
  /** Whether the form asks for an answer. */
  required: boolean;
}

/** An answer as it is kept, with the question as it was asked: what becomes of the job changes nothing of it. */
export interface Answer extends Pick<Question, 'id' | 'words' | 'kind'> {
  answer: string;
  /** The job did not ask this any more when the answer arrived. */
  changed?: true;
}

/** What a question can be answered with, where the answer is chosen. */
export function optionsOf({ kind, options }: Pick<Question, 'kind' | 'options'>): readonly string[] | undefined {
  return kind === 'yes-no' ? ['Yes', 'No'] : options;
}

/** What is said of an answer that is `changed`. */
export const noLongerAsked = 'The job no longer asked this when the application arrived.';

/** Questions with their answers, as one text. */
export function answersText(answers: readonly Answer[]): string {
  return answers
    .map(({ words, answer, changed }) => [words, answer, ...(changed ? [`(${noLongerAsked})`] : [])].join('\n'))
    .join('\n\n');
}

// The questions of a job and the answers of its applicants. Public pages load this file: no schemas here, which would load zod.

/** Limits of questions and answers; lengths in characters. */
export const questionLimits = {
  questions: 5,
  words: 200,
  options: { min: 2, max: 8 },
  option: 100,
  answer: 500,
} as const;

/** The kinds of answers: yes or no, one of several options, a number, or a short text. */
export const questionKinds = ['yes-no', 'one-of', 'number', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  /** Computed from kind, words and options: a question with other words is another question. */
  id: string;
  words: string;
  kind: QuestionKind;
  /** The options of a question of the kind `one-of`. */
  options?: string[];
  /** Whether the form requires an answer. */
  required: boolean;
}

/** A stored answer, with the words of its question. Later changes of the job do not change it. */
export interface Answer extends Pick<Question, 'id' | 'words' | 'kind'> {
  answer: string;
  /** The job no longer asked this when the answer arrived. */
  changed?: true;
}

/** Gives the answers to choose from, for a question that has them. */
export function optionsOf({ kind, options }: Pick<Question, 'kind' | 'options'>): readonly string[] | undefined {
  return kind === 'yes-no' ? ['Yes', 'No'] : options;
}

/** The note on an answer that is `changed`. */
export const noLongerAsked = 'This question had been removed from the job when the application arrived.';

export function answersText(answers: readonly Answer[]): string {
  return answers
    .map(({ words, answer, changed }) => [words, answer, ...(changed ? [`(${noLongerAsked})`] : [])].join('\n'))
    .join('\n\n');
}

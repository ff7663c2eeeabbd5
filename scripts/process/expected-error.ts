/** An error that a person can do something about: it is told in a plain sentence, never with a stack trace. */
export class ExpectedError extends Error {
  readonly details: string | undefined;

  /** `details` is printed before the sentence, such as the end of a log. */
  constructor(sentence: string, details?: string) {
    super(sentence);
    this.details = details;
  }
}

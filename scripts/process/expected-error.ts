/** An error that a person can correct. The command prints its sentence without a stack trace. */
export class ExpectedError extends Error {
  readonly details: string | undefined;

  /** `details`, such as the end of a log, is printed before the sentence. */
  constructor(sentence: string, details?: string) {
    super(sentence);
    this.details = details;
  }
}

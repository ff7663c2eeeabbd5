/** A failure that a person can do something about: it is told in a plain sentence, never with a stack trace. */
export class ExpectedFailure extends Error {
  readonly details: string | undefined;

  /** `details` is printed before the sentence, such as the end of a log. */
  constructor(sentence: string, details?: string) {
    super(sentence);
    this.details = details;
  }
}

/** Runs a command line's work and turns its outcome into an exit code. */
export async function runCommandLine(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (failure) {
    process.exitCode = 1;
    if (!(failure instanceof ExpectedFailure)) throw failure;
    if (failure.details !== undefined) console.error(`\n${failure.details.trimEnd()}`);
    console.error(`\n${failure.message}\n`);
  }
}

import { ConfigurationError } from './configuration.ts';

/** An error of a scheduled function for the operator. The message has no words of a visitor, so it may be logged. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/** Gives the part of an error that may be logged: kind and stack. The message can contain a visitor's words. */
export function errorOutline(error: unknown): {
  error: string;
  code?: string | number;
  /** Not `message`, because the logger uses that name. */
  reason?: string;
  frames?: string[];
} {
  if (!(error instanceof Error)) return { error: typeof error };
  if (error instanceof ConfigurationError || error instanceof RunError)
    return { error: error.name, reason: error.message };
  // The stack begins with the message, whose lines can look like frames.
  const said = error.message.split('\n');
  const code = 'code' in error ? error.code : undefined;
  return {
    error: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line) && !said.includes(line)) ?? [],
  };
}

/** Gives the part of an error that may be recorded: the message of an own error, else the kind, because messages quote input. */
export function runErrorOutline(error: unknown): string {
  if (error instanceof RunError || error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? `${error.name} ${error.code}`
    : error.name;
}

/** Tells whether an error has one of these codes, such as `auth/user-not-found`, or a number of gRPC. */
export function hasCode(error: unknown, ...codes: unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

import { ConfigurationError } from './configuration-error.ts';
import { RunError } from './run-error.ts';

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

/** Tells whether an error has a code of Firebase's libraries, such as `auth/user-not-found`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

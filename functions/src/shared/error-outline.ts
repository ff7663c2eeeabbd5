import { ConfigurationError } from './configuration-error.ts';
import { RunError } from './run-error.ts';

/** What may be logged of an error: its kind and its stack. Its message can hold what a visitor typed. */
export function errorOutline(error: unknown): {
  error: string;
  code?: string | number;
  /** Not `message`: the logger puts its own there. */
  reason?: string;
  frames?: string[];
} {
  if (!(error instanceof Error)) return { error: typeof error };
  if (error instanceof ConfigurationError || error instanceof RunError)
    return { error: error.name, reason: error.message };
  // The stack begins with the message, whose lines may look like frames.
  const said = error.message.split('\n');
  const code = 'code' in error ? error.code : undefined;
  return {
    error: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line) && !said.includes(line)) ?? [],
  };
}

/** Whether a service has refused with this code, as Firebase's libraries give them: `auth/user-not-found`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import { ConfigurationError } from './configuration-error.ts';

/** An error of a scheduled function for the operator. The message has no words of a visitor, so it may be logged. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/** Gives the part of an error that may be recorded: the message of our own errors, else the kind, because messages quote input. */
export function runErrorOutline(error: unknown): string {
  if (error instanceof RunError || error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? `${error.name} ${error.code}`
    : error.name;
}

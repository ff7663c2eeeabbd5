import { ConfigurationError } from './configuration-error.ts';

/** What a scheduled function has to tell whoever runs the site. The message says nothing of any visitor's, so it may be logged. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/** What may be recorded of an error: its own words where they are ours, or else its kind, because others quote what was typed. */
export function runErrorOutline(error: unknown): string {
  if (error instanceof RunError || error instanceof ConfigurationError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? `${error.name} ${error.code}`
    : error.name;
}

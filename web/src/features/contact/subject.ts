import { limits } from '@ohmbridge/functions/contract/limits';

/**
 * What the address says that an enquiry is about (`/contact?subject=…`), as a line that the form takes.
 * @returns `undefined` when it says nothing
 */
export function subjectFromAddress(value: string | null): string | undefined {
  if (value === null) return undefined;
  const line = value.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.slice(0, limits.subject).trim() || undefined;
}

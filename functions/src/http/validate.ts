import { messages } from '@ohmbridge/contract/shared/messages';
import type * as z from 'zod/mini';
import { HttpError } from '../shared/http-error.ts';

/** What `schema` makes of `value`; throws a 400 with an error for each field otherwise. */
export function validate<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    errors[field] ??= issue.message;
  }
  throw new HttpError(400, messages.invalidFields, { errors });
}

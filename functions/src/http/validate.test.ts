import { messages } from '@ohmbridge/contract/shared/messages';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validate } from './mount-routes.ts';

const schema = z.object({ name: z.string('No name'), address: z.object({ city: z.string('No city') }) });

test('a nested field is named by its whole path', () => {
  const errors = { name: 'No name', 'address.city': 'No city' };
  const refusal = expect.objectContaining({ status: 400, message: messages.invalidFields, errors });
  expect(() => validate(schema, { address: {} })).toThrow(refusal);
});

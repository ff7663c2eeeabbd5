import * as z from 'zod/mini';
import { applicantMessages, erasureCodeLabel } from './applicant.ts';
import { messages } from './messages.ts';

/** The code from the mail, with whatever blanks were copied along. */
export const erasureCodeSchema = z.object({
  code: z.string(messages.required(erasureCodeLabel)).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.minLength(1, messages.required(erasureCodeLabel)),
    z.regex(/^\d{6}$/, applicantMessages.codeDigits),
  ),
});

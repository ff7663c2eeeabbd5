import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { applicantMessages, erasureCodeLabel } from './applicant.ts';

/** The code from the mail, with whatever blanks were copied along. */
export const erasureCodeSchema = z.object({
  code: z.string(messages.required(erasureCodeLabel)).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.minLength(1, messages.required(erasureCodeLabel)),
    z.regex(/^\d{6}$/, applicantMessages.codeDigits),
  ),
});

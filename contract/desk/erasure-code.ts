import * as z from 'zod/mini';
import { messages } from '../shared/messages.ts';
import { ownPageLabels, ownPageMessages } from './own-page.ts';

/** The code from the mail, with whatever blanks were copied along. */
export const erasureCodeSchema = z.object({
  code: z.string(messages.required(ownPageLabels.code)).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.minLength(1, messages.required(ownPageLabels.code)),
    z.regex(/^\d{6}$/, ownPageMessages.codeDigits),
  ),
});

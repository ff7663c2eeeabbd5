import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { emailField, optionalLine, phoneField, requiredLine, requiredText } from './text-fields.ts';

export const contactLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone number',
  subject: 'Subject',
  message: 'Message',
} as const;

const tenDigits = new RegExp(`^[0-9]{${limits.contactPhoneDigits}}$`);

/** A contact enquiry. `subject` is only there when a page sent the visitor here about something. */
export const contactSchema = z.object({
  firstName: requiredLine(contactLabels.firstName, limits.name),
  lastName: requiredLine(contactLabels.lastName, limits.name),
  email: emailField(contactLabels.email),
  phone: phoneField(contactLabels.phone, tenDigits, messages.contactPhone),
  subject: optionalLine(contactLabels.subject, limits.subject),
  message: requiredText(contactLabels.message, limits.contactMessage),
});

export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;

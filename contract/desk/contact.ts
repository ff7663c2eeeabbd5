import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { emailField, oneOf, optionalLine, phoneText, requiredLine, requiredText } from '../shared/text-fields.ts';
import {
  defaultPhoneCode,
  isPhone,
  type Phone,
  phoneCodes,
  phoneDigits,
  phoneMessage,
  readPhone,
  type SentPhone,
} from './phone.ts';

export const contactLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneCode: 'Country code',
  phone: 'Phone number',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
} as const;

/** Gives the sent number. Without a country code, its ten digits are taken as they are. */
const phoneOf = ({ phone, phoneCode }: SentPhone): Phone =>
  phoneCode === undefined ? { phoneCode: defaultPhoneCode, phone: phoneDigits(phone) } : readPhone(phone, phoneCode);

/** A contact enquiry. `subject` is set if the visitor came from a page that names one. */
export const contactSchema = z
  .object({
    firstName: requiredLine(contactLabels.firstName, limits.name),
    lastName: requiredLine(contactLabels.lastName, limits.name),
    email: emailField(contactLabels.email),
    phoneCode: z.optional(oneOf(contactLabels.phoneCode, phoneCodes)),
    phone: phoneText(contactLabels.phone),
    company: optionalLine(contactLabels.company, limits.company),
    subject: optionalLine(contactLabels.subject, limits.subject),
    message: requiredText(contactLabels.message, limits.contactMessage),
  })
  .check(
    z.refine((contact) => isPhone(phoneOf(contact)), {
      path: ['phone'],
      error: ({ input }) => phoneMessage(phoneOf(input as SentPhone).phoneCode),
      // Even if other fields are wrong: the form shows all faults at once.
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'phone' || path?.[0] === 'phoneCode'),
    }),
    z.overwrite((contact) => ({ ...contact, ...phoneOf(contact) })),
  );

export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;

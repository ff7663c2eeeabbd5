import type { ContactInput } from '@site/contract/desk/contact';
import { defaultPhoneCode, phoneCodes } from '@site/contract/desk/phone';
import { limits } from '@site/contract/shared/limits';
import type { FormDraft } from '../../shared/public-form-draft.ts';

/** The texts in the fields, until the schema has read them. */
export type ContactValues = Required<ContactInput>;

export const emptyContact: ContactValues = {
  subject: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneCode: defaultPhoneCode,
  phone: '',
  company: '',
  message: '',
};

/** Tells whether a person has typed something. Subject and message can come from the address. */
export function isTyped({ message, ...values }: ContactValues, search = ''): boolean {
  const { firstName, lastName, email, phone, company } = values;
  const isAsked = message === askedBy(search).message;
  return [firstName, lastName, email, phone, company, !isAsked && message].some(Boolean);
}

/**
 * Gives the first values of the fields: text typed before scripts ran, then the draft. A subject from another address takes
 * precedence over that of the draft; a message from another address is added below that of the draft.
 * @param search the query of the address
 */
export function startValues(typed: ContactValues, draft: FormDraft, search: string): ContactValues {
  const kept = draft.values;
  const asked = askedBy(search);
  const isKnown = draft.search === search || asked.message === undefined || kept.message?.includes(asked.message);
  const keptCode = phoneCodes.find((code) => code === kept.phoneCode);
  return {
    subject: draft.search === search ? (kept.subject ?? '') : (asked.subject ?? kept.subject ?? ''),
    firstName: typed.firstName || kept.firstName || '',
    lastName: typed.lastName || kept.lastName || '',
    email: typed.email || kept.email || '',
    // The number and its code must come from the same source.
    phoneCode: (typed.phone ? typed.phoneCode : keptCode) ?? defaultPhoneCode,
    phone: typed.phone || kept.phone || '',
    company: typed.company || kept.company || '',
    message: typed.message || [kept.message, !isKnown && asked.message].filter(Boolean).join('\n\n'),
  };
}

/** Reads subject and message from the address (`/contact?subject=…&message=…`), each as one line. */
export function askedBy(search: string): { subject?: string | undefined; message?: string | undefined } {
  const address = new URLSearchParams(search);
  return {
    subject: lineOf(address.get('subject'), limits.subject),
    message: lineOf(address.get('message'), limits.contactMessage),
  };
}

function lineOf(value: string | null, limit: number): string | undefined {
  const line = value?.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line?.slice(0, limit).trim() || undefined;
}

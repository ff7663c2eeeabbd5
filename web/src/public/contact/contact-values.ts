import type { ContactInput } from '@ohmbridge/contract/desk/contact';
import { defaultPhoneCode, phoneCodes } from '@ohmbridge/contract/desk/phone';
import { limits } from '@ohmbridge/contract/shared/limits';
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
  message: '',
};

/** Whether a person has typed something. The subject can come with the address. */
export function isTyped({ firstName, lastName, email, phone, message }: ContactValues): boolean {
  return [firstName, lastName, email, phone, message].some(Boolean);
}

/**
 * The first values of the fields: text typed before scripts ran, then the draft. A subject that another address
 * gives counts for more than that of the draft.
 * @param search the query of the address
 */
export function startValues(typed: ContactValues, draft: FormDraft, search: string): ContactValues {
  const kept = draft.values;
  const asked = subjectFromAddress(new URLSearchParams(search).get('subject'));
  const keptCode = phoneCodes.find((code) => code === kept.phoneCode);
  return {
    subject: draft.search === search ? (kept.subject ?? '') : (asked ?? kept.subject ?? ''),
    firstName: typed.firstName || kept.firstName || '',
    lastName: typed.lastName || kept.lastName || '',
    email: typed.email || kept.email || '',
    // The number and its code belong together.
    phoneCode: (typed.phone ? typed.phoneCode : keptCode) ?? defaultPhoneCode,
    phone: typed.phone || kept.phone || '',
    message: typed.message || kept.message || '',
  };
}

/**
 * The subject that the address names (`/contact?subject=…`), as a line that the form takes.
 * @returns `undefined` when it says nothing
 */
export function subjectFromAddress(value: string | null): string | undefined {
  if (value === null) return undefined;
  const line = value.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.slice(0, limits.subject).trim() || undefined;
}

import { defaultPhoneCode, isPhone, readPhone } from '@ohmbridge/functions/contract/phone';
import type { ContactFormState } from './use-contact-form.ts';

/** Takes the country code out of a number that names its own, and chooses it. */
export function settlePhone(form: ContactFormState): void {
  const { phone, phoneCode = defaultPhoneCode } = form.getValues();
  const read = readPhone(phone, phoneCode);
  const isKnown = read.phoneCode !== 'other' || isPhone(read);
  if (read.phoneCode === phoneCode || !isKnown) return;
  form.setValue('phoneCode', read.phoneCode);
  form.setValue('phone', read.phone);
}

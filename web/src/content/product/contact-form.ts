import { phoneCodes } from '@site/contract/desk/phone';
import { fileLimits, sizeWords } from '@site/contract/desk/submission-files';
import { countries } from '@site/contract/firm/countries';
import { countryFacts, type PhonePlan } from '@site/contract/firm/country-facts';

const upTo = `${sizeWords(fileLimits.bytes)} each, ${sizeWords(fileLimits.bytesInAll)} together`;

/** The countries of each phone code, such as "+44 United Kingdom". */
const phoneCodeWords = Object.fromEntries(
  phoneCodes.map((code) => [
    code,
    [code, countries.filter((country) => countryFacts[country].phone.code === code).join(', ')].join(' '),
  ]),
);

/** The words of the contact form itself. They are part of its scripts. */
export const contactForm = {
  formName: 'Enquiry',
  phoneCodes: { ...phoneCodeWords, other: 'Other' },
  phoneHint: ({ min, max }: PhonePlan['digits']) =>
    `${min === max ? min : `${min} to ${max}`} digits after the country code`,
  otherPhoneHint: 'With its country code, 7 to 15 digits',
  messageHint: 'What you want to connect, where, at which voltage, and by when.',
  documentsHint: `You can add drawings and documents through the link that we email you, up to ${upTo}.`,
  submit: 'Send Message',
  submitting: 'Sending...',
} as const;

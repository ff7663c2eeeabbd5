import { fileLimits, sizeWords } from '@ohmbridge/contract/desk/submission-files';

const upTo = `${sizeWords(fileLimits.bytes)} each, ${sizeWords(fileLimits.bytesInAll)} together`;

/** The words of the contact form itself: they travel with its scripts. */
export const contactForm = {
  formName: 'Enquiry',
  phoneCodes: {
    '+44': '+44 United Kingdom',
    '+91': '+91 India',
    '+998': '+998 Uzbekistan',
    other: 'Other',
  },
  phoneHint: (digits: number) => `${digits} digits after the country code`,
  otherPhoneHint: 'With its country code, 7 to 15 digits',
  messageHint: 'What it is, where it is, at which voltage, and by when.',
  documentsHint: `Drawings and documents: you can add them on the page that we send you a link to, up to ${upTo}.`,
  submit: 'Send Message',
  submitting: 'Sending...',
} as const;

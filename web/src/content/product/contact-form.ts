import { fileLimits, sizeWords } from '@site/contract/desk/submission-files';

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
  messageHint: 'What you want to connect, where, at which voltage, and by when.',
  documentsHint: `You can add drawings and documents through the link that we email you, up to ${upTo}.`,
  submit: 'Send Message',
  submitting: 'Sending...',
} as const;

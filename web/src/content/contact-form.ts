/** The words of the contact form itself: they travel with its scripts. */
export const contactForm = {
  formName: 'Enquiry',
  phoneHint: '10 digits, without the leading 0 or the country code',
  messageHint: 'What it is, where it is, at which voltage, and by when',
  submit: 'Send Message',
  submitting: 'Sending...',
} as const;

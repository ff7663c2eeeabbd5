import type { ApplicationInput } from '../desk/application.ts';
import type { ContactInput } from '../desk/contact.ts';

/** An enquiry that passes every check. */
export const contactInput = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada.okafor@example.org',
  phone: '01234 567-89',
  company: 'Thames Estuary Storage Ltd',
  subject: 'Arc flash study',
  message: 'We plan a 33 kV connection.\nCan you help?',
} satisfies ContactInput;

/** An application that passes every check. */
export const applicationInput = {
  firstName: 'Ravi',
  lastName: "O'Brien",
  email: 'ravi@example.org',
  phone: '+91 (11) 2345-6789',
  country: 'India',
  position: 'Protection Engineer',
  linkedin: 'https://www.linkedin.com/in/ravi',
  cvLink: 'https://example.org/ravi/cv.pdf?version=2',
  comments: 'Available from March.',
} satisfies ApplicationInput;

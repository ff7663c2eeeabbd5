import type { ApplicationInput } from '../desk/application.ts';
import type { ContactInput } from '../desk/contact.ts';
import { homeCountry } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';
import { positions } from '../firm/positions.ts';
import { branch } from './offices.ts';

const plan = countryFacts[homeCountry].phone;

/** A phone number of the home country, as the contact form stores it. */
export const homePhone = { phoneCode: plan.code, phone: '2345678901'.slice(0, plan.digits.min) };

/** An enquiry that passes every check. */
export const contactInput = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada.okafor@example.org',
  phone: homePhone.phone.replace(/(\d{4})/, '$1 '),
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
  country: branch.country,
  position: positions[branch.country][0],
  linkedin: 'https://www.linkedin.com/in/ravi',
  cvLink: 'https://example.org/ravi/cv.pdf?version=2',
  comments: 'Available from March.',
} satisfies ApplicationInput;

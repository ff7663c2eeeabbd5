import { applicationLabels } from '@ohmbridge/contract/desk/application';
import { contactLabels } from '@ohmbridge/contract/desk/contact';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type InvalidField, invalidEmails, invalidTexts, invalidWebAddresses } from './invalid-fields.ts';

const { required, unknownOption, tooLong, mustBeText, singleLine, webAddress } = messages;

/** Every invalid field of a contact enquiry. */
export const invalidContactFields: readonly InvalidField[] = [
  ...invalidTexts({ field: 'firstName', label: contactLabels.firstName, max: limits.name }),
  ...invalidTexts({ field: 'lastName', label: contactLabels.lastName, max: limits.name }),
  ...invalidAddresses(contactLabels.email),
  ...invalidTexts({ field: 'phone', label: contactLabels.phone, max: limits.phone }),
  ...invalidPhones(['012345678', '01234567890', '+440123456789', '012345678x', '١٢٣٤٥٦٧٨٩'], messages.contactPhone(10)),
  ...['+33', '44', 44].map((value) => ({
    field: 'phoneCode',
    what: `the code ${value}`,
    value,
    message: unknownOption(contactLabels.phoneCode),
  })),
  ...invalidTexts({ field: 'subject', label: contactLabels.subject, max: limits.subject, required: false }),
  ...invalidTexts({ field: 'message', label: contactLabels.message, max: limits.contactMessage, multiline: true }),
];

/** Every invalid field of a job application. */
export const invalidApplicationFields: readonly InvalidField[] = [
  ...invalidTexts({ field: 'firstName', label: applicationLabels.firstName, max: limits.name }),
  ...invalidTexts({ field: 'lastName', label: applicationLabels.lastName, max: limits.name }),
  ...invalidAddresses(applicationLabels.email),
  ...invalidTexts({ field: 'phone', label: applicationLabels.phone, max: limits.phone }),
  ...invalidPhones(['123456', '1234567890123456', '++1234567890', 'call me'], messages.applicationPhone),
  ...invalidOptions('country', applicationLabels.country, ['Atlantis', 'india', 'India ', 44]),
  ...invalidOptions('position', applicationLabels.position, ['Astronaut', 'Software Developer']),
  ...['J-1', 'Section Leader', ['J-0001'], 1].map((value) => ({
    field: 'job',
    what: `the reference ${value}`,
    value,
    message: messages.jobReference,
  })),
  ...['yes', null, { a1: 'Yes' }].map((value) => ({
    field: 'answers',
    what: JSON.stringify(value),
    value,
    message: 'Answers must be a list',
  })),
  {
    field: 'answers',
    what: 'six',
    value: 'abcdef'.split('').map((id) => ({ id, answer: 'Yes' })),
    message: messages.tooMany('Answers', 5),
  },
  ...invalidTexts({
    field: 'comments',
    label: applicationLabels.comments,
    max: limits.applicationComments,
    required: false,
    multiline: true,
  }),
  ...invalidLinks('linkedin', applicationLabels.linkedin, webAddress(applicationLabels.linkedin)),
  ...invalidLinks('cvLink', applicationLabels.cvLink, singleLine(applicationLabels.cvLink)),
  ...['', undefined].map((value) => ({
    field: 'cvLink',
    what: value === undefined ? 'left out' : 'empty',
    value,
    message: required(applicationLabels.cvLink),
  })),
];

function invalidAddresses(label: string): InvalidField[] {
  const field = 'email';
  return [
    ...invalidEmails(field),
    { field, what: 'left out', value: undefined, message: required(label) },
    { field, what: 'empty', value: '', message: required(label) },
    { field, what: 'a number', value: 12, message: mustBeText(label) },
    {
      field,
      what: 'too long',
      value: `${'x'.repeat(limits.email)}@example.org`,
      message: tooLong(label, limits.email),
    },
  ];
}

function invalidPhones(numbers: readonly string[], message: string): InvalidField[] {
  return numbers.map((value) => ({ field: 'phone', what: `the number ${value}`, value, message }));
}

function invalidOptions(field: string, label: string, options: readonly unknown[]): InvalidField[] {
  return [
    { field, what: 'left out', value: undefined, message: required(label) },
    { field, what: 'empty', value: '', message: required(label) },
    ...options.map((value) => ({ field, what: `the option ${value}`, value, message: unknownOption(label) })),
  ];
}

function invalidLinks(field: string, label: string, tabMessage: string): InvalidField[] {
  const tooLongAddress = `https://example.org/${'x'.repeat(limits.webAddress)}`;
  return [
    ...invalidWebAddresses(field, label),
    { field, what: 'a hidden tab', value: 'java\tscript:alert(1)', message: tabMessage },
    { field, what: 'too long', value: tooLongAddress, message: tooLong(label, limits.webAddress) },
    { field, what: 'a number', value: 12, message: mustBeText(label) },
  ];
}

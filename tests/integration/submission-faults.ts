import { applicationLabels } from '@ohmbridge/functions/contract/application';
import { contactLabels } from '@ohmbridge/functions/contract/contact';
import { limits } from '@ohmbridge/functions/contract/limits';
import { messages } from '@ohmbridge/functions/contract/messages';
import { emailFaults, type Fault, textFaults, webAddressFaults } from './field-faults.ts';

const { required, unknownOption, tooLong, mustBeText, singleLine, webAddress } = messages;

/** Every fault of a contact enquiry. */
export const contactFaults: readonly Fault[] = [
  ...textFaults({ field: 'firstName', label: contactLabels.firstName, max: limits.name }),
  ...textFaults({ field: 'lastName', label: contactLabels.lastName, max: limits.name }),
  ...addressFaults(contactLabels.email),
  ...textFaults({ field: 'phone', label: contactLabels.phone, max: limits.phone }),
  ...phoneFaults(['012345678', '01234567890', '+440123456789', '012345678x', '١٢٣٤٥٦٧٨٩٠'], messages.contactPhone),
  ...textFaults({ field: 'subject', label: contactLabels.subject, max: limits.subject, required: false }),
  ...textFaults({ field: 'message', label: contactLabels.message, max: limits.contactMessage, multiline: true }),
];

/** Every fault of a job application. */
export const applicationFaults: readonly Fault[] = [
  ...textFaults({ field: 'firstName', label: applicationLabels.firstName, max: limits.name }),
  ...textFaults({ field: 'lastName', label: applicationLabels.lastName, max: limits.name }),
  ...addressFaults(applicationLabels.email),
  ...textFaults({ field: 'phone', label: applicationLabels.phone, max: limits.phone }),
  ...phoneFaults(['123456', '1234567890123456', '++1234567890', 'call me'], messages.applicationPhone),
  ...optionFaults('country', applicationLabels.country, ['Atlantis', 'india', 'India ', 44]),
  ...optionFaults('position', applicationLabels.position, ['Astronaut', 'Software Developer']),
  ...textFaults({
    field: 'comments',
    label: applicationLabels.comments,
    max: limits.applicationComments,
    required: false,
    multiline: true,
  }),
  ...linkFaults('linkedin', applicationLabels.linkedin, webAddress(applicationLabels.linkedin)),
  ...linkFaults('cvLink', applicationLabels.cvLink, singleLine(applicationLabels.cvLink)),
  ...['', undefined].map((value) => ({
    field: 'cvLink',
    what: value === undefined ? 'left out' : 'empty',
    value,
    message: required(applicationLabels.cvLink),
  })),
];

function addressFaults(label: string): Fault[] {
  const field = 'email';
  return [
    ...emailFaults(field),
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

function phoneFaults(numbers: readonly string[], message: string): Fault[] {
  return numbers.map((value) => ({ field: 'phone', what: `the number ${value}`, value, message }));
}

function optionFaults(field: string, label: string, options: readonly unknown[]): Fault[] {
  return [
    { field, what: 'left out', value: undefined, message: required(label) },
    { field, what: 'empty', value: '', message: required(label) },
    ...options.map((value) => ({ field, what: `the option ${value}`, value, message: unknownOption(label) })),
  ];
}

function linkFaults(field: string, label: string, tabMessage: string): Fault[] {
  const tooLongAddress = `https://example.org/${'x'.repeat(limits.webAddress)}`;
  return [
    ...webAddressFaults(field, label),
    { field, what: 'a hidden tab', value: 'java\tscript:alert(1)', message: tabMessage },
    { field, what: 'too long', value: tooLongAddress, message: tooLong(label, limits.webAddress) },
    { field, what: 'a number', value: 12, message: mustBeText(label) },
  ];
}

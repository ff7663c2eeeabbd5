import { describe, expect, it } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { deskMessages, sendMessageSchema } from './desk-schemas.ts';
import {
  blank,
  builtInTemplates,
  fillTemplate,
  firstWords,
  templateFieldsOf,
  templateMovesTo,
  templateNames,
  templatesOf,
  templateValues,
  templateWords,
  unknownFields,
  usesField,
} from './message-templates.ts';
import { statusesOf, submissionKinds } from './submission-kinds.ts';

const values = { name: 'Asha', job: 'Engineer (J-0042)', reference: 'A-000123', interview: 'Monday', times: 'Tuesday' };

describe('the fields of a template', () => {
  it('are filled in at every place', () => {
    expect(fillTemplate('{name}, {name}: {job}, {reference}, {interview}', values)).toBe(
      'Asha, Asha: Engineer (J-0042), A-000123, Monday',
    );
  });

  it('are not searched in filled-in text', () => {
    expect(fillTemplate('{name}', { ...values, name: '{reference} $& $1' })).toBe('{reference} $& $1');
  });

  testRows(['{salary}', '{toString}', '{constructor}', '{ name }', '{}'])(
    'are known by their exact words: any others stay, and are named',
    (text) => {
      expect(fillTemplate(text, values)).toBe(text);
      expect(unknownFields(`{name} ${text}`)).toEqual([text.slice(1, -1)]);
    },
  );

  testRows(['{a\nb}', `{${'a'.repeat(41)}}`, 'a } b {', '{{name'])('are not searched in other braces', (text) => {
    expect(unknownFields(text)).toEqual([]);
  });

  it('are found in the text that uses them', () => {
    expect(usesField('On {interview}.', 'interview')).toBe(true);
    expect(usesField('On interview.', 'interview')).toBe(false);
  });
});

describe('a person', () => {
  const person = { reference: 'A-000123', firstName: 'Asha' };

  it('gets a message about the advertised job, the position, the subject, or the enquiry', () => {
    const job = { reference: 'J-0042', title: 'Engineer' };
    const about = (more: object) => templateValues({ ...person, ...more }).job;
    expect(about({ job, position: 'Other' })).toBe('Engineer (J-0042)');
    expect(about({ job: { reference: 'J-0042' }, position: 'Other' })).toBe('Other');
    expect(about({ position: 'Other: Submit Your CV' })).toBe('a position with us');
    expect(about({ subject: 'Arc flash' })).toBe('Arc flash');
    expect(about({})).toBe('your enquiry');
    expect(templateValues(person, { interview: 'Monday', times: 'Tuesday' })).toEqual({
      ...values,
      job: 'your enquiry',
    });
  });
});

testRows(templateNames)('the built-in templates have only known fields, and version 0', (name) => {
  const { subject, text, version } = builtInTemplates[name];
  expect(unknownFields(subject + text)).toEqual([]);
  expect(subject).toMatch(/\{(?:reference|job)\}/);
  expect(text).toContain('{name}');
  expect(version).toBe(0);
  expect(usesField(text, 'interview')).toBe(name === 'invitation');
  expect(templateWords[name]).toMatch(/^[A-Z]/);
});

testRows([
  ['received', undefined],
  ['invitation', 'interview'],
  ['not-this-time', 'rejected'],
  ['after-interview', 'rejected'],
  ['who-answers', 'open'],
  ['not-our-field', 'closed'],
] as const)('the built-in templates move their recipient to the right status', (name, status) => {
  expect(templateMovesTo[name]).toBe(status);
});

testRows(submissionKinds)('the templates of each kind have only its own statuses and placeholders', (kind) => {
  for (const name of templatesOf[kind]) {
    const { subject, text } = builtInTemplates[name];
    const asked = [...`${subject}${text}`.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    expect(templateFieldsOf[kind]).toEqual(expect.arrayContaining(asked));
    const to = templateMovesTo[name];
    if (to) expect(statusesOf[kind]).toContain(to);
    if (kind === 'enquiries') expect(`${subject}${text}`).not.toMatch(/application|interview|careers/i);
  }
  const { status } = firstWords[kind];
  if (status) expect(statusesOf[kind]).toContain(status);
});

it('an answer to an enquiry begins with its reference, and moves the enquiry to Answered', () => {
  expect(firstWords.enquiries).toEqual({ subject: 'Your enquiry {reference}', status: 'answered' });
  expect(firstWords.applications).toEqual({ subject: '', status: '' });
});

testRows(['fee-and-programme', 'after-interview'] as const)(
  'a message with an unfilled blank does not leave',
  (name) => {
    const { subject, text } = builtInTemplates[name];
    const faults = (body: object) =>
      sendMessageSchema
        .safeParse({ ids: ['an-enquiry'], subject, ...body })
        .error?.issues.map(({ message }) => message);
    expect(faults({ text })).toEqual([deskMessages.blankLeft]);
    expect(faults({ text: text.replace(blank, '12 December') })).toBeUndefined();
  },
);

import { describe, expect, it } from 'vitest';
import {
  builtInTemplates,
  fillTemplate,
  templateMovesTo,
  templateNames,
  templateValues,
  templateWords,
  unknownFields,
  usesField,
} from './message-templates.ts';

const values = { name: 'Asha', job: 'Engineer (J-0042)', reference: 'A-000123', interview: 'Monday', times: 'Tuesday' };

describe('the fields of a template', () => {
  it('are filled in wherever they stand', () => {
    expect(fillTemplate('{name}, {name}: {job}, {reference}, {interview}', values)).toBe(
      'Asha, Asha: Engineer (J-0042), A-000123, Monday',
    );
  });

  it('are not looked for in what was filled in', () => {
    expect(fillTemplate('{name}', { ...values, name: '{reference} $& $1' })).toBe('{reference} $& $1');
  });

  it.each(['{salary}', '{toString}', '{constructor}', '{ name }', '{}'])(
    'are not %s, which stays and is named',
    (text) => {
      expect(fillTemplate(text, values)).toBe(text);
      expect(unknownFields(`{name} ${text}`)).toEqual([text.slice(1, -1)]);
    },
  );

  it.each(['{a\nb}', `{${'a'.repeat(41)}}`, 'a } b {', '{{name'])('are not looked for in %j', (text) => {
    expect(unknownFields(text)).toEqual([]);
  });

  it('are known to be used', () => {
    expect(usesField('On {interview}.', 'interview')).toBe(true);
    expect(usesField('On interview.', 'interview')).toBe(false);
  });
});

describe('a person', () => {
  const person = { reference: 'A-000123', firstName: 'Asha' };

  it('is written to about the job as it was advertised, the position, the subject, or the enquiry', () => {
    const job = { reference: 'J-0042', title: 'Engineer' };
    const about = (more: object) => templateValues({ ...person, ...more }).job;
    expect(about({ job, position: 'Other' })).toBe('Engineer (J-0042)');
    expect(about({ job: { reference: 'J-0042' }, position: 'Other' })).toBe('Other');
    expect(about({ subject: 'Arc flash' })).toBe('Arc flash');
    expect(about({})).toBe('your enquiry');
    expect(templateValues(person, { interview: 'Monday', times: 'Tuesday' })).toEqual({
      ...values,
      job: 'your enquiry',
    });
  });
});

it.each(templateNames)(
  'the template "%s" that comes with the website has fields that there are, and version 0',
  (name) => {
    const { subject, text, version } = builtInTemplates[name];
    expect(unknownFields(subject + text)).toEqual([]);
    expect(subject).toMatch(/\{(?:reference|job)\}/);
    expect(text).toContain('{name}');
    expect(version).toBe(0);
    expect(usesField(text, 'interview')).toBe(name === 'invitation');
    expect(templateWords[name]).toMatch(/^[A-Z]/);
  },
);

it.each([
  ['received', undefined],
  ['invitation', 'interview'],
  ['not-this-time', 'rejected'],
] as const)('the template "%s" moves applicants to %s, and enquirers nowhere', (name, status) => {
  expect(templateMovesTo(name, 'applications')).toBe(status);
  expect(templateMovesTo(name, 'enquiries')).toBeUndefined();
});

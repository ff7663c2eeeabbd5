import { expect, test } from 'vitest';
import { jobInput } from '../test-support/jobs.ts';
import { testRows } from '../test-support/test-rows.ts';
import { jobFieldNames, jobInputSchema, jobStateSchema, jobUpdateSchema } from './job.ts';
import { jobLabels } from './job-labels.ts';
import { newPdfPath, pdfPathPattern } from './pdf.ts';

const pastTheLimit = (max: number) => 'x'.repeat(max + 1);
const notAnAddress = 'pdfUrl must be a web address that starts with https:// or http://';
const pdfMissing = 'The uploaded PDF could not be found. Please upload it again.';

testRows([
  ['title', undefined, 'Title is required'],
  ['title', ' ', 'Title is required'],
  ['title', 1, 'Title must be text'],
  ['title', pastTheLimit(100), 'Title must be at most 100 characters'],
  ['title', 'Engineer\r\nX-Header: 1', 'Title must not contain line breaks or control characters'],
  ['type', 1, 'Discipline must be text'],
  ['type', 'Design\r\nBcc: all@example.org', 'Discipline must not contain line breaks or control characters'],
  ['type', pastTheLimit(200), 'Discipline must be at most 200 characters'],
  ['place', undefined, 'Location is required'],
  ['place', 'Pune\r\nBcc: all@example.org', 'Location must not contain line breaks or control characters'],
  ['place', pastTheLimit(200), 'Location must be at most 200 characters'],
  ['qualifications', '', 'Qualifications is required'],
  ['qualifications', 'a\u0000b', 'Qualifications must not contain control characters'],
  ['qualifications', pastTheLimit(2000), 'Qualifications must be at most 2000 characters'],
  ['experience', '', 'Experience is required'],
  ['experience', ['x'], 'Experience must be text'],
  ['experience', pastTheLimit(2000), 'Experience must be at most 2000 characters'],
  ['responsibilities', undefined, 'Responsibilities is required'],
  ['responsibilities', pastTheLimit(10_000), 'Responsibilities must be at most 10000 characters'],
  ['responsibilities', 'a\u0000', 'Responsibilities must not contain control characters'],
  ['country', undefined, 'Country is required'],
  ['country', null, 'Country is required'],
  ['country', 'France', 'Country is not one of the options'],
  ['isActive', 'TRUE', 'isActive must be true or false'],
  ['isActive', 'yes', 'isActive must be true or false'],
  ['isActive', 1, 'isActive must be true or false'],
  ['isActive', null, 'isActive must be true or false'],
  ['pdfUrl', 'javascript:alert(1)', notAnAddress],
  ['pdfUrl', 'data:application/pdf;base64,JVBERi0=', notAnAddress],
  ['pdfUrl', 'https://example.org/\nx', notAnAddress],
  ['pdfUrl', 4, notAnAddress],
  ['pdfUrl', `https://example.org/${pastTheLimit(2048)}`, 'pdfUrl must be at most 2048 characters'],
  ['pdfPath', '', pdfMissing],
  ['pdfPath', newPdfPath().replace('job-pdfs', 'brochures'), pdfMissing],
  ['pdfPath', `/${newPdfPath()}`, pdfMissing],
  ['pdfPath', 'job-pdfs/short.pdf', pdfMissing],
  ['pdfPath', '../job-pdfs/aaaaaaaaaaaaaaaaaaaaaaaa.pdf', pdfMissing],
  ['pdfPath', 'job-pdfs/../aaaaaaaaaaaaaaaaaaaaaaaa.pdf', pdfMissing],
  ['pdfPath', 'job-pdfs/aaaaaaaaaaaaaaaaaaaaaaaa.html', pdfMissing],
  ['pdfPath', 'job-pdfs/aaaaaaaaaaaaaaaaaaaaaaaa.pdf\n', pdfMissing],
  ['pdfPath', 4, 'pdfPath must be text'],
])('a job is refused for each wrong field', (field, value, message) => {
  const result = jobInputSchema.safeParse({ ...jobInput, [field]: value });
  expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([field, message]);
});

test('a job has the fields of the form, and no others', () => {
  expect(jobInputSchema.parse({ ...jobInput, createdAt: 'now' })).toEqual(jobInput);
});

testRows(['true', 1, null, undefined])('a job is switched only by true or false', (isActive) => {
  const { error } = jobStateSchema.safeParse({ isActive });
  expect(error?.issues.map(({ message }) => message)).toEqual(['isActive must be true or false']);
});

testRows(['', 'yesterday', '2026-11-21', '2026-02-30T09:00:00.000Z', 0, null])(
  'a text that is not a moment is not the version of a job',
  (unchangedSince) => {
    const { error } = jobUpdateSchema.safeParse({ ...jobInput, unchangedSince });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'unchangedSince must be a date and time such as 2026-01-31T09:00:00.000Z',
    ]);
  },
);

test('a job can leave out its optional fields', () => {
  const { type: _type, isActive: _isActive, ...required } = jobInput;
  expect(jobInputSchema.parse(required)).toEqual(required);
});

testRows([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
])('isActive may be text, as in a form', (sent, understood) => {
  expect(jobInputSchema.parse({ ...jobInput, isActive: sent }).isActive).toBe(understood);
});

testRows([null, '', 'https://example.org/job.pdf'])('pdfUrl may be missing, empty or a web address', (pdfUrl) => {
  expect(jobInputSchema.parse({ ...jobInput, pdfUrl }).pdfUrl).toBe(pdfUrl);
});

test('a new object path is valid, and different each time', () => {
  const [one, other] = [newPdfPath(), newPdfPath()];
  expect(one).toMatch(pdfPathPattern);
  expect(one).not.toBe(other);
});

test('every field of a job has a label, and every label a field', () => {
  expect(Object.keys(jobLabels)).toEqual([...jobFieldNames, 'pdf']);
});

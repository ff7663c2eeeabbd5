import { jobLabels } from '@ohmbridge/contract/jobs/job-labels';
import { newPdfPath } from '@ohmbridge/contract/jobs/pdf';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { type InvalidField, invalidTexts, invalidWebAddresses } from './invalid-fields.ts';

const {
  required,
  unknownOption,
  mustBeBoolean,
  mustBeMoment,
  mustBeText,
  pdfMissing,
  singleLine,
  tooLong,
  tooMany,
  webAddress,
} = messages;

/** Every invalid field of a job. */
export const invalidJobFields: readonly InvalidField[] = [
  ...invalidTexts({ field: 'title', label: jobLabels.title, max: limits.jobTitle }),
  ...invalidTexts({ field: 'type', label: jobLabels.type, max: limits.jobLine, required: false }),
  ...invalidTexts({ field: 'place', label: jobLabels.place, max: limits.jobLine }),
  ...invalidTexts({ field: 'qualifications', label: jobLabels.qualifications, max: limits.jobText, multiline: true }),
  ...invalidTexts({ field: 'experience', label: jobLabels.experience, max: limits.jobText, multiline: true }),
  ...invalidTexts({
    field: 'responsibilities',
    label: jobLabels.responsibilities,
    max: limits.jobResponsibilities,
    multiline: true,
  }),
  ...['many', null, {}].map((value) => invalid('questions', value, 'Questions must be a list')),
  invalid(
    'questions',
    Array.from({ length: 6 }, (_, index) => ({ words: `Question ${index}?`, kind: 'text' })),
    tooMany('Questions', 5),
  ),
  ...[undefined, ''].map((value) => invalid('country', value, required(jobLabels.country))),
  ...['Atlantis', 'india', 12, ['India']].map((value) => invalid('country', value, unknownOption(jobLabels.country))),
  ...['yes', 1, null, 'TRUE', {}].map((value) => invalid('isActive', value, mustBeBoolean('isActive'))),
  ...invalidWebAddresses('pdfUrl', 'pdfUrl'),
  ...[12, ['https://example.org'], 'example.org/cv.pdf'].map((value) => invalid('pdfUrl', value, webAddress('pdfUrl'))),
  invalid('pdfUrl', `https://example.org/${'x'.repeat(limits.webAddress)}`, tooLong('pdfUrl', limits.webAddress)),
  invalid('pdfUrl', 'java\tscript:alert(1)', singleLine('pdfUrl')),
  ...[
    '',
    'job-pdfs/short.pdf',
    newPdfPath().replace('.pdf', '.html'),
    newPdfPath().replace('job-pdfs', 'brochures'),
    `/${newPdfPath()}`,
    newPdfPath().replace('/', '/../'),
  ].map((value) => invalid('pdfPath', value, pdfMissing)),
  invalid('pdfPath', 12, mustBeText('pdfPath')),
];

/** What only a change of a job can get wrong. */
export const invalidVersions: readonly InvalidField[] = [
  '',
  'yesterday',
  '2026-01-31',
  '2026-02-30T09:00:00.000Z',
  12,
  null,
].map((value) => invalid('unchangedSince', value, mustBeMoment('unchangedSince')));

function invalid(field: string, value: unknown, message: string): InvalidField {
  return { field, what: value === undefined ? 'left out' : JSON.stringify(value).slice(0, 60), value, message };
}

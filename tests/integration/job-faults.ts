import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { limits } from '@ohmbridge/functions/contract/limits';
import { messages } from '@ohmbridge/functions/contract/messages';
import { newPdfPath } from '@ohmbridge/functions/contract/pdf';
import { type Fault, textFaults, webAddressFaults } from './field-faults.ts';

const {
  required,
  unknownOption,
  mustBeBoolean,
  mustBeMoment,
  mustBeText,
  pdfMissing,
  singleLine,
  tooLong,
  webAddress,
} = messages;

/** Every fault of a job. */
export const jobFaults: readonly Fault[] = [
  ...textFaults({ field: 'title', label: jobLabels.title, max: limits.jobTitle }),
  ...textFaults({ field: 'type', label: jobLabels.type, max: limits.jobLine, required: false }),
  ...textFaults({ field: 'place', label: jobLabels.place, max: limits.jobLine }),
  ...textFaults({ field: 'qualifications', label: jobLabels.qualifications, max: limits.jobText, multiline: true }),
  ...textFaults({ field: 'experience', label: jobLabels.experience, max: limits.jobText, multiline: true }),
  ...textFaults({
    field: 'responsibilities',
    label: jobLabels.responsibilities,
    max: limits.jobResponsibilities,
    multiline: true,
  }),
  ...[undefined, ''].map((value) => fault('country', value, required(jobLabels.country))),
  ...['Atlantis', 'india', 12, ['India']].map((value) => fault('country', value, unknownOption(jobLabels.country))),
  ...['yes', 1, null, 'TRUE', {}].map((value) => fault('isActive', value, mustBeBoolean('isActive'))),
  ...webAddressFaults('pdfUrl', 'pdfUrl'),
  ...[12, ['https://example.org']].map((value) => fault('pdfUrl', value, webAddress('pdfUrl'))),
  fault('pdfUrl', `https://example.org/${'x'.repeat(limits.webAddress)}`, tooLong('pdfUrl', limits.webAddress)),
  fault('pdfUrl', 'java\tscript:alert(1)', singleLine('pdfUrl')),
  ...[
    '',
    'job-pdfs/short.pdf',
    newPdfPath().replace('.pdf', '.html'),
    newPdfPath().replace('job-pdfs', 'brochures'),
    `/${newPdfPath()}`,
    newPdfPath().replace('/', '/../'),
  ].map((value) => fault('pdfPath', value, pdfMissing)),
  fault('pdfPath', 12, mustBeText('pdfPath')),
];

/** What only a change of a job can get wrong. */
export const versionFaults: readonly Fault[] = [
  '',
  'yesterday',
  '2026-01-31',
  '2026-02-30T09:00:00.000Z',
  12,
  null,
].map((value) => fault('unchangedSince', value, mustBeMoment('unchangedSince')));

function fault(field: string, value: unknown, message: string): Fault {
  return { field, what: value === undefined ? 'left out' : JSON.stringify(value).slice(0, 60), value, message };
}
